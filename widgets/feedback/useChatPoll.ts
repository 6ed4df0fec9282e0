import { useEffect } from 'react';
import { CHAT_POLL_MIN_MS, nextWait } from './chat-poll.ts';
import type { Conversation } from './conversation.ts';

/** Loads a conversation, and asks for answers while it is shown and the page is visible. */
export function useChatPoll(conversation: Conversation): void {
  useEffect(() => {
    let wait = CHAT_POLL_MIN_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;

    const ask = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const result = await conversation.refresh().then(
        (isNew) => (isNew ? 'new' : 'same'),
        () => 'failed' as const,
      );
      wait = nextWait(wait, result);
      if (!gone) {
        clearTimeout(timer);
        timer = setTimeout(() => void ask(), wait);
      }
    };
    const follow = () => {
      if (document.hidden) clearTimeout(timer);
      else {
        wait = CHAT_POLL_MIN_MS;
        void ask();
      }
    };

    // Whoever only comes and goes within a task, as in a strict first render, sends nothing.
    queueMicrotask(() => {
      if (!gone) void ask();
    });
    document.addEventListener('visibilitychange', follow);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [conversation]);
}
