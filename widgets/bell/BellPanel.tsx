import { isNode } from '#src/rules/element-kind.ts';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { X } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { ToastHost } from '#src/ui/toasts/ToastHost.tsx';
import { useModal } from '#src/ui/dialogs/useModal.ts';
import { usePopover } from '#src/ui/menus/usePopover.ts';
import type { OnNotificationNavigate } from '../shared/notifications/index.ts';
import { Inbox } from './Inbox.tsx';
import css from './panel.css?inline';
import { bellTexts } from './texts.ts';

export { prefetchUnread } from './unread-query.ts';

export interface BellPanelProps {
  /** The bell. */
  anchor: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  onNavigate: OnNotificationNavigate | undefined;
  onClose: (returnFocus?: boolean) => void;
}

interface FrameProps extends Omit<BellPanelProps, 'onNavigate'> {
  titleId: string;
  /** Given the element in which arrow keys move through the list. */
  children: (panel: RefObject<HTMLElement | null>) => ReactNode;
}

/** The opened notifications: beside the bell, on a phone a bottom sheet. */
export function BellPanel({ onNavigate, ...frame }: BellPanelProps) {
  useStyles(css);
  const words = useTexts(bellTexts);
  const isMobile = useIsMobile();
  const titleId = useId();
  const navigate = useCloseOnNavigate(onNavigate, frame.onClose);
  // A phone has no Esc key.
  const closeButton = (
    <IconButton
      label={words.close}
      icon={<X aria-hidden="true" />}
      data-close=""
      onClick={() => frame.onClose(true)}
    />
  );
  const Frame = isMobile ? BottomSheet : Popover;
  return (
    <Frame {...frame} titleId={titleId}>
      {(panel) => (
        <Inbox
          titleId={titleId}
          keyScope={panel}
          onNavigate={navigate}
          closeButton={isMobile ? closeButton : null}
        />
      )}
    </Frame>
  );
}

/** Closes the panel when a link leads to another place of the same page, which would lie behind it. */
function useCloseOnNavigate(onNavigate: OnNotificationNavigate | undefined, onClose: () => void) {
  return useCallback<OnNotificationNavigate>(
    (detail) => {
      const result = onNavigate?.(detail);
      if (detail.target !== '_blank') onClose();
      return result;
    },
    [onNavigate, onClose],
  );
}

function Popover({ anchor, align, titleId, onClose, children }: FrameProps) {
  const popover = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  usePopover(popover, { open: true, anchor, align, onPressOutside: () => onClose() });
  // Before the next key press.
  useLayoutEffect(() => dialog.current?.focus({ preventScroll: true }), []);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget: next }: FocusEvent<HTMLElement>) => {
    if (!isNode(next) || currentTarget.contains(next) || anchor.current?.contains(next)) return;
    onClose();
  };
  return (
    <div
      ref={popover}
      // oxlint-disable-next-line floor/newer -- by top-layer.ts
      popover="manual"
      role="presentation"
      className="portal-bell-panel"
      part="panel"
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <div ref={dialog} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="portal-bell-dialog">
        {children(popover)}
      </div>
    </div>
  );
}

function BottomSheet({ anchor, titleId, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const handleKey = useModal(dialog, { onClose, closesOutside: true, returnFocus: anchor });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-autofocus=""
      className="portal-bell-sheet"
      part="panel"
      onKeyDown={handleKey}
    >
      {children(dialog)}
      <ToastHost dialog={dialog} />
    </dialog>
  );
}
