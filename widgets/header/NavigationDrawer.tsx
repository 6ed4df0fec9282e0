import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Menu as MenuIcon } from 'lucide-react';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useSurface } from '../../src/ui/surface-context.ts';
import type { NavigationLink } from './navigation.ts';

const Drawer = lazy(() => import('./Drawer.tsx'));

export interface NavigationDrawerProps {
  links: readonly NavigationLink[];
  onNavigate: OnNavigate | undefined;
}

/** The navigation of a phone: a button that opens a drawer. */
export function NavigationDrawer({ links, onNavigate }: NavigationDrawerProps) {
  const words = useTexts(headerTexts);
  const { overlay } = useSurface();
  const [isOpen, setOpen] = useState(false);
  if (links.length === 0) return null;
  return (
    <>
      <IconButton
        label={words.menu}
        icon={<MenuIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && overlay
        ? createPortal(
            <Suspense>
              <Drawer links={links} onNavigate={onNavigate} onClose={() => setOpen(false)} />
            </Suspense>,
            overlay,
          )
        : null}
    </>
  );
}
