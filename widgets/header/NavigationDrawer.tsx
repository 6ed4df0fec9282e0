import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Menu as MenuIcon } from 'lucide-react';
import { headerTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { CompactIconButton } from '../../src/ui/CompactIconButton.tsx';
import { useOverlayContainer } from '../../src/ui/useOverlayContainer.ts';
import type { DrawerProps } from './Drawer.tsx';
import type { NavigationLink } from './navigation.ts';

const drawer = lazyView<DrawerProps>(() => import('./Drawer.tsx').then((module) => module.default));

export interface NavigationDrawerProps {
  links: readonly NavigationLink[];
  onNavigate: OnNavigate | undefined;
}

/** The navigation of a phone: a button that opens a drawer. */
export function NavigationDrawer({ links, onNavigate }: NavigationDrawerProps) {
  const words = useTexts(headerTexts);
  const overlay = useOverlayContainer();
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { loadFailed } = useTexts(uiTexts);
  const { View } = drawer.useView(isOpen, () => {
    toast({ tone: 'error', text: loadFailed });
    setOpen(false);
  });
  if (links.length === 0) return null;
  return (
    <>
      <CompactIconButton
        label={words.menu}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={drawer.prepare}
        onFocus={drawer.prepare}
      />
      {isOpen && overlay && View
        ? createPortal(<View links={links} onNavigate={onNavigate} onClose={() => setOpen(false)} />, overlay)
        : null}
    </>
  );
}
