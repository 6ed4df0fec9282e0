import { expect, test } from 'vitest';
import { globals, members, missingIn, statics, data } from '#test/floor/newer.mjs';

test.each(['toSorted', 'toSpliced', 'checkVisibility', 'showPopover', 'isDisjointFrom'])(
  '%s is newer than the oldest browsers',
  (name) => expect(members.has(name)).toBe(true),
);

test.each(['URL.canParse', 'Promise.withResolvers', 'Object.groupBy', 'AbortSignal.any', 'Intl.Segmenter'])(
  '%s is newer than the oldest browsers',
  (name) => expect(statics.has(name)).toBe(true),
);

test.each(['map', 'at', 'findLast', 'showModal', 'replaceChildren', 'escape'])('%s is not', (name) =>
  expect(members.has(name)).toBe(false),
);

test.each([
  [globals.has('CloseWatcher'), true],
  [globals.has('ResizeObserver'), false],
  [Boolean(missingIn(data.css.selectors?.has)), true],
  [Boolean(missingIn(data.css.properties?.inset)), false],
])('case %# is as the browsers say', (isNewer, expected) => expect(isNewer).toBe(expected));
