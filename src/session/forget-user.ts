import { holderOf } from '../rules/stored-names.ts';
import { removeStored } from './storage.ts';
import type { Session, SessionEnd } from './store.ts';
import { readTokenRecord } from './token/token-record.ts';

/** Ends the session at the user's request; `forgets`: on a public computer, nothing of the user stays in the browser. */
export function endSession(session: Session, reason: SessionEnd, forgets: boolean): void {
  session.end(reason, { forgets });
  // The next user of the browser learns from no list where the former one has been.
  removeStored('recentPages');
  if (forgets) forgetUser(session);
}

/**
 * Removes everything of the user from the browser's storage, as far as this tab reaches it. Until somebody logs in, in this
 * tab or another, what the page writes while it is left is removed too; a log-in that has begun keeps its own.
 */
export function forgetUser(session: Pick<Session, 'getState' | 'subscribe'>): void {
  removeItems((item) => holderOf(item) === 'login');
  removeUserItems();
  // The parts of the page that belong to the user go with the next render.
  const timer = setTimeout(removeUserItems);
  // A tab that follows another one's log-out may still have its user, or already the next one.
  let { userId } = session.getState();
  const leave = () => {
    // Somebody may have logged in to another organisation, which this tab does not follow.
    if (!userId && !readTokenRecord()?.userId) removeUserItems();
  };
  window.addEventListener('pagehide', leave);
  const stop = session.subscribe(() => {
    const former = userId;
    ({ userId } = session.getState());
    if (!userId || userId === former) return;
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
  });
}

const removeUserItems = () => removeItems((item) => holderOf(item) === 'user');

function removeItems(isRemoved: (item: string) => boolean): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const item of Object.keys(storage)) if (isRemoved(item)) storage.removeItem(item);
    } catch {
      // Storage that is forbidden holds nothing.
    }
  }
  void removeDatabases(isRemoved);
}

/** We use none so far; a future one must be called `portal.<name>`, too. */
async function removeDatabases(isRemoved: (item: string) => boolean): Promise<void> {
  try {
    // oxlint-disable-next-line floor/newer -- a browser without it ends up below
    for (const { name = '' } of await indexedDB.databases()) {
      if (isRemoved(name)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // A browser that lists none, or forbids them.
  }
}
