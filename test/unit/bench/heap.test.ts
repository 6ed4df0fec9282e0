// @vitest-environment node
import { expect, test } from 'vitest';
import { amount, growthOf, type Held } from '#test/bench/heap/growth.ts';

const held: Held = {
  heapMB: 20,
  nodes: 3000,
  detached: 2,
  listeners: 400,
  timeouts: 3,
  intervals: 1,
  objectUrls: 0,
};
const missed = (after: Held) =>
  growthOf(held, after)
    .filter(({ isMissed }) => isMissed)
    .map(({ of }) => of);

test('nothing is missed where nothing has grown, or less is held than before', () => {
  expect(missed(held)).toEqual([]);
  expect(missed({ ...held, heapMB: 5, detached: 0, timeouts: 0 })).toEqual([]);
});

test('the heap may grow by ten megabytes', () => {
  expect(missed({ ...held, heapMB: 30 })).toEqual([]);
  expect(missed({ ...held, heapMB: 30.1 })).toEqual(['heapMB']);
});

test.each(['detached', 'timeouts', 'intervals', 'objectUrls'] as const)(
  'one more of %s is one too many',
  (of) => {
    expect(missed({ ...held, [of]: held[of] + 1 })).toEqual([of]);
  },
);

test('amounts are written with their unit', () => {
  expect(amount({ of: 'heapMB' }, 20.04)).toBe('20.0 MB');
  expect(amount({ of: 'nodes' }, 3000)).toBe('3000');
});
