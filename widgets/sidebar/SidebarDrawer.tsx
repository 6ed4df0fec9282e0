import { useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { sidebarTexts } from '../../src/texts/sidebar.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { useModal } from '../../src/ui/useModal.ts';

/** The opened sidebar of a phone. */
export function SidebarDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useTexts(sidebarTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const handleKey = useModal(dialog, { onClose, closesOutside: true });
  return (
    <dialog
      ref={dialog}
      className="portal-sidebar-drawer"
      part="drawer"
      aria-label={words.name}
      onKeyDown={handleKey}
    >
      <div className="portal-sidebar-drawer-top">
        <IconButton label={words.close} icon={<X aria-hidden="true" />} data-close="" onClick={onClose} />
      </div>
      <div className="portal-sidebar" part="sidebar">
        {children}
      </div>
      <ToastHost dialog={dialog} />
    </dialog>
  );
}
