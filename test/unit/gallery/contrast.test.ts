import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { brandUses, contrast, contrastText, isPassed, leastContrast } from '#host/gallery/brand/contrast.ts';
import { hexOf } from '#host/gallery/brand/hex.ts';
import type { Rgb } from '#src/theme/brand-tones.ts';

const part = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
const colours = fc.tuple(part, part, part);
const other = (rgb: Rgb) => new Color('srgb', [...rgb]);

describe('the contrast', () => {
  it('is that of WCAG, in either order', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 10);
    fc.assert(
      fc.property(colours, colours, (one, two) => {
        expect(contrast(one, two)).toBeCloseTo(other(one).contrast(other(two), 'WCAG21'), 2);
        expect(contrast(two, one)).toBe(contrast(one, two));
      }),
    );
  });

  test.each([
    [4.499_99, '4.49'],
    [4.5, '4.50'],
    [21, '21.00'],
  ])('%s is written as %s, never more than it is', (ratio, text) => {
    expect(contrastText(ratio)).toBe(text);
  });

  test.each(brandUses.map((use) => [use.name, use] as const))('of %s passes from its least on', (_, use) => {
    const least = leastContrast[use.kind];
    expect([least, least - 0.001, Number.NaN].map((ratio) => isPassed(use, ratio))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a colour is written as the picker takes it', () => {
  expect(hexOf([0x0f / 255, 0x76 / 255, 1])).toBe('#0f76ff');
  expect(hexOf(null)).toBe('');
});
