import { useEffect, useRef, useState } from 'react';
import {
  BELL_TYPE,
  getNotificationCounts,
  getNotifications,
  type Notification,
} from '../../src/api/notifications.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useRead } from '../../src/data/useRead.ts';
import { useUnreadNotifications } from '../../src/data/useUnreadNotifications.ts';
import { messagesTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { isRead, useCatchUp, useReading } from '../notifications/index.ts';
import { messageTypes } from './message-types.ts';

/** Which messages are shown. */
export type Shown = 'all' | 'unread' | 'read';

const isReadOf: Readonly<Record<Shown, 0 | 1 | undefined>> = { all: undefined, unread: 0, read: 1 };

/** A page of the user's messages, the kinds there are, and what can be done with them. */
export function useMessages(startType: number | undefined, size: number) {
  const words = useTexts(messagesTexts);
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  const [choice, setChoice] = useState({ type: startType, shown: 'all' as Shown, page: 1 });
  const { count, poll } = useUnreadNotifications();
  const reading = useReading(poll);
  const [isReadingAll, setReadingAll] = useState(false);

  const { type, shown, page } = choice;
  const list = useRead(
    getNotifications,
    isSignedIn ? { current: page, size, type, isRead: isReadOf[shown] } : null,
    { keepPrevious: true },
  );
  const counts = useRead(getNotificationCounts, isSignedIn ? undefined : null);
  const types = messageTypes(counts.data ?? [], words.otherType).map((one) =>
    // The bell's count is kept up to date by everybody.
    one.type === BELL_TYPE && poll.isKnown() ? { ...one, count } : one,
  );
  const reload = () => {
    list.retry();
    counts.retry();
  };
  const listed = counts.data?.find((one) => one.type === BELL_TYPE)?.count;
  useCatchUp(count, counts.isValidating || list.error ? undefined : listed, reload);

  const notices = list.data?.records ?? [];
  const affected = new Set([
    ...types.filter((one) => one.count > 0).map((one) => one.type),
    ...notices.filter((one) => !isRead(reading.state, one)).map((one) => one.type ?? BELL_TYPE),
  ]);
  const toRead = [...affected].filter((one) => type === undefined || one === type);
  const readAll = async () => {
    setReadingAll(true);
    await reading.act((doing, marking) => doing.readAll(marking, toRead, notices));
    setReadingAll(false);
    counts.retry();
  };
  // A click may be done after others.
  const latest = useRef(counts);
  useEffect(() => {
    latest.current = counts;
  });
  const countRead = ({ type: of }: Notification) => {
    const { data, replace } = latest.current;
    if (data) replace(data.map((one) => (one.type === of ? { ...one, count: one.count - 1 } : one)));
  };

  return {
    isSignedIn,
    size,
    choice,
    list,
    notices,
    types,
    counts,
    reading,
    countRead,
    pageCount: Math.ceil((list.data?.total ?? 0) / size),
    canReadAll: toRead.length > 0,
    isReadingAll,
    readAll,
    reload,
    chooseType: (next: number | undefined) =>
      setChoice((now) => (now.type === next ? now : { ...now, type: next, page: 1 })),
    choose: (next: Shown) => setChoice((now) => ({ ...now, shown: next, page: 1 })),
    turnTo: (next: number) => setChoice((now) => ({ ...now, page: next })),
  };
}
