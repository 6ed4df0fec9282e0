import { useState } from 'react';
import { getMessageCounts, getMessages } from '../../src/api/notifications.ts';
import { useSession } from '../../src/data/portal-context.ts';
import { useCall } from '../../src/data/useCall.ts';
import { messagesTexts } from '../../src/texts/messages.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { BELL_TYPE, useReading, useReloadOnGrowth, useUnreadNotices } from '../notices/index.ts';
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
    one.type === BELL_TYPE ? { ...one, count } : one,
  );
  const reload = () => {
    list.retry();
    counts.retry();
  };
  useReloadOnGrowth(count, reading.state.pending.length, reload);

  const affected = types.filter((one) => one.count > 0 && (type === undefined || one.type === type));
  const readAll = async () => {
    setReadingAll(true);
    await reading.readAll(
      affected.map((one) => one.type),
      list.data?.records ?? [],
    );
    setReadingAll(false);
    counts.retry();
  };

  return {
    isSignedIn,
    choice,
    list,
    types,
    reading,
    pageCount: Math.ceil((list.data?.total ?? 0) / size),
    canReadAll: affected.length > 0,
    isReadingAll,
    readAll,
    chooseType: (next: number | undefined) => setChoice((now) => ({ ...now, type: next, page: 1 })),
    choose: (next: Shown) => setChoice((now) => ({ ...now, shown: next, page: 1 })),
    turnTo: (next: number) => setChoice((now) => ({ ...now, page: next })),
  };
}
