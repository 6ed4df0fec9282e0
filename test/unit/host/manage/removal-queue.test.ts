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
const waiting = withRemoval(nothing, { notice: 1, rows: ['a', 'b'] }).queue;
const two = withRemoval(waiting, { notice: 2, rows: ['c'] }).queue;
const sent = withOnlyOpen(two, (notice) => notice === 2).queue;

describe('the queue of removals', () => {
  it.each([
    ['nothing', nothing, [], []],
    ['a removal with an open notice', waiting, ['a', 'b'], [1]],
    ['another one', two, ['c', 'a', 'b'], [1, 2]],
    ['an undone one', withUndo(two, 1), ['c'], [2]],
    ['an unknown notice', withUndo(two, 9), ['c', 'a', 'b'], [1, 2]],
    ['one that was sent', sent, ['c', 'a', 'b'], [2]],
    ['a late undo', withUndo(sent, 1), ['c', 'a', 'b'], [2]],
    ['a failed one', withFailure(sent, ['a']), ['c', 'b'], [2]],
  ])('%s hides its rows', (_, queue, hidden, notices) => {
    expect(hiddenRows(queue).toSorted()).toEqual(hidden.toSorted());
    expect(queue.waiting.map(({ notice }) => notice)).toEqual(notices);
  });

  it.each([
    ['a closed notice', withOnlyOpen(two, (notice) => notice === 2), ['a', 'b']],
    ['no open notice', withOnlyOpen(two, () => false), ['a', 'b', 'c']],
    ['all notices open', withOnlyOpen(two, () => true), []],
    ['what was sent before', withOnlyOpen(sent, (notice) => notice === 2), []],
    ['a notice that is used again', withRemoval(waiting, { notice: 1, rows: ['c'] }), ['a', 'b']],
    ['a new notice', withRemoval(waiting, { notice: 3, rows: ['c'] }), []],
  ])('%s sends', (_, { due }, expected) => {
    expect(due).toEqual(expected);
  });

  it('sends each row once or gives it back, whatever happens', () => {
    const step = fc.record({ does: fc.constantFrom('remove', 'undo', 'close', 'leave'), notice: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let queue: RemovalQueue<number> = emptyQueue;
        const due: number[] = [];
        const undone: number[] = [];
        steps.forEach(({ does, notice }, row) => {
          if (does === 'undo') {
            const [hit] = queue.waiting.filter((one) => one.notice === notice);
            undone.push(...(hit?.rows ?? []));
            queue = withUndo(queue, notice);
            return;
          }
          const next =
            does === 'remove'
              ? withRemoval(queue, { notice, rows: [row] })
              : withOnlyOpen(queue, (one) => does === 'close' && one !== notice);
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
