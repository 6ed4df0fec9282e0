import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { pagePaths } from '#src/page-paths.ts';
import type { ReactNode, RefObject } from 'react';
import { CheckCheck } from 'lucide-react';
import { BELL_TYPE, getNotifications, readStates } from '#src/api/notifications.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { useReadState } from '#src/data/notifications/useNotificationState.ts';
import { useUnreadNotifications } from '#src/data/notifications/useUnreadNotifications.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import {
  NotificationList,
  NotificationListState,
  notificationTexts,
  useIsLoggedIn,
  useMarkRead,
  useRefetchWhenStale,
  type OnNotificationNavigate,
} from '../shared/notifications/index.ts';
import { bellTexts } from './texts.ts';
import { unreadQuery } from './unread-query.ts';

interface InboxProps {
  titleId: string;
  keyScope: RefObject<HTMLElement | null>;
  onNavigate: OnNotificationNavigate | undefined;
  closeButton: ReactNode;
}

/** The unread notifications, the button that marks all as read, and the link to all messages. */
export function Inbox({ titleId, keyScope, onNavigate, closeButton }: InboxProps) {
  const words = useTexts(bellTexts);
  const { readAll } = useTexts(notificationTexts);
  const allMessages = usePortalUrl(pagePaths.myNotification);
  const isLoggedIn = useIsLoggedIn();
  const { count, isKnown, refresh } = useUnreadNotifications();
  const { invalidate } = useQueryCache();
  const query = useQuery(getNotifications, isLoggedIn ? unreadQuery : null);
  // Beside the list, since its links need them.
  useSettings(isLoggedIn);
  const { markAllRead, isMarkingAll } = useMarkRead();
  const isRead = useReadState();

  const { data, error, isValidating } = query;
  const notifications = data?.records ?? [];
  const readSinceLoad = notifications.filter((one) => one.isRead === readStates.unread && isRead(one)).length;
  const isCurrent = data && !isValidating && !error;
  useRefetchWhenStale(
    { count: isKnown ? count : undefined, listed: isCurrent ? data.total - readSinceLoad : undefined },
    {
      onListBehind: query.retry,
      onCountBehind() {
        refresh();
        // Read here before it is counted, it would never show in the other lists.
        invalidate([getNotifications.definition.path]);
      },
    },
  );
  const hasUnread = count > 0 || notifications.some((one) => !isRead(one));

  return (
    <div className="portal-bell-inbox">
      <header className="portal-bell-top">
        <h2 id={titleId} className="portal-bell-title">
          {words.name}
          <Badge count={count} />
        </h2>
        {isLoggedIn && (hasUnread || isMarkingAll) ? (
          <button
            type="button"
            className="portal-bell-read"
            aria-busy={isMarkingAll}
            aria-disabled={isMarkingAll}
            onClick={() =>
              void markAllRead([BELL_TYPE], {
                notifications,
                input: unreadQuery,
                isBehind: isValidating,
                refetch: query.retry,
              })
            }
          >
            <CheckCheck size={16} aria-hidden="true" />
            {readAll}
          </button>
        ) : null}
        {closeButton}
      </header>
      <div className="portal-bell-body" aria-busy={query.isLoading}>
        {notifications.length > 0 ? (
          <NotificationList
            label={words.list}
            notifications={notifications}
            onNavigate={onNavigate}
            keyScope={keyScope}
          />
        ) : (
          <NotificationListState query={query} onNavigate={onNavigate} compact emptyHint={words.emptyHint} />
        )}
      </div>
      {isLoggedIn ? (
        <footer className="portal-bell-foot">
          <Anchor
            className="portal-bell-all"
            href={allMessages}
            onClick={(event) => linkClick(event, { url: allMessages }, onNavigate)}
          >
            {words.all}
          </Anchor>
        </footer>
      ) : null}
    </div>
  );
}
