import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandTones, type Rgb } from '#src/theme/brand-tones.ts';
import { keepComputedTones } from '#src/theme/computed-tones.ts';
import { hasRelativeColours, relativeColours } from '#src/theme/relative-colours.ts';
import tokens from '#src/theme/tokens.css?inline';
import { mount } from '../mount.tsx';

const RUNS = 500;

const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** The sRGB parts from 0 to 255 of a colour as it is painted. */
function painted(colour: string): number[] {
  if (!pixel) throw new Error('no canvas');
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

const linear = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** CIELAB, in which a distance of 2 is hardly seen. */
function lab(colour: readonly number[]): number[] {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: readonly number[], other: readonly number[]): number {
  const [from, to] = [lab(one), lab(other)];
  return Math.hypot(...from.map((part, index) => part - (to[index] ?? 0)));
}

const byte = fc.integer({ min: 0, max: 255 });
const brand = fc.tuple(byte, byte, byte);
/** Brands at the step between white and dark text. */
const examples: [[number, number, number]][] = [[[21, 178, 0]], [[22, 178, 0]]];
const share = ([red, green, blue]: readonly [number, number, number]): Rgb => [
  red / 255,
  green / 255,
  blue / 255,
];

/** The tone of the function for each token, in one theme. */
const tones = (theme: 'light' | 'dark') => ({
  'brand-fill': 'fill',
  'brand-fill-hover': 'fill-hover',
  'on-brand': 'on-brand',
  'brand-ink': `ink-${theme}`,
  'brand-edge': theme === 'light' ? 'ink-light' : 'edge-dark',
  'brand-soft': `soft-${theme}`,
  'brand-soft-hover': `soft-hover-${theme}`,
  'brand-line': `line-${theme}`,
});

function stageIn(theme: 'light' | 'dark') {
  const root = mount(null, { theme }).container.querySelector<HTMLElement>('.portal-root');
  if (!root) throw new Error('no theme root');
  const probe = root.appendChild(document.createElement('i'));
  probe.style.transition = 'none';
  const read = (token: string) => {
    probe.style.color = `var(--portal-${token})`;
    return painted(getComputedStyle(probe).color);
  };
  return { root, read };
}

test('this browser computes the tones itself, by the condition of the style sheet', () => {
  expect(hasRelativeColours()).toBe(true);
  const [, condition = ''] = /@supports (\(color: light-dark[^{]+) \{/.exec(tokens) ?? [];
  expect(condition.replaceAll(/\s+/g, ' ')).toBe(relativeColours);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test(`the function computes the tones of ${RUNS} brands as the style sheet does`, () => {
    const { root, read } = stageIn(theme);
    fc.assert(
      fc.property(brand, (colour) => {
        root.style.setProperty('--portal-brand', `rgb(${colour.join(' ')})`);
        const computed = brandTones(share(colour));
        for (const [token, tone] of Object.entries(tones(theme)))
          expect(distance(read(token), painted(computed[tone] ?? '')), token).toBeLessThan(2);
      }),
      { numRuns: RUNS, examples },
    );
  });

  test('the text of every brand has a contrast of at least 4.5', () => {
    const { read } = stageIn(theme);
    const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'].map(read);
    fc.assert(
      fc.property(brand, (colour) => {
        const computed = brandTones(share(colour));
        const at = (tone: string) => painted(computed[tone] ?? '');
        const ink = at(`ink-${theme}`);
        expect(contrast(at('on-brand'), at('fill'))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('on-brand'), at('fill-hover'))).toBeGreaterThanOrEqual(4.5);
        for (const behind of [...surfaces, at(`soft-${theme}`), at(`soft-hover-${theme}`)])
          expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: RUNS, examples },
    );
  });

  test('the style sheet has the tones of the default brand', () => {
    const computed = brandTones([0x31 / 255, 0x56 / 255, 0xe4 / 255]);
    for (const [name, tone] of Object.entries(computed)) {
      const [, declared = ''] = new RegExp(`--portal-computed-${name}, (#[\\da-f]+)\\)`).exec(tokens) ?? [];
      expect(painted(declared), name).toEqual(painted(tone));
    }
  });
});

test('a theme root gets the tones of the brand around it, and of the next one', async () => {
  const { root } = stageIn('light');
  const around = root.parentElement ?? root;
  around.style.setProperty('--portal-brand', 'color(display-p3 0 0.4 0.9)');
  const stop = keepComputedTones(root);
  const fill = () => root.style.getPropertyValue('--portal-computed-fill');
  const first = fill();
  expect(distance(painted(first), painted('color(display-p3 0 0.4 0.9)'))).toBeLessThan(2);
  around.style.setProperty('--portal-brand', 'rgb(200 30 58 / 0.5)');
  await expect.poll(fill).toBe('rgb(200, 30, 58)');
  around.style.setProperty('--portal-brand', 'no colour');
  await expect.poll(fill).toBe('rgb(49, 86, 228)');
  stop();
  around.style.removeProperty('--portal-brand');
});
