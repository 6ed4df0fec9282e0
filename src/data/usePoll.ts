import { useEffect, useRef, useState } from 'react';
import { getPoll, type Poll, type PollControls, type PollSubscriber } from './poll.ts';
import { usePortal } from './portal-context.ts';

/**
 * Keeps a count up to date while the component is shown: one timer per portal and key, however many components, and
 * one per browser, however many tabs. `key` names the count and whose it is; null: nothing to ask.
 */
export function usePoll(key: string | null, intervalMs: number, task: PollSubscriber): PollControls {
  const { session, config } = usePortal();
  const latest = useRef(task);
  const current = useRef<Poll | null>(null);
  useEffect(() => {
    latest.current = task;
  });
  const name = key === null ? null : `${config.api}|${config.cookieName}|${key}`;
  useEffect(() => {
    if (name === null) return;
    const poll = (current.current = getPoll(session, name, intervalMs));
    const leave = poll.subscribe({
      fetch: (signal) => latest.current.fetch(signal),
      onCount: (count) => latest.current.onCount(count),
    });
    return () => {
      current.current = null;
      leave();
    };
  }, [session, name, intervalMs]);
  const [controls] = useState<PollControls>(() => ({
    isKnown: () => current.current?.isKnown() ?? false,
    refresh: () => current.current?.refresh(),
    setCount: (count) => current.current?.setCount(count),
    pause: () => current.current?.pause() ?? (() => {}),
  }));
  return controls;
}
