import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** How many pixels differ; `Infinity` where the sizes do. */
  count: number;
  /** The picture of the differences as PNG; undefined where the sizes differ, or no pixel does. */
  picture: Buffer | undefined;
}

/** A channel may differ by so many of 256 tones: accepted pictures are rounded by up to four. */
const TONES_MAX = 6;
/** The difference of colour, from 0 to 1, that a rasteriser of fonts may make. */
const THRESHOLD = 0.02;

const raw = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

export async function compare(one: Buffer, other: Buffer): Promise<Difference> {
  const [before, after] = await Promise.all([raw(one), raw(other)]);
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height)
    return { count: Infinity, picture: undefined };
  const out = Buffer.alloc(before.data.length);
  const shown = withoutNoise(before.data, after.data);
  const count = pixelmatch(before.data, shown, out, width, height, { threshold: THRESHOLD });
  if (count === 0) return { count, picture: undefined };
  const picture = await sharp(out, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { count, picture };
}

/** The channels of the one picture where they are near, else those of the other. */
function withoutNoise(before: Buffer, after: Buffer): Uint8Array {
  return after.map((tone, place) => {
    const former = before[place] ?? 0;
    return Math.abs(tone - former) <= TONES_MAX ? former : tone;
  });
}
