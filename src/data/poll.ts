import type { Session } from '../session/store.ts';
import { joinElection, type SharedCount, type PollLeader } from './poll-leader.ts';

/** How often unread counts are asked for. */
export const POLL_INTERVAL_MS = 300_000;

/** After failures the next try waits up to so many intervals. */
export const POLL_BACKOFF_MAX = 8;

/** Beside other tabs the first question waits at least so long, in which one may answer it, and at most twice as long again. */
export const POLL_START_MS = 50;

/** What is polled: a number that the server counts. */
export interface PollSubscriber {
  /** Rejects when it failed. */
  fetch(signal: AbortSignal): Promise<number>;
  /** Is given what was asked, here or in another tab. */
  onCount(count: number): void;
}

export interface PollControls {
  /** Whether any answer has come yet, here or in another tab. */
  isKnown(): boolean;
  /** Asks now, whoever's turn it is. */
  refresh(): void;
  /** Says what the count is after a change of one's own; the other tabs hear it. */
  setCount(count: number): void;
  /** While something is being changed no answer is taken, since nobody knows if it is of before or after. */
  pause(): () => void;
}

export interface Poll extends PollControls {
  /** Adds somebody who wants the answers; returns the way to leave. */
  subscribe(task: PollSubscriber): () => void;
}

/** One timer for however many want the count, in however many tabs; it rests while the page is hidden. */
function createPoll(name: string, intervalMs: number, onEmpty: () => void): Poll {
  const tasks = new Set<PollSubscriber>();
  let tabs: PollLeader | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let failures = 0;
  let holds = 0;
  let isMissed = false;
  let known: { count: number; at: number } | null = null;
  let hiddenAt = 0;
  let nextAt = 0;

  function schedule() {
    clearTimeout(timer);
    timer = undefined;
    if (!tabs?.isLeader || running || document.hidden) return;
    timer = setTimeout(run, Math.max(0, nextAt - Date.now()));
  }

  function accept(count: number, at: number, next: number) {
    known = { count, at };
    nextAt = next;
    const [task] = tasks;
    task?.onCount(count);
    schedule();
  }

  function share() {
    const message = describe();
    if (message) tabs?.publish(message);
  }

  function describe(): SharedCount | null {
    const now = Date.now();
    return known && { count: known.count, age: now - known.at, due: nextAt - now };
  }

  function hear({ count, age, due }: SharedCount) {
    const now = Date.now();
    if (age > intervalMs || (known && now - age <= known.at)) return;
    if (holds > 0) isMissed = true;
    else accept(count, now - age, now + due);
  }

  function run() {
    const [task] = tasks;
    if (!task || running || document.hidden) return;
    if (holds > 0) {
      isMissed = true;
      return;
    }
    isMissed = false;
    const round = (running = new AbortController());
    const startedAt = Date.now();
    clearTimeout(timer);
    const isOver = () => {
      if (running !== round) return true;
      running = null;
      return false;
    };
    task.fetch(round.signal).then(
      (count) => {
        if (isOver()) return;
        failures = 0;
        accept(count, startedAt, startedAt + intervalMs);
        share();
        makeUp();
      },
      () => {
        if (isOver()) return;
        failures += 1;
        // Spread, so that not all come back to a server at the moment in which it is there again.
        nextAt =
          Date.now() + intervalMs * Math.min(2 ** failures, POLL_BACKOFF_MAX) * (1 + Math.random() / 4);
        schedule();
      },
    );
  }

  function refresh() {
    // What is on its way may have been counted before the reason for this.
    if (running) isMissed = true;
    else run();
  }

  function makeUp() {
    if (!isMissed || holds > 0) return;
    isMissed = false;
    run();
  }

  function followVisibility() {
    if (document.hidden) {
      hiddenAt = Date.now();
      clearTimeout(timer);
      tabs?.resign();
      return;
    }
    tabs?.elect();
    // What another tab has just learned is as good.
    const isFresh = known && known.at >= hiddenAt && Date.now() - known.at < intervalMs / 10;
    if (!isFresh) run();
  }

  function start() {
    if (tasks.size === 0 || tabs) return;
    nextAt = Date.now() + POLL_START_MS * (1 + 2 * Math.random());
    tabs = joinElection({ name, onAlone: hurry, onLead: schedule, onMessage: hear, getCount: describe });
    document.addEventListener('visibilitychange', followVisibility);
    if (!document.hidden) tabs.elect();
  }

  function hurry() {
    // The first picture comes first.
    requestAnimationFrame(() => {
      if (!known) nextAt = 0;
      schedule();
    });
  }

  function stop() {
    tabs?.close();
    tabs = null;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
    running?.abort();
    running = null;
    onEmpty();
  }

  return {
    subscribe(task) {
      tasks.add(task);
      // Whoever only comes and goes within a task, as in a strict first render, starts nothing.
      if (tasks.size === 1) queueMicrotask(start);
      return () => {
        if (tasks.delete(task) && tasks.size === 0) stop();
      };
    },
    isKnown: () => known !== null,
    refresh,
    setCount(count) {
      if (tasks.size === 0) return;
      accept(count, Date.now(), nextAt);
      share();
    },
    pause() {
      holds += 1;
      if (running) {
        running.abort();
        running = null;
        isMissed = true;
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holds -= 1;
        makeUp();
      };
    },
  };
}

const polls = new WeakMap<Session, Map<string, Poll>>();

/** The poll of a session for a name; it is the same one for everybody until the last has left. */
export function getPoll(session: Session, name: string, intervalMs: number): Poll {
  let ofSession = polls.get(session);
  if (!ofSession) polls.set(session, (ofSession = new Map()));
  const known = ofSession.get(name);
  if (known) return known;
  const poll = createPoll(name, intervalMs, () => {
    if (polls.get(session)?.get(name) === poll) polls.get(session)?.delete(name);
  });
  ofSession.set(name, poll);
  return poll;
}
