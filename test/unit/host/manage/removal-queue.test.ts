import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyQueue,
  hiddenRows,
  withFailure,
  withOnlyOpen,
  withRemoval,
  withUndo,
  type RemovalQueue,
} from '#host/app/pages/manage/removal-queue.ts';

const nothing: RemovalQueue<string> = emptyQueue;
const waiting = withRemoval(nothing, { toast: 1, rows: ['a', 'b'] }).queue;
const two = withRemoval(waiting, { toast: 2, rows: ['c'] }).queue;
const sent = withOnlyOpen(two, (toast) => toast === 2).queue;

describe('the queue of removals', () => {
  it.each([
    ['nothing', nothing, [], []],
    ['a removal with an open toast', waiting, ['a', 'b'], [1]],
    ['another one', two, ['c', 'a', 'b'], [1, 2]],
    ['an undone one', withUndo(two, 1), ['c'], [2]],
    ['an unknown toast', withUndo(two, 9), ['c', 'a', 'b'], [1, 2]],
    ['one that was sent', sent, ['c', 'a', 'b'], [2]],
    ['a late undo', withUndo(sent, 1), ['c', 'a', 'b'], [2]],
    ['a failed one', withFailure(sent, ['a']), ['c', 'b'], [2]],
  ])('%s hides its rows', (_, queue, hidden, toasts) => {
    expect(hiddenRows(queue).toSorted()).toEqual(hidden.toSorted());
    expect(queue.waiting.map(({ toast }) => toast)).toEqual(toasts);
  });

  it.each([
    ['a closed toast', withOnlyOpen(two, (toast) => toast === 2), ['a', 'b']],
    ['no open toast', withOnlyOpen(two, () => false), ['a', 'b', 'c']],
    ['all toasts open', withOnlyOpen(two, () => true), []],
    ['what was sent before', withOnlyOpen(sent, (toast) => toast === 2), []],
    ['a toast that is used again', withRemoval(waiting, { toast: 1, rows: ['c'] }), ['a', 'b']],
    ['a new toast', withRemoval(waiting, { toast: 3, rows: ['c'] }), []],
  ])('%s sends', (_, { due }, expected) => {
    expect(due).toEqual(expected);
  });

  it('sends each row once or gives it back, whatever happens', () => {
    const step = fc.record({ does: fc.constantFrom('remove', 'undo', 'close', 'leave'), toast: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let queue: RemovalQueue<number> = emptyQueue;
        const due: number[] = [];
        const undone: number[] = [];
        steps.forEach(({ does, toast }, row) => {
          if (does === 'undo') {
            const [hit] = queue.waiting.filter((one) => one.toast === toast);
            undone.push(...(hit?.rows ?? []));
            queue = withUndo(queue, toast);
            return;
          }
          const next =
            does === 'remove'
              ? withRemoval(queue, { toast, rows: [row] })
              : withOnlyOpen(queue, (one) => does === 'close' && one !== toast);
          queue = next.queue;
          due.push(...next.due);
        });
        const removed = steps.flatMap(({ does }, row) => (does === 'remove' ? [row] : []));
        const open = queue.waiting.flatMap(({ rows }) => rows);
        expect([...due, ...undone, ...open].toSorted()).toEqual(removed.toSorted());
        expect(hiddenRows(queue).toSorted()).toEqual([...due, ...open].toSorted());
      }),
    );
  });
});
