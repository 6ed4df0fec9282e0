import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Menu as MenuIcon, X } from 'lucide-react';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useSurface } from '../../src/ui/surface-context.ts';
import { useModal } from '../../src/ui/useModal.ts';
import type { NavigationLink } from './navigation.ts';
import { NavigationItem } from './NavigationItem.tsx';

interface NavigationDrawerProps {
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
            <Drawer links={links} onNavigate={onNavigate} onClose={() => setOpen(false)} />,
            overlay,
          )
        : null}
    </>
  );
}

function Drawer({ links, onNavigate, onClose }: NavigationDrawerProps & { onClose: () => void }) {
  const words = useTexts(headerTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const handleKey = useModal(dialog, { onClose, closesOutside: true });
  return (
    <dialog ref={dialog} className="portal-header-drawer" aria-label={words.navigation} onKeyDown={handleKey}>
      <div className="portal-header-drawer-panel">
        <div className="portal-header-drawer-top">
          <IconButton
            label={words.closeMenu}
            icon={<X aria-hidden="true" />}
            data-close=""
            onClick={onClose}
          />
        </div>
        <nav aria-label={words.navigation}>
          <ul>
            {links.map((link, place) => (
              <li key={`${place} ${link.url}`}>
                <NavigationItem
                  link={link}
                  className="portal-header-drawer-link"
                  onNavigate={onNavigate}
                  onFollowed={onClose}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
