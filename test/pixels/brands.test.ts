import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areAllCases, casesName } from '../cases.ts';
import { allBrands, brandsOfDay } from './brands.ts';
import { openStudio, type Measured, type Studio } from './studio.ts';

/** Brands of one test. */
const GROUP = 50;

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

/** The lowest contrast of each use, with its brand. */
function lowest(measured: readonly Measured[]): Measured[] {
  const found = new Map<string, Measured>();
  for (const one of measured) {
    const known = found.get(one.use);
    if (!known || one.contrast < known.contrast) found.set(one.use, one);
  }
  return [...found.values()];
}

const lineOf = ({ use, brand, contrast, least }: Measured) =>
  `${use}: ${contrast.toFixed(2)} of ${least} with ${brand}`;

test('all brands are 500', () => {
  expect(new Set(allBrands).size).toBe(500);
  expect(brandsOfDay.length).toBe(areAllCases ? 500 : 50);
});

/** Few enough that a busy machine measures them within the time of a test. */
const groups = Array.from({ length: Math.ceil(brandsOfDay.length / GROUP) }, (_, index) =>
  brandsOfDay.slice(index * GROUP, (index + 1) * GROUP),
);
const ways = ['computed', 'scripted'] as const;
const themes = ['light', 'dark'] as const;

describe.each(ways)('tones %s', (way) => {
  describe.each(themes)('in the %s theme', (theme) => {
    test.each(groups.map((brands) => [brands[0], brands] as const))(
      'are seen and read with %s and the next',
      async (_, brands) => {
        const measured = await studio.measure(brands, theme, way);
        if (process.env.PRINT_CONTRASTS) console.log(lowest(measured).map(lineOf).join('\n'));
        const poor = measured.filter(({ contrast, least }) => contrast < least);
        expect(
          lowest(poor).map(lineOf),
          `${poor.length} poor; again: CASES=${casesName} npm run test:pixels`,
        ).toEqual([]);
      },
    );
  });
});
