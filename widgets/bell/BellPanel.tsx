import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { PollControls } from '../../src/data/poll.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { ToastViewport } from '../../src/ui/ToastViewport.tsx';
import { useModal } from '../../src/ui/useModal.ts';
import { usePopover } from '../../src/ui/usePopover.ts';
import { moveByKey, type OnNotice } from '../notices/index.ts';
import { Inbox } from './Inbox.tsx';
import css from './panel.css?inline';

export interface BellPanelProps {
  /** The bell. */
  anchor: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  count: number;
  poll: PollControls;
  onNavigate: OnNotice | undefined;
  onClose: (returnFocus?: boolean) => void;
}

/** The opened notifications: beside the bell, on a phone a sheet. */
export default function BellPanel(props: BellPanelProps) {
  const isMobile = useIsMobile();
  const { onNavigate, onClose } = props;
  // Where a message leads to another place of the same page, the panel would stand in front of it.
  const navigate = useCallback<OnNotice>(
    (detail) => {
      const answer = onNavigate?.(detail);
      if (detail.target !== '_blank') onClose();
      return answer;
    },
    [onNavigate, onClose],
  );
  const { align, ...rest } = { ...props, onNavigate: navigate };
  return isMobile ? <Sheet {...rest} /> : <Popover {...rest} align={align} />;
}

function Popover({ anchor, align, onClose, ...inbox }: BellPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Before it is placed, which measures it.
  useStyles(css);
  usePopover(panel, { open: true, anchor, align, onPressOutside: () => onClose() });
  useEffect(() => inside.current?.focus({ preventScroll: true }), []);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return moveByKey(event, event.currentTarget);
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node) || event.currentTarget.contains(next) || anchor.current?.contains(next))
      return;
    onClose();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="presentation"
      className="portal-bell-panel"
      part="panel"
      onKeyDown={handleKey}
      onBlur={leave}
    >
      <div ref={inside} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="portal-bell-dialog">
        <Inbox {...inbox} titleId={titleId} />
      </div>
    </div>
  );
}

function Sheet({ anchor, onClose, ...inbox }: Omit<BellPanelProps, 'align'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useStyles(css);
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
      <Inbox {...inbox} titleId={titleId} onClose={onClose} />
      <ToastViewport dialog={dialog} />
    </dialog>
  );
}
