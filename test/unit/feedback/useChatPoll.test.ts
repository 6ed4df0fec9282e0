import { describe, expect, test } from 'vitest';
import { nextInterval } from '#widgets/feedback/chat/useChatPoll.ts';
import { CHAT_POLL_MAX_MS, CHAT_POLL_MIN_MS } from '#widgets/limits.ts';

describe('polling an open conversation', () => {
  test('backs off from 5 to 30 seconds while nothing is new', () => {
    let interval = CHAT_POLL_MIN_MS;
    for (let round = 0; round < 10; round++) interval = nextInterval(interval, 'same');
    expect(interval).toBe(CHAT_POLL_MAX_MS);
  });
  test('is quick again after something new', () =>
    expect(nextInterval(30_000, 'new')).toBe(CHAT_POLL_MIN_MS));
  test('backs off faster when it fails', () =>
    expect(nextInterval(5000, 'failed')).toBeGreaterThan(nextInterval(5000, 'same')));
});
