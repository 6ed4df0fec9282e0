import { expect, it } from 'vitest';
import { counterText } from '#src/texts/format.ts';

it.each([
  [null, '-'],
  [undefined, '-'],
  ['', '-'],
  ['  ', '-'],
  [0, '0'],
  ['0', '0'],
  [190, '190'],
  ['1280', '1280'],
  [-20, '-20'],
  [12.5, '12.5'],
])('a counter of %j is shown as %s', (count, text) => expect(counterText(count)).toBe(text));
