import { useCallback, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import { usePortal } from '#src/data/portal-context.ts';
import { useUnreadNotifications } from '#src/data/notifications/useUnreadNotifications.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { badgeText } from '#src/texts/badge-text.ts';
import { fill } from '#src/texts/texts.ts';
import { loadFailureTexts } from '#src/texts/failures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { CornerBadge } from '#src/ui/badges/CornerBadge.tsx';
import { useErrorReport } from '#src/ui/states/error-report-context.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { reportChunkFailure } from '#src/ui/loading/chunk-failure.ts';
import { isReleaseGone } from '#src/ui/loading/release.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { OnNotificationNavigate } from '../shared/notifications/index.ts';
import css from './bell.css?inline';
import { bellTexts } from './texts.ts';

export type BellPlacement = 'bottom-start' | 'bottom-end';

export interface BellHandle {
  open(): void;
  close(): void;
  /** Fetches the count at once. */
  refresh(): void;
}

export interface BellProps extends ElementProps<BellHandle> {
  /** Which edges of the bell and its panel meet. Default: bottom-end. */
  placement?: BellPlacement;
  onNavigate?: OnNotificationNavigate;
  /** Called each time the unread count has changed. */
  onUnread?: (detail: { count: number }) => unknown;
}

// The list, its schemas and swr are loaded with the panel: a closed bell needs only the count.
const loadPanel = () => import('./BellPanel.tsx');
const BellPanel = lazyComponent(() => loadPanel().then((module) => module.BellPanel));

/** The number of unread notifications; opens them. */
export function Bell({ placement = 'bottom-end', onNavigate, onUnread, handle }: BellProps) {
  useStyles(css);
  const words = useTexts(bellTexts);
  const failureWords = useTexts(loadFailureTexts);
  const toast = useToast();
  const report = useErrorReport();
  const portal = usePortal();
  const { checkSession } = portal;
  const { count, grown, refresh: refreshCount } = useUnreadNotifications(onUnread);
  const [panel, setPanel] = useState<'closed' | 'loading' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = panel !== 'closed';
  const wasOpened = useRef(isOpen);
  useEffect(() => {
    wasOpened.current = isOpen;
  });

  const close = useCallback((returnFocus = false) => {
    setPanel('closed');
    if (returnFocus) button.current?.focus({ preventScroll: true });
  }, []);
  const fail = async (error: unknown) => {
    const isGone = await isReleaseGone(error);
    toast({ tone: 'error', text: isGone ? failureWords.releaseGone : failureWords.loadFailed });
    close();
    if (!isGone) await reportChunkFailure(report, error);
  };
  const open = () => {
    setPanel((current) => (current === 'open' ? 'open' : 'loading'));
    BellPanel.load().then(() => setPanel((current) => (current === 'loading' ? 'open' : current)), fail);
  };
  /** The pointer or a finger is on the bell. */
  const prefetch = () => {
    BellPanel.prefetch();
    if (count === 0) return;
    loadPanel().then(
      ({ prefetchUnread }) => prefetchUnread(portal, () => wasOpened.current),
      () => {},
    );
  };
  const refresh = useCallback(() => {
    // The page may have logged its user in or out since the last check.
    checkSession();
    refreshCount();
  }, [checkSession, refreshCount]);
  useImperativeHandle(handle, () => ({ open, close: () => close(), refresh }));

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const text = badgeText(count);
  const name = text ? fill(words.nameUnread, { count: text }) : words.name;

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
        aria-busy={panel === 'loading' || undefined}
        title={words.name}
        onClick={() => (isOpen ? close() : open())}
        onKeyDown={handleKey}
        onPointerEnter={prefetch}
        onTouchStart={prefetch}
        onFocus={BellPanel.prefetch}
      >
        <CornerBadge count={count}>
          <BellIcon size={20} aria-hidden="true" />
        </CornerBadge>
      </button>
      {panel === 'open' ? (
        <BellPanel
          anchor={button}
          align={placement === 'bottom-start' ? 'start' : 'end'}
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
