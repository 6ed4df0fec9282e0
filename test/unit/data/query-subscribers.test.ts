import { describe, expect, it } from 'vitest';
import { createQuerySubscribers } from '#src/data/queries/query-subscribers.ts';

describe('the request of several components', () => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 2));

  it('is given up once the last of them has gone, and not before', async () => {
    const subscribers = createQuerySubscribers();
    const leaves = [subscribers.subscribe('a'), subscribers.subscribe('a')];
    const signal = subscribers.signal('a');
    leaves[0]?.();
    await later();
    expect(signal.aborted).toBe(false);
    leaves[1]?.();
    expect(signal.aborted).toBe(false);
    await later();
    expect(signal.aborted).toBe(true);
    expect(subscribers.signal('a').aborted).toBe(false);
  });

  it('goes on for one that subscribes again at once', async () => {
    const subscribers = createQuerySubscribers();
    const signal = subscribers.signal('a');
    subscribers.subscribe('a')();
    subscribers.subscribe('a');
    await later();
    expect(signal.aborted).toBe(false);
    expect(subscribers.signal('a')).toBe(signal);
  });

  it('of another key is another one', async () => {
    const subscribers = createQuerySubscribers();
    const other = subscribers.signal('b');
    subscribers.subscribe('a')();
    await later();
    expect(other.aborted).toBe(false);
  });

  it('that was given up is not given up a second time, with the next one of its key', async () => {
    const subscribers = createQuerySubscribers();
    const leave = subscribers.subscribe('a');
    const again = subscribers.subscribe('a');
    leave();
    again();
    await later();
    const next = subscribers.signal('a');
    subscribers.subscribe('a');
    leave();
    await later();
    expect(next.aborted).toBe(false);
  });

  it('is not given up for those that come in the very moment of giving up', async () => {
    const subscribers = createQuerySubscribers();
    let leave = () => {};
    subscribers.signal('a').addEventListener('abort', () => (leave = subscribers.subscribe('a')));
    // Both leave before the first task ends, so that the second one finds the next request of the key.
    subscribers.subscribe('a')();
    subscribers.subscribe('a')();
    await later();
    const next = subscribers.signal('a');
    expect(next.aborted).toBe(false);
    leave();
    await later();
    expect(next.aborted).toBe(true);
  });
});
