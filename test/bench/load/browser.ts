import type { Clock } from './clock.ts';

type Listener = (event: unknown) => void;

/** The globals of one tab, as the poll uses them. */
export interface TabGlobals {
  document: EventTarget & { hidden: boolean };
  BroadcastChannel: unknown;
  navigator: { locks: unknown };
  addEventListener: EventTarget['addEventListener'];
  removeEventListener: EventTarget['removeEventListener'];
  requestAnimationFrame: (callback: () => void) => number;
  setTimeout: Clock['setTimeout'];
  clearTimeout: Clock['clearTimeout'];
  performance: { now: () => number };
  Date: { now: () => number };
  Math: Math;
}

export interface Tab {
  globals: TabGlobals;
  /** Shows or hides it. */
  show(isShown: boolean): void;
}

/** A frame at 60 Hz. */
const FRAME_MS = 16;

/** One browser: its tabs share locks and channels, and nothing with other browsers. */
export function createBrowser(clock: Clock, random: () => number) {
  const channels = new Map<string, Set<Listener>>();
  const locks = createLocks();

  class Channel {
    private own = new Set<Listener>();
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    private get all() {
      const all = channels.get(this.name) ?? new Set<Listener>();
      channels.set(this.name, all);
      return all;
    }
    addEventListener(_: string, listener: Listener) {
      this.own.add(listener);
      this.all.add(listener);
    }
    removeEventListener(_: string, listener: Listener) {
      this.own.delete(listener);
      this.all.delete(listener);
    }
    postMessage(data: unknown) {
      const others = [...this.all].filter((listener) => !this.own.has(listener));
      if (others.length > 0) clock.setTimeout(() => others.forEach((listener) => listener({ data })));
    }
    close() {
      for (const listener of this.own) this.all.delete(listener);
    }
  }

  return {
    openTab(): Tab {
      const document = Object.assign(new EventTarget(), { hidden: true });
      const window = new EventTarget();
      return {
        globals: {
          document,
          BroadcastChannel: Channel,
          navigator: { locks },
          addEventListener: window.addEventListener.bind(window),
          removeEventListener: window.removeEventListener.bind(window),
          requestAnimationFrame: (callback) => clock.setTimeout(callback, FRAME_MS),
          setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
          clearTimeout: (id) => clock.clearTimeout(id),
          performance: { now: () => clock.now() },
          Date: { now: () => clock.now() },
          Math: Object.assign(Object.create(Math) as Math, { random }),
        },
        show(isShown) {
          document.hidden = !isShown;
          document.dispatchEvent(new Event('visibilitychange'));
        },
      };
    },
  };
}

interface Request {
  mode: string;
  grant: () => void;
}

/** Web Locks as far as the poll needs them: exclusive and shared locks, held until their promise settles, and aborts. */
function createLocks() {
  const held = new Map<string, string[]>();
  const waiting = new Map<string, Request[]>();

  function advance(name: string) {
    const queue = waiting.get(name) ?? [];
    const [first] = queue;
    const modes = held.get(name) ?? [];
    if (!first || (modes.length > 0 && (first.mode === 'exclusive' || modes.includes('exclusive')))) return;
    queue.shift();
    first.grant();
    advance(name);
  }

  return {
    query: async () => ({ held: [...held].flatMap(([name, modes]) => modes.map(() => ({ name }))) }),
    request(
      name: string,
      { mode = 'exclusive', signal }: { mode?: string; signal?: AbortSignal },
      work: (lock: { name: string }) => Promise<void>,
    ): Promise<void> {
      return new Promise((resolve, reject) => {
        const request: Request = {
          mode,
          grant() {
            held.set(name, [...(held.get(name) ?? []), mode]);
            work({ name })
              .then(resolve, reject)
              .finally(() => {
                held.get(name)?.splice(held.get(name)?.indexOf(mode) ?? 0, 1);
                advance(name);
              });
          },
        };
        const queue = waiting.get(name) ?? [];
        waiting.set(name, [...queue, request]);
        signal?.addEventListener('abort', () => {
          const left = (waiting.get(name) ?? []).filter((one) => one !== request);
          if (left.length === waiting.get(name)?.length) return;
          waiting.set(name, left);
          reject(signal.reason as Error);
        });
        queueMicrotask(() => advance(name));
      });
    },
  };
}
