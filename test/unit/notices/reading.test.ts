import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRead, nothingRead, type Reading } from '../../../widgets/notifications/reading.ts';
import { reading, type ReadingEvent } from '../../../widgets/notifications/reading-events.ts';

const begun = (key: number, ...ids: string[]): ReadingEvent => ({ is: 'begun', change: { key, ids } });
const after = (...events: ReadingEvent[]) => events.reduce(reading, nothingRead);
const readOf = (state: Reading) => ['a', 'b', 'c'].filter((id) => isRead(state, { id, isRead: 0 })).join('');

describe('what is shown as read', () => {
  test.each<[string, ReadingEvent[], string]>([
    ['nothing at first', [], ''],
    ['a message as soon as it is clicked', [begun(1, 'a')], 'a'],
    ['and it stays so when the call succeeds', [begun(1, 'a'), { is: 'succeeded', key: 1 }], 'a'],
    ['it is unread again when the call fails', [begun(1, 'a'), { is: 'failed', key: 1 }], ''],
    ['a failure takes back nobody else’s', [begun(1, 'a'), begun(2, 'b'), { is: 'failed', key: 1 }], 'b'],
    ['all at once', [begun(1, 'a', 'b', 'c')], 'abc'],
    ['all are taken back at once', [begun(1, 'a', 'b', 'c'), { is: 'failed', key: 1 }], ''],
    [
      'all but the one that was read on its own',
      [begun(1, 'b'), begun(2, 'a', 'b', 'c'), { is: 'succeeded', key: 1 }, { is: 'failed', key: 2 }],
      'b',
    ],
    [
      'one whose own call failed stays read while all are being read',
      [begun(1, 'b'), begun(2, 'a', 'b', 'c'), { is: 'failed', key: 1 }],
      'abc',
    ],
    ['an outcome of a change that nobody began is nothing', [{ is: 'succeeded', key: 9 }], ''],
  ])('%s', (_, events, shown) => expect(readOf(after(...events))).toBe(shown));

  test('what the server says is read is read', () => {
    expect(isRead(nothingRead, { id: 'a', isRead: 1 })).toBe(true);
  });

  test('whatever happens in whatever order: read is what succeeded or is under way, and nothing else', () => {
    const change = fc.record({
      ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      outcome: fc.constantFrom('succeeded' as const, 'failed' as const, null),
      begins: fc.double({ min: 0, max: 1, noNaN: true }),
      lasts: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const events = changes
          .flatMap(({ ids, outcome, begins, lasts }, key) => [
            { at: begins, event: begun(key, ...ids) },
            ...(outcome ? [{ at: begins + lasts + 1e-9, event: { is: outcome, key } as const }] : []),
          ])
          .toSorted((one, other) => one.at - other.at);
        const state = after(...events.map(({ event }) => event));
        const expected = new Set(
          changes.filter(({ outcome }) => outcome !== 'failed').flatMap(({ ids }) => ids),
        );
        expect(readOf(state)).toBe([...expected].toSorted().join(''));
      }),
    );
  });
});
