import { pick, randomOf, whole } from '../random.ts';
import { subjectOf } from '../fixtures/subjects.ts';
import { motifs } from './patterns.ts';
import { lettering, paletteOf } from './palette.ts';
import { escapeText, gradient, line, svg } from './svg.ts';

const width = 640;
const height = 360;

/** The cover of a course, project, live …; the seed is `<subject>-<number>`, e.g. `math-12`. */
export function drawCover(seed: string): string {
  const random = randomOf(seed);
  const subject = subjectOf(seed.split('-')[0] ?? '');
  const palette = paletteOf(subject.tone + whole(random, 0, 3) * 3);
  const size = subject.glyph.length > 3 ? 54 : 68;
  return svg(
    width,
    height,
    `<defs>${gradient('g', palette.from, palette.to)}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>`,
    pick(random, motifs)({ width, height, palette, random }),
    `<g fill="${palette.ink}" font-family="${lettering}">`,
    `<text x="48" y="186" font-size="${size}" font-weight="700" letter-spacing="4">${escapeText(subject.glyph)}</text>`,
    `<text x="50" y="238" font-size="17" letter-spacing="3" opacity="0.78">${escapeText(subject.caption)}</text></g>`,
    line('M52 96h44', palette.accent, 6),
  );
}
