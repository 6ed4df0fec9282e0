/** How often an open conversation asks for answers: at first, and at most, in milliseconds. */
export const CHAT_POLL_MIN_MS = 5_000;
export const CHAT_POLL_MAX_MS = 30_000;

/** The next wait: short again after something new, longer while nothing happens or calls fail. */
export function nextWait(wait: number, result: 'new' | 'same' | 'failed'): number {
  if (result === 'new') return CHAT_POLL_MIN_MS;
  return Math.min(CHAT_POLL_MAX_MS, wait * (result === 'failed' ? 2 : 1.5));
}
