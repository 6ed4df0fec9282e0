import { openTab, type Tab } from '#src/data/drafts/tab.ts';

/** Web storage in memory. */
export class MemoryStorage implements Storage {
  readonly entries: Map<string, string>;
  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.entries = new Map(entries);
  }
  get length() {
    return this.entries.size;
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

type Holder = object;

/** Web Locks of one browser; a document that is gone holds none. */
class MemoryLocks {
  private readonly held = new Map<string, Set<Holder>>();

  of(holder: Holder): Pick<LockManager, 'request'> {
    const request = async (
      name: string,
      options: LockOptions,
      work: (lock: Lock | null) => unknown,
    ): Promise<unknown> => {
      const holders = this.held.get(name) ?? new Set();
      if (options.ifAvailable && holders.size > 0) return work(null);
      holders.add(holder);
      this.held.set(name, holders);
      try {
        return await work({ name, mode: options.mode ?? 'exclusive' });
      } finally {
        holders.delete(holder);
      }
    };
    return { request } as Pick<LockManager, 'request'>;
  }

  drop(holder: Holder) {
    for (const holders of this.held.values()) holders.delete(holder);
  }
}

/** A tab of the browser with the document that it shows. */
export interface BrowserTab {
  tab: Tab;
  page: EventTarget;
  session: MemoryStorage;
}

/** The tabs of one browser, which share local storage and Web Locks. */
export class Browser {
  readonly local = new MemoryStorage();
  private readonly locks = new MemoryLocks();
  private readonly hasLocks: boolean;

  constructor({ hasLocks = true } = {}) {
    this.hasLocks = hasLocks;
  }

  open(session = new MemoryStorage()): BrowserTab {
    const page = new EventTarget();
    const locks = this.hasLocks ? this.locks.of(page) : undefined;
    return { tab: openTab({ storage: () => session, locks, page }), page, session };
  }

  duplicate({ session }: BrowserTab): BrowserTab {
    return this.open(new MemoryStorage(session.entries));
  }

  reload(left: BrowserTab): BrowserTab {
    this.close(left);
    return this.open(left.session);
  }

  close(left: BrowserTab): void {
    left.page.dispatchEvent(new Event('pagehide'));
    this.locks.drop(left.page);
  }

  crash(left: BrowserTab): void {
    this.locks.drop(left.page);
  }
}
