import { useCallback, useEffect, useRef, useState } from 'react';
import { BELL_TYPE, getMessageCounts, getMessages, type Notification } from '../../src/api/notifications.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useCall } from '../../src/data/useCall.ts';
import { useUnreadNotices } from '../../src/data/useUnreadNotices.ts';
import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { isRead, useCatchUp, useReading } from '../notices/index.ts';
import { messageTypes } from './message-types.ts';

/** Which messages are shown. */
export type Shown = 'all' | 'unread' | 'read';

const isReadOf: Readonly<Record<Shown, 0 | 1 | undefined>> = { all: undefined, unread: 0, read: 1 };

/** A page of the user's messages, the kinds there are, and what can be done with them. */
export function useMessages(startType: number | undefined, size: number) {
  const words = useTexts(messagesTexts);
  const isSignedIn = useSession((session) => session.token !== '' && session.userId !== '');
  const [choice, setChoice] = useState({ type: startType, shown: 'all' as Shown, page: 1 });
  const { count, poll } = useUnreadNotices();
  const reading = useReading(poll);
  const { readOne } = reading;
  const [isReadingAll, setReadingAll] = useState(false);

  const { type, shown, page } = choice;
  const list = useCall(
    getMessages,
    isSignedIn ? { current: page, size, type, isRead: isReadOf[shown] } : null,
    { keepPrevious: true },
  );
  const counts = useCall(getMessageCounts, isSignedIn ? undefined : null);
  const types = messageTypes(counts.data ?? [], words.otherType).map((one) =>
    // The bell's count is kept up to date by everybody.
    one.type === BELL_TYPE && poll.isKnown() ? { ...one, count } : one,
  );
  const latest = useRef<{ list: typeof list; counts: typeof counts } | null>(null);
  useEffect(() => {
    latest.current = { list, counts };
    return () => {
      latest.current = null;
    };
  });
  const reload = useCallback(() => {
    latest.current?.list.retry();
    latest.current?.counts.retry();
  }, []);
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
    await reading.readAll(toRead, notices);
    setReadingAll(false);
    latest.current?.counts.retry();
  };
  const readAndCount = useCallback(
    async (notice: Notification) => {
      const isDone = await readOne(notice);
      const known = latest.current?.counts;
      if (isDone && known?.data) {
        known.replace(
          known.data.map((one) => (one.type === notice.type ? { ...one, count: one.count - 1 } : one)),
        );
      }
      return isDone;
    },
    [readOne],
  );

  return {
    isSignedIn,
    choice,
    list,
    notices,
    types,
    /** The kinds could not be loaded; calling it tries again. */
    retryTypes: counts.error && !counts.data ? counts.retry : undefined,
    areTypesBusy: counts.isValidating,
    reading: { ...reading, readOne: readAndCount },
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
