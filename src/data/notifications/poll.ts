import { PortalError } from '../../http/errors.ts';
import { perPortal } from '../../session/per-portal.ts';
import type { Session } from '../../session/store.ts';
import { joinElection, type PollLeader, type SharedCount } from './poll-leader.ts';
import { monotonicNow } from '../../rules/monotonic-clock.ts';
import { POLL_BACKOFF_MAX, POLL_START_MS, POLL_LOOK_MS, POLL_ONLINE_SPREAD_MS } from '../../rules/limits.ts';

/** A component that shows the polled count. */
export interface PollSubscriber {
  /** Fetches the count; rejects on failure. Called for one subscriber of one tab per interval. */
  fetch(signal: AbortSignal): Promise<number>;
  /** Receives each count, fetched here or in another tab. Called for one subscriber per tab, which stores it for all. */
  onCount(count: number): void;
}

export interface Poll {
  /** Starts the poll with the first subscriber and stops it with the last. Returns the unsubscribe function. */
  subscribe(subscriber: PollSubscriber): () => void;
  /** True once a count has arrived, from here or from another tab. */
  isKnown(): boolean;
  /** Fetches now, also where another tab is the leader. */
  refresh(): void;
  /** Sets the count after a change made in this tab, and sends it to the other tabs. */
  setCount(count: number): void;
  /** Ignores responses during a change, since they may date from before or after it. Returns the function that resumes. */
  pause(): () => void;
}

/** One timer for all subscribers of all tabs; it stops while the page is hidden. */
function createPoll(name: string, intervalMs: number): Poll {
  const subscribers = new Set<PollSubscriber>();
  let leader: PollLeader | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | null = null;
  let latest: { count: number; at: number } | null = null;
  let failures = 0;
  let pauses = 0;
  let isRefreshPending = false;
  let hiddenAt = 0;
  let nextAt = 0;

  function schedule() {
    clearTimeout(timer);
    if (!leader?.isLeader) return;
    const look = () => (nextAt > monotonicNow() ? schedule() : run());
    timer = setTimeout(look, Math.min(POLL_LOOK_MS, Math.max(0, nextAt - monotonicNow())));
  }

  function accept(count: number, at: number, next: number) {
    latest = { count, at };
    nextAt = next;
    const [subscriber] = subscribers;
    subscriber?.onCount(count);
    schedule();
  }

  function getSharedCount(): SharedCount | null {
    const now = monotonicNow();
    return latest && { count: latest.count, age: now - latest.at, due: nextAt - now };
  }

  function receive({ count, age, due }: SharedCount) {
    const now = monotonicNow();
    if (age > intervalMs || (latest && now - age <= latest.at)) return;
    if (pauses > 0) isRefreshPending = true;
    else accept(count, now - age, now + due);
  }

  function run() {
    const [subscriber] = subscribers;
    if (!subscriber || request || document.hidden) return;
    isRefreshPending = pauses > 0;
    if (isRefreshPending) return;
    const own = (request = new AbortController());
    const startedAt = monotonicNow();
    clearTimeout(timer);
    // A request that was aborted, by a change or by the last unsubscribe, is ignored.
    const finish = () => {
      if (request !== own) return false;
      request = null;
      return true;
    };
    subscriber.fetch(own.signal).then(
      (count) => {
        if (!finish()) return;
        failures = 0;
        nextAt = startedAt + intervalMs;
        // A count that was set meanwhile is newer than this response.
        if (latest && latest.at > startedAt) {
          schedule();
        } else {
          accept(count, startedAt, nextAt);
          leader?.publish();
        }
        runPendingRefresh();
      },
      (error: unknown) => {
        if (!finish()) return;
        failures += 1;
        const backoff = intervalMs * Math.min(2 ** failures, POLL_BACKOFF_MAX);
        const asked = error instanceof PortalError ? error.retryAfter * 1000 : 0;
        // Random, so that a server that recovers is not hit by all browsers at once.
        nextAt = monotonicNow() + Math.max(backoff, asked) * (1 + Math.random() / 4);
        schedule();
      },
    );
  }

  function refresh() {
    // A response under way may have been counted before the reason for this refresh; a hidden page asks later.
    if (request || document.hidden) isRefreshPending = true;
    else run();
  }

  function runPendingRefresh() {
    if (isRefreshPending && pauses === 0) run();
  }

  function onVisibilityChange() {
    if (document.hidden) {
      hiddenAt = monotonicNow();
      clearTimeout(timer);
      leader?.resign();
      return;
    }
    leader?.elect();
    // A count that another tab has just sent is as good as a fetched one.
    const isFresh = latest && latest.at >= hiddenAt && monotonicNow() - latest.at < intervalMs / 10;
    if (!isFresh || isRefreshPending) run();
  }

  /** The line is back: a failed fetch does not wait for its back-off, and not all browsers ask at once. */
  function onOnline() {
    if (failures === 0) return;
    nextAt = Math.min(nextAt, monotonicNow() + Math.random() * POLL_ONLINE_SPREAD_MS);
    schedule();
  }

  /** No other tab can know the count: do not wait for one. */
  function runNow() {
    // The first paint comes first.
    requestAnimationFrame(() => {
      // A fetch that has failed meanwhile keeps its back-off.
      if (!latest && failures === 0) nextAt = 0;
      schedule();
    });
  }

  function start() {
    if (subscribers.size === 0 || leader) return;
    nextAt = monotonicNow() + POLL_START_MS * (1 + 2 * Math.random());
    leader = joinElection({ name, onAlone: runNow, onElected: schedule, onMessage: receive, getSharedCount });
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('online', onOnline);
    if (!document.hidden) leader.elect();
  }

  function stop() {
    leader?.close();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('online', onOnline);
    request?.abort();
    leader = request = latest = null;
    failures = 0;
    isRefreshPending = false;
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      // In a microtask: StrictMode unsubscribes at once from its first subscription, which must send nothing.
      if (subscribers.size === 1) queueMicrotask(start);
      return () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) stop();
      };
    },
    isKnown: () => latest !== null,
    refresh,
    setCount(count) {
      if (subscribers.size === 0) return;
      accept(count, monotonicNow(), nextAt);
      leader?.publish();
    },
    pause() {
      pauses += 1;
      if (request) {
        request.abort();
        request = null;
        isRefreshPending = true;
      }
      let isPaused = true;
      return () => {
        if (!isPaused) return;
        isPaused = false;
        pauses -= 1;
        runPendingRefresh();
      };
    },
  };
}

const pollsOf = perPortal(() => new Map<string, Poll>());

/** The poll of this name in a session: always the same object. */
export function getPoll(session: Session, name: string, intervalMs: number): Poll {
  const polls = pollsOf({ session });
  let poll = polls.get(name);
  if (!poll) polls.set(name, (poll = createPoll(name, intervalMs)));
  return poll;
}
