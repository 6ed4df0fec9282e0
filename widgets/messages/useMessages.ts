import { useEffect, useRef, useState } from 'react';
import {
  BELL_TYPE,
  getNotificationCounts,
  getNotifications,
  type Notification,
} from '../../src/api/notifications.ts';
import { useQuery } from '../../src/data/useQuery.ts';
import { useUnreadNotifications } from '../../src/data/useUnreadNotifications.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useIsLoggedIn, useMarkRead, useReadState, useRefetchWhenStale } from '../notifications/index.ts';
import { messageTypes } from './message-types.ts';
import { messagesTexts } from './texts.ts';

/** Which notifications are shown. */
export type Shown = 'all' | 'unread' | 'read';

const isReadOf: Readonly<Record<Shown, 0 | 1 | undefined>> = { all: undefined, unread: 0, read: 1 };

/** One page of the user's notifications, the types there are, and the user's choice among them. */
export function useMessages(initialType: number | undefined, size: number) {
  const words = useTexts(messagesTexts);
  const isLoggedIn = useIsLoggedIn();
  const [choice, setChoice] = useState({ type: initialType, shown: 'all' as Shown, page: 1 });
  const { type, shown, page } = choice;
  const { count, poll } = useUnreadNotifications();
  const { markAllRead, isMarkingAll } = useMarkRead();
  const isRead = useReadState();

  const query = useQuery(
    getNotifications,
    isLoggedIn ? { current: page, size, type, isRead: isReadOf[shown] } : null,
    { keepPrevious: true },
  );
  // The data of a failed page is that of the previous one.
  const list = query.error ? { ...query, data: undefined } : query;
  const counts = useQuery(getNotificationCounts, isLoggedIn ? undefined : null);
  const types = messageTypes(counts.data ?? [], words.otherType).map((one) =>
    // The polled count is newer.
    one.type === BELL_TYPE && poll.isKnown() ? { ...one, count } : one,
  );
  // The page may have asked for a type that the server does not count: it has a tab all the same.
  if (counts.data && type !== undefined && !types.some((one) => one.type === type))
    types.push({ type, name: words.otherType, count: 0 });
  const refetch = () => {
    query.retry();
    counts.retry();
  };
  const bellCount = counts.data?.find((one) => one.type === BELL_TYPE)?.count;
  useRefetchWhenStale(count, counts.isValidating || query.error ? undefined : bellCount, refetch);

  const notifications = list.data?.records ?? [];
  const unreadTypes = new Set([
    ...types.filter((one) => one.count > 0).map((one) => one.type),
    ...notifications.filter((one) => !isRead(one)).map((one) => one.type ?? BELL_TYPE),
  ]);
  const markableTypes = [...unreadTypes].filter((one) => type === undefined || one === type);

  // Several requests may be under way, each of which lowers the counts that the others have left.
  const latestCounts = useRef(counts);
  useEffect(() => {
    latestCounts.current = counts;
  });

  return {
    isLoggedIn,
    choice,
    list,
    notifications,
    types,
    counts,
    refetch,
    isMarkingAll,
    canMarkAll: markableTypes.length > 0,
    pageCount: Math.ceil((list.data?.total ?? 0) / size),
    async markAllRead() {
      await markAllRead(markableTypes, notifications);
      counts.retry();
    },
    /** A notification has been marked as read by a click. */
    lowerCount(read: Notification) {
      const { data, replace } = latestCounts.current;
      if (data) replace(data.map((one) => (one.type === read.type ? { ...one, count: one.count - 1 } : one)));
    },
    chooseType: (next: number | undefined) => setChoice((now) => ({ ...now, type: next, page: 1 })),
    chooseShown: (next: Shown) => setChoice((now) => ({ ...now, shown: next, page: 1 })),
    choosePage: (next: number) => setChoice((now) => ({ ...now, page: next })),
  };
}
