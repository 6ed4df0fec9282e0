import { useId, useRef } from 'react';
import { X } from 'lucide-react';
import { bellTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import { ToastHost } from '../../src/ui/ToastHost.tsx';
import { useModal } from '../../src/ui/useModal.ts';
import { moveByKey } from '../notifications/index.ts';
import { Inbox } from './Inbox.tsx';
import css from './panel.css?inline';
import { useLeaving, type BellPanelProps } from './useLeaving.ts';

export { prepareNoticesState as prepare } from '../notifications/index.ts';
export { readAhead } from './unread.ts';

/** The opened notifications on a phone. */
export default function BellSheet({ anchor, onClose, onNavigate, ...inbox }: BellPanelProps) {
  useStyles(css);
  const words = useTexts(bellTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const handleKey = useModal(dialog, { onClose, closesOutside: true, returnFocus: anchor });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-autofocus=""
      className="portal-bell-sheet"
      part="panel"
      onKeyDown={(event) => {
        handleKey(event);
        moveByKey(event, event.currentTarget);
      }}
    >
      <Inbox
        {...inbox}
        titleId={titleId}
        onNavigate={useLeaving(onNavigate, onClose)}
        close={
          <IconButton
            label={words.close}
            icon={<X aria-hidden="true" />}
            data-close=""
            onClick={() => onClose(true)}
          />
        }
      />
      <ToastHost dialog={dialog} />
    </dialog>
  );
}
