import { BELL_TYPE, type Notification } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import type { Session } from '../../src/session/store.ts';
import { reading, type ReadingEvent } from './reading-events.ts';
import { readingOf } from './reading-store.ts';
import { isRead } from './reading.ts';

export type ReadableNotice = Pick<Notification, 'id' | 'isRead' | 'type'>;

export interface MarkOptions {
  session: Session;
  poll: PollControls;
  /** Every message of the bell's type is among them, also those that no list has loaded. */
  all?: boolean;
}

let lastKey = 0;

/** Shows messages as read and makes the call; where it fails, just these are unread again. Rejects as the call does. */
export async function mark(
  notices: readonly ReadableNotice[],
  call: () => Promise<void>,
  { session, poll, all = false }: MarkOptions,
): Promise<void> {
  const store = readingOf(session);
  const happen = (event: ReadingEvent) => store.change(reading(store.read(), event));
  const { userId, notificationCount } = session.getState();
  const fresh = notices.filter((notice) => notice.type === BELL_TYPE && !isRead(store.read(), notice));
  const taken = all ? notificationCount : Math.min(fresh.length, notificationCount);
  const key = ++lastKey;
  const recount = (change: number) => {
    const now = session.getState();
    if (now.userId === userId) session.setState({ notificationCount: now.notificationCount + change });
  };
  const release = poll.pause();
  happen({ is: 'begun', change: { key, ids: notices.map(({ id }) => id) } });
  recount(-taken);
  try {
    await call();
    happen({ is: 'succeeded', key });
    if (session.getState().userId !== userId) return;
    // After a change to what nobody here has seen, only the server knows.
    if (all) poll.refresh();
    else if (taken > 0) poll.setCount(session.getState().notificationCount);
  } catch (error) {
    happen({ is: 'failed', key });
    recount(taken);
    throw error;
  } finally {
    release();
  }
}
