import sharp, { type Sharp } from 'sharp';
import type { Look } from './looks.ts';

export interface Labelled {
  label: string;
  png: Buffer;
}

const COLUMNS = 6;
const GAP = 24;
const LABEL_HEIGHT = 28;
/** Of a thumbnail, as a share of the window: a long page shows its upper part. */
const SCALE = { desk: 0.25, phone: 0.5 };
const HEIGHT_MAX = 480;

const paper = { light: '#e4e4e7', dark: '#27272a' };
const ink = { light: '#18181b', dark: '#fafafa' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelOf(text: string, width: number, theme: Look['theme']): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">
<text x="0" y="18" font-family="sans-serif" font-size="13" fill="${ink[theme]}">${escaped(text)}</text></svg>`,
  );
}

/** Lays out pictures of one look in rows, each below its label. */
export async function contactSheet(
  pictures: readonly Labelled[],
  { name, width: wide, theme }: Look,
): Promise<Sharp> {
  const width = Math.round(wide * (name.startsWith('desk') ? SCALE.desk : SCALE.phone));
  const thumbnails = await Promise.all(
    pictures.map(async ({ label, png }) => {
      const whole = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
      const height = Math.min(whole.info.height, HEIGHT_MAX);
      return {
        label,
        height,
        picture: await sharp(whole.data).extract({ left: 0, top: 0, width, height }).toBuffer(),
      };
    }),
  );
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (let first = 0; first < thumbnails.length; first += COLUMNS) {
    const row = thumbnails.slice(first, first + COLUMNS);
    for (const [column, { label, picture }] of row.entries()) {
      const left = GAP + column * (width + GAP);
      parts.push({ input: labelOf(label, width, theme), left, top });
      parts.push({ input: picture, left, top: top + LABEL_HEIGHT });
    }
    top += LABEL_HEIGHT + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return sharp({
    create: { width: GAP + COLUMNS * (width + GAP), height: top, channels: 3, background: paper[theme] },
  })
    .composite(parts)
    .webp({ quality: 85 });
}
