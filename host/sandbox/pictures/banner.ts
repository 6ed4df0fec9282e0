import { at, randomOf } from '../random.ts';
import { paletteOf, lettering } from './palette.ts';
import { arches, hills, orbits, tiles, waves, type Motif } from './patterns.ts';
import { escapeText, gradient, line, svg } from './svg.ts';

const width = 1600;
const height = 480;

export interface Slogan {
  title: string;
  line: string;
}

/** The lettering of the banners, by the number in their seed; advertisements follow. */
export const slogans: readonly Slogan[] = [
  { title: '好老师，一起成长', line: '2026年秋季教师全员研修正式启动' },
  { title: '人工智能走进课堂', line: '中小学教师数字素养提升专项 · 免费开放' },
  { title: '名师工作室开放周', line: '32个工作室同步直播，与名师面对面' },
  { title: '一堂好课是怎样炼成的', line: '优质课例征集活动进行中' },
  { title: '让每一份坚持都有回响', line: '学时、证书、学分，一处可查' },
  { title: '假期读书会', line: '与同伴共读一本教育经典' },
];

const scenes: readonly Motif[] = [hills, orbits, waves, arches, tiles, hills];
const tones = [0, 8, 2, 6, 4, 10] as const;

/** A wide banner with its slogan; the lettering stays inside the middle part, which a phone shows too. */
export function drawBanner(seed: string): string {
  const place = Math.max(0, (Number.parseInt(seed, 10) || 1) - 1);
  const palette = paletteOf(at(tones, place));
  const slogan = at(slogans, place);
  return svg(
    width,
    height,
    `<defs>${gradient('g', palette.from, palette.to, 1, 0.6)}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>`,
    at(scenes, place)({ width, height, palette, random: randomOf(`banner ${place}`) }),
    line('M302 150h64', palette.accent, 8),
    `<g fill="${palette.ink}" font-family="${lettering}">`,
    `<text x="300" y="250" font-size="66" font-weight="700" letter-spacing="4">${escapeText(slogan.title)}</text>`,
    `<text x="302" y="314" font-size="28" letter-spacing="2" opacity="0.86">${escapeText(slogan.line)}</text></g>`,
  );
}
