/** What a tab knows of a count. */
export interface SharedCount {
  count: number;
  /** How old it is, in milliseconds. */
  age: number;
  /** When the server is to be asked again, in milliseconds from now. */
  due: number;
}

export interface PollLeader {
  /** Whether it is this tab's turn to ask. Without Web Locks or BroadcastChannel it is every tab's. */
  readonly isLeader: boolean;
  /** From now on this tab would lead. */
  elect(): void;
  /** Leaves the lead to another tab. */
  resign(): void;
  /** Hands a count to the other tabs. */
  publish(known: SharedCount): void;
  close(): void;
}

interface PollLeaderOptions {
  /** The same in all tabs that want the same count. */
  name: string;
  /** There is no other tab that could know the count, hidden or not. */
  onAlone: () => void;
  onLead: () => void;
  onMessage: (known: SharedCount) => void;
  /** For a tab that has just come. */
  getCount: () => SharedCount | null;
}

const question = 'known?';

/** The tabs of one browser that want the same count: one of them leads, and all hear what any has learned. */
export function joinElection({
  name,
  onAlone,
  onLead,
  onMessage: onHear,
  getCount: answer,
}: PollLeaderOptions): PollLeader {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`portal.poll:${name}`);
  // Only a secure context has any.
  const locks = channel === null ? undefined : (globalThis.navigator?.locks as LockManager | undefined);
  let candidacy: AbortController | null = null;
  let step = () => {};
  let leads = false;
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));

  function receive({ data }: MessageEvent<unknown>) {
    if (data === question) {
      const known = answer();
      if (known) channel?.postMessage(known);
    } else if (isKnown(data)) {
      onHear(data);
    }
  }

  function lead() {
    leads = true;
    onLead();
  }

  function retire() {
    candidacy?.abort();
    candidacy = null;
    leads = false;
    step();
    step = () => {};
  }

  channel?.addEventListener('message', receive);
  channel?.postMessage(question);
  // Each tab has a share of one lock for as long as it is there, by which they are counted, where the locks are not refused.
  locks
    ?.request(`portal.tab:${name}`, { mode: 'shared' }, async (own) => {
      const { held = [] } = await locks.query();
      if (held.filter((lock) => lock.name === own?.name).length === 1) onAlone();
      await left;
    })
    .catch(() => {});
  // The back-forward cache takes no page that has a lock.
  addEventListener('pagehide', leave);

  return {
    get isLeader() {
      return leads;
    },
    elect() {
      if (candidacy) return;
      const own = (candidacy = new AbortController());
      if (!locks) {
        lead();
        return;
      }
      const term = () =>
        new Promise<void>((resolve) => {
          if (own.signal.aborted) return resolve();
          step = resolve;
          lead();
        });
      locks.request(`portal.poll:${name}`, { signal: own.signal }, term).catch(() => {
        // A document without an origin of its own may have no locks; then nobody else's turn can be known.
        if (!own.signal.aborted) lead();
      });
    },
    resign: retire,
    publish: (known) => channel?.postMessage(known),
    close() {
      retire();
      leave();
      removeEventListener('pagehide', leave);
      channel?.removeEventListener('message', receive);
      channel?.close();
    },
  };
}

const isKnown = (value: unknown): value is SharedCount =>
  ['count', 'age', 'due'].every((key) => Number.isFinite(Reflect.get(Object(value), key)));
