import { useRef } from 'react';
import { X } from 'lucide-react';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useModal } from '#src/ui/dialogs/useModal.ts';
import css from './drawer.css?inline';
import type { NavigationLink } from './navigation.ts';
import { NavigationItem } from './NavigationItem.tsx';

export interface DrawerProps {
  links: readonly NavigationLink[];
  onNavigate: OnNavigate | undefined;
  onClose: () => void;
}

/** The navigation drawer on mobile; its code loads when the drawer opens. */
export default function Drawer({ links, onNavigate, onClose }: DrawerProps) {
  // Add the stylesheet before the drawer opens, which moves the focus into it.
  useStyles(css);
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
            {links.map((link, index) => (
              <li key={`${index} ${link.url}`}>
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
