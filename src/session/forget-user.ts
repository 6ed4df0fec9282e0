import { isOfUser } from '../rules/stored-names.ts';
import type { Session } from './store.ts';

/**
 * Removes everything of the user from the browser's storage, as far as this tab reaches it. What the page writes while it
 * is left is removed too, unless somebody has logged in by then.
 */
export function forgetUser(session: Pick<Session, 'onLogIn'>): void {
  removeUserItems();
  // The parts of the page that belong to the user go with the next render.
  const timer = setTimeout(removeUserItems);
  window.addEventListener('pagehide', removeUserItems);
  const stop = session.onLogIn(() => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('pagehide', removeUserItems);
  });
}

function removeUserItems(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const item of Object.keys(storage)) if (isOfUser(item)) storage.removeItem(item);
    } catch {
      // Storage that is forbidden holds nothing.
    }
  }
  void removeDatabases();
}

/** None of ours yet; one that comes has to be called `portal.<name>` as well. */
async function removeDatabases(): Promise<void> {
  try {
    for (const { name = '' } of await indexedDB.databases()) {
      if (isOfUser(name)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // A browser that lists none, or forbids them.
  }
}
