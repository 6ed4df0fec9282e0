import { useEffect, useState } from 'react';
import { BELL_TYPE, getNotifications, readStates, type ReadState } from '#src/api/notifications.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useNotificationCounts, useReadState } from '#src/data/notifications/useNotificationState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsLoggedIn, useMarkRead, useRefetchOnRise } from '../shared/notifications/index.ts';
import { notificationTypes } from './notification-types.ts';
import type { ChoiceHolder, MessagesChoice, Shown } from './messages-choice.ts';
import { messagesTexts } from './texts.ts';

const isReadOf: Readonly<Record<Shown, ReadState | undefined>> = { all: undefined, ...readStates };

interface MessagesOptions {
  initialType: number | undefined;
  size: number;
  /** Default: the choice is kept in the component. */
  holder: ChoiceHolder | undefined;
}

/** One page of the user's notifications, the types there are, and the user's choice among them. */
export function useMessages({ initialType, size, holder }: MessagesOptions) {
  const words = useTexts(messagesTexts);
  const isLoggedIn = useIsLoggedIn();
  const [ownChoice, setOwnChoice] = useState<MessagesChoice>({ type: initialType, shown: 'all', page: 1 });
  const choice = holder?.value ?? ownChoice;
  const change = (next: Partial<MessagesChoice>, how: 'push' | 'replace' = 'push') => {
    const changed = { ...choice, page: 1, ...next };
    if (holder) holder.onChange(changed, how);
    else setOwnChoice(changed);
  };
  const { type, shown, page } = choice;
  const counts = useNotificationCounts(isLoggedIn);
  const { markAllRead, isMarkingAll } = useMarkRead();
  const isRead = useReadState();

  const input = { current: page, size, type, isRead: isReadOf[shown] };
  const list = useQuery(getNotifications, isLoggedIn ? input : null, { keepPrevious: true });
  const types = notificationTypes(counts.rows ?? [], words.otherType);
  // The page may have asked for a type that the server does not count: it has a tab all the same.
  if (counts.rows && type !== undefined && !types.some((one) => one.type === type))
    types.push({ type, name: words.otherType, count: 0 });
  const refetch = () => {
    list.retry();
    counts.refresh();
  };
  useRefetchOnRise(counts.total, refetch);

  const pageCount = Math.ceil((list.data?.total ?? 0) / size);
  const isBeyondLast = !list.isValidating && pageCount > 0 && page > pageCount;
  // The URL may be old, or the last notifications of a filtered list were read.
  useEffect(() => {
    if (isBeyondLast) change({ page: pageCount }, 'replace');
  });

  const notifications = list.data?.records ?? [];
  const unreadTypes = new Set([
    ...types.filter((one) => one.count > 0).map((one) => one.type),
    ...notifications.filter((one) => !isRead(one)).map((one) => one.type ?? BELL_TYPE),
  ]);
  const markableTypes = [...unreadTypes].filter((one) => type === undefined || one === type);

  return {
    isLoggedIn,
    choice,
    list,
    notifications,
    types,
    /** The types could not be loaded. */
    typesFailed: counts.hasFailed && !counts.rows,
    isLoadingTypes: counts.isLoading,
    retryTypes: counts.refresh,
    refetch,
    isMarkingAll,
    canMarkAll: markableTypes.length > 0,
    pageCount,
    markAllRead: () =>
      markAllRead(markableTypes, {
        notifications,
        input,
        // Arrivals of meanwhile are read before a rising count could tell of them; the unread alone have nothing new.
        isBehind: list.isValidating || shown !== 'unread',
        refetch: list.retry,
      }),
    chooseType: (next: number | undefined) => change({ type: next }),
    chooseShown: (next: Shown) => change({ shown: next }),
    choosePage: (next: number) => change({ page: next }),
  };
}
