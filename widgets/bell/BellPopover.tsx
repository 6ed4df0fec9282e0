import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useStyles } from '../../src/theme/useStyles.ts';
import { usePopover } from '../../src/ui/usePopover.ts';
import { moveByKey } from '../notifications/index.ts';
import { Inbox } from './Inbox.tsx';
import css from './panel.css?inline';
import { useLeaving, type BellPanelProps } from './useLeaving.ts';

export { prepareNoticesState as prepare } from '../notifications/index.ts';
export { readAhead } from './unread.ts';

/** The opened notifications beside the bell. */
export default function BellPopover({ anchor, align, onClose, onNavigate, ...inbox }: BellPanelProps) {
  // Before it is placed, which measures it.
  useStyles(css);
  const panel = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const titleId = useId();
  usePopover(panel, { open: true, anchor, align, onPressOutside: () => onClose() });
  // Before anybody presses a key.
  useLayoutEffect(() => inside.current?.focus({ preventScroll: true }), []);

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
        <Inbox {...inbox} titleId={titleId} onNavigate={useLeaving(onNavigate, onClose)} />
      </div>
    </div>
  );
}
