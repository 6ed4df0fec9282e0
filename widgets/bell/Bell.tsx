import { useCallback, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import { usePortal } from '../../src/data/portal-context.ts';
import { useUnreadNotifications } from '../../src/data/useUnreadNotifications.ts';
import type { ElementProps } from '../../src/element/defineElement.tsx';
import { bellTexts } from './texts.ts';
import { badgeText } from '../../src/texts/badge-text.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { CornerBadge } from '../../src/ui/CornerBadge.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { OnNotice } from '../notifications/index.ts';
import css from './bell.css?inline';
import { useBellPanel } from './useBellPanel.ts';

export type BellPlacement = 'bottom-start' | 'bottom-end';

export interface BellHandle {
  open(): void;
  close(): void;
  /** Asks for the count at once. */
  refresh(): void;
}

export interface BellProps extends ElementProps<BellHandle> {
  /** Which edges of the bell and its panel meet. Default: bottom-end. */
  placement?: BellPlacement;
  onNavigate?: OnNotice;
  /** Each time the unread count has changed. */
  onUnread?: (detail: { count: number }) => unknown;
}

/** The number of unread notifications; opens them. */
export function Bell({ placement = 'bottom-end', onNavigate, onUnread, handle }: BellProps) {
  useStyles(css);
  const words = useTexts(bellTexts);
  const { checkSession } = usePortal();
  const { count, grown, poll } = useUnreadNotifications(onUnread);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback((returnFocus = false) => {
    setOpen(false);
    if (returnFocus) button.current?.focus({ preventScroll: true });
  }, []);
  const { View, prepare, approach } = useBellPanel(isOpen, count, close);
  const refresh = useCallback(() => {
    // The page may have signed somebody in meanwhile.
    checkSession();
    poll.refresh();
  }, [checkSession, poll]);
  useImperativeHandle(handle, () => ({ open: () => setOpen(true), close: () => close(), refresh }), [
    close,
    refresh,
  ]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const text = badgeText(count);
  const name = text ? fill(words.nameUnread, { count: text }) : words.name;
  const isWaiting = isOpen && !View;

  return (
    <>
      <button
        ref={button}
        type="button"
        className="portal-bell"
        part="bell"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isWaiting || undefined}
        title={words.name}
        onClick={() => setOpen((now) => !now)}
        onKeyDown={handleKey}
        onPointerEnter={approach}
        onTouchStart={approach}
        onFocus={prepare}
      >
        <CornerBadge count={count}>
          <BellIcon size={20} aria-hidden="true" />
        </CornerBadge>
      </button>
      {isOpen && View ? (
        <View
          anchor={button}
          align={placement === 'bottom-start' ? 'start' : 'end'}
          count={count}
          poll={poll}
          onNavigate={onNavigate}
          onClose={close}
        />
      ) : null}
      <VisuallyHidden role="status">
        {grown === null ? '' : fill(words.arrived, { count: badgeText(grown) })}
      </VisuallyHidden>
    </>
  );
}
