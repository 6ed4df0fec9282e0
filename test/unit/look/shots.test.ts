import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looks } from '../../look/looks.ts';
import { sample } from '../../look/sample.ts';
import { heldShots } from '../../look/shots.ts';

it.each<[id: string, isMain: boolean, looks: number]>([
  ['host-lists--courses', true, 4],
  ['host-lists--failed', false, 1],
  ['widgets-bell--failed', false, 4],
  ['ui-button--busy', false, 4],
])('%s (main: %s) is held in %d looks', (id, isMain, count) => {
  const story = { id, name: id, isMain };
  const shots = heldShots([story]);
  expect(shots).toHaveLength(count);
  // Another story does not change in which looks this one is held.
  const later = heldShots([{ id: 'host-about--us', name: '', isMain: false }, story]).slice(1);
  expect(later).toEqual(shots);
});

it('holds the states of pages in each of the looks', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `host-page--state-${index}`);
  const shots = heldShots(ids.map((id) => ({ id, name: id, isMain: false })));
  expect(new Set(shots.map(({ look }) => look.name)).size).toBe(looks.length);
});

it('takes a sample that its seed repeats, without taking any item twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(60), fc.nat(), (items, count, seed) => {
      const chosen = sample(items, count, seed);
      expect(chosen).toEqual(sample(items, count, seed));
      expect(chosen).toHaveLength(Math.min(count, items.length));
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(items).toEqual(expect.arrayContaining(chosen));
    }),
  );
});
