import { useOverlayContainer } from '#src/ui/dialogs/useOverlayContainer.ts';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { ToastHost } from '#src/ui/toasts/ToastHost.tsx';
import { useHiddenOverflow } from '#src/ui/scrolling/useHiddenOverflow.ts';
import { useModal } from '#src/ui/dialogs/useModal.ts';
import css from './sidebar-drawer.css?inline';
import { SidebarContent } from './SidebarContent.tsx';
import type { SidebarMenuProps } from './SidebarMenu.tsx';

export type SidebarDrawerProps = Omit<SidebarMenuProps, 'onFollowed'> & { onClose: () => void };

/** The sidebar as a drawer on mobile. */
export function SidebarDrawer(props: SidebarDrawerProps) {
  const overlay = useOverlayContainer();
  return overlay ? createPortal(<Drawer {...props} />, overlay) : null;
}

function Drawer({ onClose, ...content }: SidebarDrawerProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { below } = useHiddenOverflow(dialog);
  const handleKey = useModal(dialog, { onClose, closesOutside: true });
  return (
    <dialog
      ref={dialog}
      className="portal-sidebar-drawer"
      part="drawer"
      aria-label={words.name}
      data-below={below || undefined}
      onKeyDown={handleKey}
    >
      <div className="portal-sidebar-drawer-top">
        <IconButton label={words.close} icon={<X aria-hidden="true" />} data-close="" onClick={onClose} />
      </div>
      <div className="portal-sidebar" part="sidebar">
        <SidebarContent {...content} onFollowed={onClose} />
      </div>
      <ToastHost dialog={dialog} />
    </dialog>
  );
}
