import { withStorage, type DraftStorage } from './draft-storage.ts';
import { FORMER_TABS_MAX } from '../../rules/limits.ts';

/** A document in a tab of the browser; drafts belong to it. */
export interface Tab {
  /** Unique to the document: a duplicated tab has another one, and so has the same tab after a reload. */
  readonly id: string;
  /** The ids of the documents that this tab has shown before, whose drafts this one takes over. */
  readonly formerIds: readonly string[];
  /**
   * Runs the work if the document of this id is closed for sure, and in one tab at a time. `unknown`: without Web Locks
   * nobody can tell.
   */
  ifClosed(id: string, work: () => void): Promise<'open' | 'closed' | 'unknown'>;
}

/** The parts of a browser that tell its tabs apart. */
export interface TabBrowser {
  /** The storage of the tab; a duplicated tab starts with a copy of it. */
  storage: DraftStorage;
  /** They exist in secure contexts only. */
  locks: Pick<LockManager, 'request'> | undefined;
  page: Pick<EventTarget, 'addEventListener'>;
}

/** The ids of the documents that the tab has shown; they are stored between two documents only, so no duplicate has them. */
const FORMER_IDS = 'portal.tab';
export const newTabId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const lockOf = (id: string) => `portal.draft-tab:${id}`;

/** Opens the tab for the current document, and keeps it open until the document is left. */
export function openTab({ storage, locks, page }: TabBrowser): Tab {
  const id = newTabId();
  let formerIds: readonly string[] = [];
  let held = new AbortController();

  function takeOver() {
    const former = withStorage(storage, (found) => {
      const stored = found.getItem(FORMER_IDS);
      found.removeItem(FORMER_IDS);
      return stored;
    });
    const ids = new Set([...(former?.split(' ') ?? []), ...formerIds]);
    ids.delete(id);
    formerIds = [...ids].slice(0, FORMER_TABS_MAX);
  }

  function holdLocks() {
    const { signal } = (held = new AbortController());
    const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    for (const one of [id, ...formerIds])
      locks?.request(lockOf(one), { mode: 'shared', signal }, () => left).catch(() => {});
  }

  takeOver();
  holdLocks();
  page.addEventListener('pagehide', () => {
    withStorage(storage, (found) => found.setItem(FORMER_IDS, [id, ...formerIds].join(' ')));
    // The back-forward cache takes no page that holds a lock or waits for one.
    held.abort();
  });
  page.addEventListener('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    takeOver();
    holdLocks();
  });

  return {
    id,
    get formerIds() {
      return formerIds;
    },
    async ifClosed(other, work) {
      if (!locks) return 'unknown';
      try {
        return await locks.request(lockOf(other), { ifAvailable: true }, (lock) => {
          if (!lock) return 'open' as const;
          work();
          return 'closed' as const;
        });
      } catch {
        // A sandboxed document may be refused its locks.
        return 'unknown';
      }
    },
  };
}
