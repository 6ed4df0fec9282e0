import { useEffect } from 'react';
import { getTicketMessages } from '#src/api/tickets.ts';
import { followChanges } from '#src/data/queries/changes.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Conversation } from './conversation.ts';
import { CHAT_POLL_MIN_MS, CHAT_POLL_MAX_MS } from '../../limits.ts';

/** The next interval: short again after something new, longer while nothing happens or requests fail. */
export function nextInterval(interval: number, result: 'new' | 'same' | 'failed'): number {
  if (result === 'new') return CHAT_POLL_MIN_MS;
  return Math.min(CHAT_POLL_MAX_MS, interval * (result === 'failed' ? 2 : 1.5));
}

/** Loads a conversation, and again while it is mounted and the page is visible: by a poll, and after a change in another tab. */
export function useChatPoll(conversation: Conversation): void {
  const portal = usePortal();
  useEffect(() => {
    let interval = CHAT_POLL_MIN_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;

    const poll = async (load = conversation.poll) => {
      clearTimeout(timer);
      if (document.hidden) return;
      const result = await load().then(
        (isNew) => (isNew ? 'new' : 'same'),
        () => 'failed' as const,
      );
      interval = nextInterval(interval, result);
      if (!isUnmounted) {
        clearTimeout(timer);
        timer = setTimeout(() => void poll(), interval);
      }
    };
    const onVisibilityChange = () => {
      if (document.hidden) clearTimeout(timer);
      else {
        interval = CHAT_POLL_MIN_MS;
        void poll();
      }
    };

    // StrictMode mounts, unmounts and mounts again within one task: only the last mount sends a request.
    queueMicrotask(() => {
      if (!isUnmounted) void poll();
    });
    document.addEventListener('visibilitychange', onVisibilityChange);
    const unsubscribe = followChanges(portal, getTicketMessages, () => void poll(conversation.refresh));
    return () => {
      isUnmounted = true;
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [conversation, portal]);
}
