// @vitest-environment node
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { endSlowBody } from '#host/server/slow-body.ts';
import { BODY_MIN_BYTES_PER_SECOND } from '#host/server/limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const restMs = 10_000;

/** A request whose body is under way; some bytes of its connection were read before. */
function begun(headers: Record<string, string>) {
  const socket = { bytesRead: 4000, destroy: vi.fn() };
  const incoming = Object.assign(new EventEmitter(), { socket, headers, complete: false });
  endSlowBody(incoming as unknown as IncomingMessage, restMs);
  /** Lets seconds pass, each with these bytes. */
  const pass = (seconds: number, bytes: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1000);
      socket.bytesRead += bytes;
    }
  };
  return { incoming, socket, pass };
}

describe('a body', () => {
  test.each<Record<string, string>>([{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }])(
    'of %j that does not come is broken off after the rest it may take, and not before',
    (headers) => {
      const { socket } = begun(headers);
      vi.advanceTimersByTime(restMs - 1);
      expect(socket.destroy).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(socket.destroy).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('that comes fast enough may take for ever', () => {
    const { socket, pass } = begun({ 'content-length': '1000000' });
    pass(3600, BODY_MIN_BYTES_PER_SECOND);
    expect(socket.destroy).not.toHaveBeenCalled();
  });

  it('that comes at half of the least speed has twice the time', () => {
    const { socket, pass } = begun({ 'content-length': '1000000' });
    pass(2 * 10 - 2, BODY_MIN_BYTES_PER_SECOND / 2);
    expect(socket.destroy).not.toHaveBeenCalled();
    pass(4, BODY_MIN_BYTES_PER_SECOND / 2);
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  it('buys time by each byte, and then rests no longer than that', () => {
    const { socket, pass } = begun({ 'transfer-encoding': 'chunked' });
    pass(1, 5 * BODY_MIN_BYTES_PER_SECOND);
    vi.advanceTimersByTime(restMs + 4000 - 1);
    expect(socket.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  it('that is complete leaves its connection alone, however long the answer takes', () => {
    const { incoming, socket } = begun({ 'content-length': '10' });
    incoming.complete = true;
    vi.advanceTimersByTime(10 * restMs);
    expect(socket.destroy).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('whose request has ended is looked at no more', () => {
    const { incoming } = begun({ 'content-length': '10' });
    incoming.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each<Record<string, string>[]>([[{}], [{ 'content-length': '0' }]])(
  'a request without a body, with %j, is not watched',
  (headers) => {
    begun(headers);
    expect(vi.getTimerCount()).toBe(0);
  },
);
