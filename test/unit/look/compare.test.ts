import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from '../../look/compare.ts';

const SIDE = 20;

/** A picture of one tone of red, with so many pixels of another at its end. */
function picture(tone: number, others = 0, other = 0, height = SIDE): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * height * 3, tone);
  pixels.fill(other, pixels.length - others * 3);
  return sharp(pixels, { raw: { width: SIDE, height, channels: 3 } })
    .png()
    .toBuffer();
}

it.each<[what: string, after: Promise<Buffer>, count: number]>([
  ['the same picture', picture(100), 0],
  ['tones that were rounded', picture(104), 0],
  ['rounded tones, drawn with noise', picture(106), 0],
  ['another tone of a line', picture(100, SIDE, 140), SIDE],
  ['another tone of all', picture(120), SIDE * SIDE],
  ['another size', picture(100, 0, 0, SIDE + 1), Infinity],
])('%s: the pixels that differ are counted', async (_, after, count) => {
  expect((await compare(await picture(100), await after)).count).toBe(count);
});
