import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subscribe } from 'valtio/vanilla';
import { isRead, updateRead, type ReadUpdate } from '#src/data/notifications/mark-read.ts';
import {
  createNotificationState,
  type NotificationState,
} from '#src/data/notifications/notification-store.ts';

type Event =
  { type: 'begin'; key: number; ids: readonly string[] } | { type: 'commit' | 'rollback'; key: number };

const begin = (key: number, ...ids: string[]): Event => ({ type: 'begin', key, ids });
const commit = (key: number): Event => ({ type: 'commit', key });
const rollback = (key: number): Event => ({ type: 'rollback', key });

function after(events: readonly Event[]): NotificationState {
  const state = createNotificationState();
  const updates = new Map<number, ReadUpdate>();
  for (const event of events) {
    if (event.type === 'begin') updates.set(event.key, updateRead(state, event.ids));
    else updates.get(event.key)?.[event.type]();
  }
  return state;
}
const readIn = (state: NotificationState) =>
  ['a', 'b', 'c'].filter((id) => isRead(state.read, { id, isRead: 0 })).join('');

describe('what is shown as read', () => {
  test.each<[string, Event[], string]>([
    ['nothing at first', [], ''],
    ['a notification as soon as it is clicked', [begin(1, 'a')], 'a'],
    ['and it stays so when the request succeeds', [begin(1, 'a'), commit(1)], 'a'],
    ['it is unread again when the request fails', [begin(1, 'a'), rollback(1)], ''],
    ['a failure takes back no other update', [begin(1, 'a'), begin(2, 'b'), rollback(1)], 'b'],
    ['all at once', [begin(1, 'a', 'b', 'c')], 'abc'],
    ['all are taken back at once', [begin(1, 'a', 'b', 'c'), rollback(1)], ''],
    [
      'all but the one that was read on its own',
      [begin(1, 'b'), begin(2, 'a', 'b', 'c'), commit(1), rollback(2)],
      'b',
    ],
    [
      'one whose own request failed stays read while all are being read',
      [begin(1, 'b'), begin(2, 'a', 'b', 'c'), rollback(1)],
      'abc',
    ],
    ['a second outcome of an update changes nothing', [begin(1, 'a'), rollback(1), commit(1)], ''],
    ['nor does a rollback after the commit', [begin(1, 'a'), commit(1), rollback(1)], 'a'],
  ])('%s', (_, events, shown) => expect(readIn(after(events))).toBe(shown));

  test('what the server says is read is read', () => {
    expect(isRead(createNotificationState().read, { id: 'a', isRead: 1 })).toBe(true);
  });

  test('each change is told, with another snapshot', () => {
    const state = createNotificationState();
    const snapshots = [state.read];
    const unsubscribe = subscribe(state, () => snapshots.push(state.read), true);
    updateRead(state, ['a']).commit();
    unsubscribe();
    updateRead(state, ['b']);
    expect(snapshots.map(({ confirmed, pending }) => [confirmed.size, pending.size])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('whatever happens in whatever order: read is what succeeded or is under way, and nothing else', () => {
    const change = fc.record({
      ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      outcome: fc.constantFrom('commit' as const, 'rollback' as const, null),
      begins: fc.double({ min: 0, max: 1, noNaN: true }),
      lasts: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const events = changes
          .flatMap(({ ids, outcome, begins, lasts }, key) => [
            { at: begins, event: begin(key, ...ids) },
            ...(outcome ? [{ at: begins + lasts + 1e-9, event: { type: outcome, key } as const }] : []),
          ])
          .toSorted((one, other) => one.at - other.at);
        const state = after(events.map(({ event }) => event));
        const expected = new Set(
          changes.filter(({ outcome }) => outcome !== 'rollback').flatMap(({ ids }) => ids),
        );
        expect(readIn(state)).toBe([...expected].toSorted().join(''));
      }),
    );
  });
});
