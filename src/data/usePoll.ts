import { useEffect, useRef, useState } from 'react';
import { pollOf, type Poll, type PollControls, type PollTask } from './poll.ts';
import { usePortal } from './portal-context.ts';

/**
 * Keeps a count up to date while the component is shown: one timer per portal and key, however many components, and
 * one per browser, however many tabs. `key` names the count and whose it is; null: nothing to ask.
 */
export function usePoll(key: string | null, intervalMs: number, task: PollTask): PollControls {
  const { session, config } = usePortal();
  const latest = useRef(task);
  const current = useRef<Poll | null>(null);
  useEffect(() => {
    latest.current = task;
  });
  const name = key === null ? null : `${config.api}|${config.cookieName}|${key}`;
  useEffect(() => {
    if (name === null) return;
    const poll = (current.current = pollOf(session, name, intervalMs));
    const leave = poll.join({
      ask: (signal) => latest.current.ask(signal),
      take: (count) => latest.current.take(count),
    });
    return () => {
      current.current = null;
      leave();
    };
  }, [session, name, intervalMs]);
  const [controls] = useState<PollControls>(() => ({
    isKnown: () => current.current?.isKnown() ?? false,
    refresh: () => current.current?.refresh(),
    tell: (count) => current.current?.tell(count),
    hold: () => current.current?.hold() ?? (() => {}),
  }));
  return controls;
}
