import { pick, randomOf } from '../random.ts';
import { circle, gradient, line, path, svg } from './svg.ts';

const grounds = [
  ['#dbe9fb', '#b7d2f6'],
  ['#e0f3ea', '#b5e0cb'],
  ['#fdeedd', '#f8d3ae'],
  ['#ece8fb', '#cfc5f4'],
  ['#fde5e4', '#f6c1bf'],
  ['#e0f2f5', '#b4dde4'],
] as const;
const clothes = ['#3f6fb5', '#3d8b74', '#c9704d', '#6f5fb0', '#45566f', '#b25c78'] as const;
const skins = ['#f6d3b8', '#f2c8a5', '#fadfca'] as const;
const hairs = ['#2c2a33', '#3b302c', '#4a3a33'] as const;

const backHair: readonly ((hair: string) => string)[] = [
  () => '',
  (hair) => path('M50 78a30 33 0 0 1 60 0v36q-30 14-60 0Z', hair),
  (hair) => circle(80, 36, 13, hair),
  (hair) => path('M49 74a31 32 0 0 1 62 0v18q-31 10-62 0Z', hair),
];
const fringes: readonly string[] = [
  'M53 74q-4-34 27-34t27 34q-4-16-16-20-18 6-30 2-6 6-8 18Z',
  'M52 80q-3-40 28-40t28 40q-6-20-24-27-8 17-32 27Z',
  'M53 76q-3-36 27-36t27 36q-7-18-27-18t-27 18Z',
];

/** A person without a photograph: head and shoulders, no face. */
export function drawAvatar(seed: string): string {
  const random = randomOf(`avatar ${seed}`);
  const [from, to] = pick(random, grounds);
  const skin = pick(random, skins);
  const hair = pick(random, hairs);
  const shirt = pick(random, clothes);
  const glasses = random() < 0.35;
  return svg(
    160,
    160,
    `<defs>${gradient('g', from, to)}</defs><rect width="160" height="160" fill="url(#g)"/>`,
    pick(random, backHair)(hair),
    path('M24 160q2-42 40-47h32q38 5 40 47Z', shirt),
    path('M66 96h28v20q-14 15-28 0Z', skin),
    path('M64 113l16 15-10 13-13-25ZM96 113l-16 15 10 13 13-25Z', '#ffffff', 0.9),
    `<ellipse cx="80" cy="79" rx="25" ry="29" fill="${skin}"/>`,
    path(pick(random, fringes), hair),
    glasses
      ? line(
          'M59 82a9 9 0 0 0 18 0a9 9 0 0 0-18 0M83 82a9 9 0 0 0 18 0a9 9 0 0 0-18 0M77 81q3-2 6 0',
          '#3a3f4b',
          2.2,
        )
      : '',
  );
}
