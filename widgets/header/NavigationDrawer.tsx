import { useOverlayContainer } from '#src/ui/dialogs/useOverlayContainer.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Menu as MenuIcon } from 'lucide-react';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { CompactIconButton } from '#src/ui/buttons/CompactIconButton.tsx';
import type { DrawerProps } from './Drawer.tsx';

const Drawer = lazyComponent<DrawerProps>(() => import('./Drawer.tsx').then((module) => module.default));

type NavigationDrawerProps = Omit<DrawerProps, 'onClose'>;

/** The navigation on mobile: a button that opens a drawer. */
export function NavigationDrawer({ links, onNavigate }: NavigationDrawerProps) {
  const words = useTexts(headerTexts);
  const overlay = useOverlayContainer();
  const [isOpen, setOpen] = useState(false);
  const isReady = useLazyLoad(Drawer, isOpen, () => setOpen(false));
  if (links.length === 0) return null;
  return (
    <>
      <CompactIconButton
        label={words.menu}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={Drawer.prefetch}
        onFocus={Drawer.prefetch}
      />
      {isReady && overlay
        ? createPortal(
            <Drawer links={links} onNavigate={onNavigate} onClose={() => setOpen(false)} />,
            overlay,
          )
        : null}
    </>
  );
}
