import { useCallback, useEffect, useRef } from 'react';
import type { Session } from '../session/store.ts';
import { usePortal } from './portal-context.ts';

/** How often unread counts are asked for. */
export const POLL_INTERVAL_MS = 300_000;

/** After failures the next try waits up to so many intervals. */
export const POLL_BACKOFF_MAX = 8;

/** One round of a poll; rejects when it failed. */
export type PollTask = (signal: AbortSignal) => Promise<void>;

interface Poll {
  /** Adds somebody who wants the answers; returns the way to leave. */
  join(task: PollTask): () => void;
  /** Asks now. */
  refresh(): void;
}

/** One timer for however many want the answers: asks at once, then at the interval while the page is visible. */
function createPoll(intervalMs: number, onEmpty: () => void): Poll {
  const tasks = new Set<PollTask>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let failures = 0;

  function stopTimer() {
    clearTimeout(timer);
    timer = undefined;
  }

  function schedule() {
    stopTimer();
    if (tasks.size === 0 || document.hidden) return;
    timer = setTimeout(run, intervalMs * Math.min(2 ** failures, POLL_BACKOFF_MAX));
  }

  function run() {
    const [task] = tasks;
    if (!task || running || document.hidden) return;
    stopTimer();
    const round = new AbortController();
    running = round;
    const end = (isFailure: boolean) => {
      if (running !== round) return;
      running = null;
      failures = isFailure ? failures + 1 : 0;
      schedule();
    };
    task(round.signal).then(
      () => end(false),
      () => end(true),
    );
  }

  function followVisibility() {
    if (document.hidden) stopTimer();
    else run();
  }

  return {
    join(task) {
      if (tasks.size === 0) document.addEventListener('visibilitychange', followVisibility);
      tasks.add(task);
      // Whoever only comes and goes within a task, as in a strict first render, sends nothing.
      if (tasks.size === 1) queueMicrotask(run);
      return () => {
        tasks.delete(task);
        if (tasks.size > 0) return;
        document.removeEventListener('visibilitychange', followVisibility);
        stopTimer();
        running?.abort();
        running = null;
        onEmpty();
      };
    },
    refresh: run,
  };
}

const polls = new WeakMap<Session, Map<string, Poll>>();

/** The poll of a session for a key; it is the same one for everybody until the last has left. */
export function pollOf(session: Session, key: string, intervalMs: number): Poll {
  let ofSession = polls.get(session);
  if (!ofSession) polls.set(session, (ofSession = new Map()));
  const known = ofSession.get(key);
  if (known) return known;
  const poll = createPoll(intervalMs, () => {
    if (polls.get(session)?.get(key) === poll) polls.get(session)?.delete(key);
  });
  ofSession.set(key, poll);
  return poll;
}

/**
 * Repeats a silent call while the component is shown: one timer per portal and key, however many components.
 * `key` names the call and whose data it is; null: nothing to ask. Returns the way to ask at once.
 */
export function usePoll(key: string | null, intervalMs: number, task: PollTask): () => void {
  const { session } = usePortal();
  const latest = useRef(task);
  const refresh = useRef(() => {});
  useEffect(() => {
    latest.current = task;
  });
  useEffect(() => {
    if (key === null) return;
    const poll = pollOf(session, key, intervalMs);
    refresh.current = poll.refresh;
    const leave = poll.join((signal) => latest.current(signal));
    return () => {
      refresh.current = () => {};
      leave();
    };
  }, [session, key, intervalMs]);
  return useCallback(() => refresh.current(), []);
}
