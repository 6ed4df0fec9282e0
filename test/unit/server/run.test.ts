// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { messagesTo, runUntilStopped } from '#host/server/run.ts';
import { STOP_GRACE_MS } from '#host/server/limits.ts';
import type { RunOptions } from '#host/server/environment.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('npm_lifecycle_event', 'test');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A server that runs, how it is told to stop, and in what order it does what. */
function running(options: RunOptions = {}) {
  const heard = new Map<string, () => void>();
  const done: string[] = [];
  vi.spyOn(process, 'on').mockImplementation(function (this: NodeJS.Process, name: string | symbol, then) {
    heard.set(String(name), then as () => void);
    return this;
  });
  vi.spyOn(process, 'exit').mockImplementation((code) => void done.push(`exit ${code}`) as never);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void done.push(text));
  const server = {
    address: '',
    port: 0,
    drain: () => void done.push('drain'),
    close: async (graceMs?: number) => void done.push(`close ${graceMs}`),
  };
  runUntilStopped(server, options);
  return { done, heard, tell: (signal: string) => heard.get(signal)?.() };
}

const said = '正在停止 / Stopping …';

describe('a server that is told to stop', () => {
  test.each(['SIGINT', 'SIGTERM'])(
    'by %s is not ready from then on, ends what is under way, and exits',
    async (signal) => {
      const { done, tell } = running();
      expect(done).toEqual([]);
      tell(signal);
      expect(done).toEqual([said, 'drain']);
      await vi.advanceTimersByTimeAsync(0);
      expect(done).toEqual([said, 'drain', `close ${STOP_GRACE_MS}`, 'exit 0']);
    },
  );

  it('goes on answering for the configured time first', async () => {
    const { done, tell } = running({ stopDelayMs: 5000 });
    tell('SIGTERM');
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toEqual([said, 'drain']);
    await vi.advanceTimersByTimeAsync(1);
    expect(done.at(-1)).toBe('exit 0');
  });

  it('twice ends at once', () => {
    const { done, tell } = running({ stopDelayMs: 5000 });
    tell('SIGTERM');
    tell('SIGINT');
    expect(done).toContain('exit 1');
  });
});

describe('a server below npm', () => {
  const orphaned = async () => {
    const { done } = running();
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).toEqual([]);
    vi.spyOn(process, 'ppid', 'get').mockReturnValue(1);
    await vi.advanceTimersByTimeAsync(5000);
    return done;
  };

  test.each(['start', 'npx'])('stops once when npm has gone: %s', async (event) => {
    vi.stubEnv('npm_lifecycle_event', event);
    expect(await orphaned()).toEqual([said, 'drain', `close ${STOP_GRACE_MS}`, 'exit 0']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['test', undefined])(
    'goes on where its parent is no npm that would leave it: %s',
    async (event) => {
      vi.stubEnv('npm_lifecycle_event', event);
      expect(await orphaned()).toEqual([]);
    },
  );
});

test.each([
  ['json', console.error],
  ['short', console.log],
  ['off', console.log],
] as const)('with the log %s the messages of the server do not get among its lines', (log, place) => {
  expect(messagesTo({ log })).toBe(place);
});
