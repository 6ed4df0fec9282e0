import { BELL_TYPE, type Notification } from '../../src/api/notifications.ts';
import type { PollControls } from '../../src/data/poll.ts';
import type { Session } from '../../src/session/store.ts';
import { isRead, nothingRead, reading, type Reading, type ReadingEvent } from './reading.ts';

export type ReadableNotice = Pick<Notification, 'id' | 'isRead' | 'type'>;

export interface ReadingStore {
  read(): Reading;
  subscribe(listener: () => void): () => void;
  /**
   * Shows messages as read and makes the call; where it fails, just these are unread again. `all`: every message of
   * the bell's type is among them, also those that no list has loaded. Rejects as the call does.
   */
  mark(notices: readonly ReadableNotice[], call: () => Promise<void>, options: MarkOptions): Promise<void>;
}

interface MarkOptions {
  poll: PollControls;
  all?: boolean;
}

function createReadingStore(session: Session): ReadingStore {
  let state = nothingRead;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  function happen(event: ReadingEvent) {
    state = reading(state, event);
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async mark(notices, call, { poll, all = false }) {
      const { userId, notificationCount } = session.read();
      const fresh = notices.filter((notice) => notice.type === BELL_TYPE && !isRead(state, notice));
      const taken = all ? notificationCount : Math.min(fresh.length, notificationCount);
      const key = ++lastKey;
      const recount = (change: number) => {
        const now = session.read();
        if (now.userId === userId) session.set({ notificationCount: now.notificationCount + change });
      };
      const release = poll.hold();
      happen({ is: 'begun', change: { key, ids: notices.map(({ id }) => id) } });
      recount(-taken);
      try {
        await call();
        happen({ is: 'succeeded', key });
        if (session.read().userId !== userId) return;
        // After a change to what nobody here has seen, only the server knows.
        if (all) poll.refresh();
        else if (taken > 0) poll.tell(session.read().notificationCount);
      } catch (error) {
        happen({ is: 'failed', key });
        recount(taken);
        throw error;
      } finally {
        release();
      }
    },
  };
}

const stores = new WeakMap<Session, ReadingStore>();

/** One for all lists of a session: what is read in one is read in the others. */
export function readingOf(session: Session): ReadingStore {
  let store = stores.get(session);
  if (!store) stores.set(session, (store = createReadingStore(session)));
  return store;
}
