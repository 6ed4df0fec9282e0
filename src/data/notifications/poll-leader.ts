/** A count as one tab sends it to the others. */
export interface SharedCount {
  count: number;
  /** In milliseconds. */
  age: number;
  /** When the next fetch is due, in milliseconds from now. */
  due: number;
}

export interface PollLeader {
  /** Only the leader fetches. Without Web Locks or BroadcastChannel every tab is one. */
  readonly isLeader: boolean;
  /** Stands for election; `onElected` is called once this tab leads. */
  elect(): void;
  /** Leaves the lead to another tab. */
  resign(): void;
  /** Sends the count of this tab to the others. */
  publish(): void;
  close(): void;
}

interface PollLeaderOptions {
  /** The same in all tabs that show the same count. */
  name: string;
  /** No other tab, hidden or not, could know the count. */
  onAlone: () => void;
  onElected: () => void;
  onMessage: (count: SharedCount) => void;
  /** The count of this tab; null: not known yet. */
  getSharedCount: () => SharedCount | null;
}

/** The message with which a new tab asks the others for the count. */
const REQUEST_COUNT = 'known?';

/** Leader election among the tabs of one browser that show the same count: one fetches, and all receive each count. */
export function joinElection(options: PollLeaderOptions): PollLeader {
  const { name, onAlone, onElected, onMessage, getSharedCount } = options;
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`portal.poll:${name}`);
  // Web Locks exist in secure contexts only.
  const locks = channel === null ? undefined : (globalThis.navigator?.locks as LockManager | undefined);
  let isLeader = false;
  let candidacy: AbortController | null = null;
  let releaseLeaderLock = () => {};
  const tabLock = new AbortController();
  const tabClosed = new Promise<void>((resolve) => tabLock.signal.addEventListener('abort', () => resolve()));
  // The back-forward cache takes no page that holds a lock or waits for one.
  const releaseTabLock = () => tabLock.abort();

  function publish() {
    const shared = getSharedCount();
    if (shared) channel?.postMessage(shared);
  }

  function receive({ data }: MessageEvent<unknown>) {
    if (data === REQUEST_COUNT) publish();
    else if (isSharedCount(data)) onMessage(data);
  }

  function lead() {
    isLeader = true;
    onElected();
  }

  function elect() {
    if (candidacy) return;
    const own = (candidacy = new AbortController());
    if (!locks) return lead();
    const leadUntilReleased = () =>
      new Promise<void>((resolve) => {
        if (own.signal.aborted) return resolve();
        releaseLeaderLock = resolve;
        lead();
      });
    locks.request(`portal.poll:${name}`, { signal: own.signal }, leadUntilReleased).catch(() => {
      // A sandboxed document may be refused its locks; then it cannot know of a leader, and leads itself.
      if (!own.signal.aborted) lead();
    });
  }

  function resign() {
    candidacy?.abort();
    candidacy = null;
    isLeader = false;
    releaseLeaderLock();
    releaseLeaderLock = () => {};
  }

  channel?.addEventListener('message', receive);
  channel?.postMessage(REQUEST_COUNT);
  // Every tab holds a shared Web Lock; if we are the only holder, no other tab can know the count.
  locks
    ?.request(`portal.tab:${name}`, { mode: 'shared', signal: tabLock.signal }, async (own) => {
      const { held = [] } = await locks.query();
      if (held.filter((lock) => lock.name === own?.name).length === 1) onAlone();
      await tabClosed;
    })
    .catch(() => {});
  addEventListener('pagehide', releaseTabLock);

  return {
    get isLeader() {
      return isLeader;
    },
    elect,
    resign,
    publish,
    close() {
      resign();
      releaseTabLock();
      removeEventListener('pagehide', releaseTabLock);
      channel?.close();
    },
  };
}

const isSharedCount = (value: unknown): value is SharedCount =>
  ['count', 'age', 'due'].every((key) => Number.isFinite(Reflect.get(Object(value), key)));
