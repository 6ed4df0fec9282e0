import { describe, expect, test } from 'vitest';
import { mount } from '../mount.tsx';

/** Two hundred brand colours: the difficult ones, then colours spread evenly over hue, chroma and lightness. */
const brands = [
  ...[
    'yellow',
    'white',
    'black',
    'lime',
    'cyan',
    'magenta',
    'red',
    'blue',
    'gray',
    '#3156e4',
    '#fffffe',
    '#000001',
  ],
  ...['rgb(255 255 255 / 0.1)', 'color(display-p3 0 1 0)', 'color(display-p3 1 0 0)', 'lab(60 100 -100)'],
  ...Array.from({ length: 190 }, (_, index) => {
    const hue = Math.round((index * 137.508) % 360);
    const lightness = (0.05 + ((index * 0.618) % 1) * 0.93).toFixed(3);
    const chroma = (((index * 0.414) % 1) * 0.3).toFixed(3);
    return `oklch(${lightness} ${chroma} ${hue})`;
  }),
];

const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the relative luminance of a computed colour as it is painted. */
function luminance(colour: string): number {
  if (!pixel) throw new Error('no canvas');
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  expect(alpha, colour).toBe(255);
  const linear = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function readTokens(container: HTMLElement) {
  const root = container.querySelector('.portal-root');
  if (!root) throw new Error('no surface');
  const probe = document.createElement('i');
  // With a transition, the computed colour would still be the former one.
  probe.style.transition = 'none';
  root.append(probe);
  const luminanceOf = (token: string) => {
    probe.style.color = `var(--portal-${token})`;
    return luminance(getComputedStyle(probe).color);
  };
  return luminanceOf;
}

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'danger-ink', 'success-ink', 'warning-ink'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['brand-fill', 'brand-fill-hover'])(
    'text on %s has a contrast of at least 4.5 for every brand',
    (background) => {
      const stage = mount(null, { theme });
      const surface = stage.container.querySelector<HTMLElement>('.portal-root');
      const read = readTokens(stage.container);
      const poor = brands.filter((brand) => {
        surface?.style.setProperty('--portal-brand', brand);
        return contrast(read('on-brand'), read(background)) < 4.5;
      });
      expect(poor).toEqual([]);
    },
  );

  test.each([...surfaces, 'surface-hover', 'brand-soft', 'brand-soft-hover'])(
    'brand text on %s has a contrast of at least 4.5 for every brand',
    (background) => {
      const stage = mount(null, { theme });
      const surface = stage.container.querySelector<HTMLElement>('.portal-root');
      const read = readTokens(stage.container);
      const poor = brands.filter((brand) => {
        surface?.style.setProperty('--portal-brand', brand);
        return contrast(read('brand-ink'), read(background)) < 4.5;
      });
      expect(poor).toEqual([]);
    },
  );

  test.each(['brand-soft', 'brand-soft-hover'])(
    'every other text on %s has a contrast of at least 4.5 for every brand',
    (background) => {
      const stage = mount(null, { theme });
      const surface = stage.container.querySelector<HTMLElement>('.portal-root');
      const read = readTokens(stage.container);
      const texts = inks.map((ink) => [ink, read(ink)] as const);
      const poor = brands.flatMap((brand) => {
        surface?.style.setProperty('--portal-brand', brand);
        const behind = read(background);
        return texts.filter(([, text]) => contrast(text, behind) < 4.5).map(([ink]) => `${ink}: ${brand}`);
      });
      expect(poor).toEqual([]);
    },
  );

  test.each([
    ...inks.flatMap((ink) => [...surfaces, 'surface-hover'].map((background) => [ink, background] as const)),
    ['on-danger', 'danger-fill'],
    ['on-danger', 'danger-fill-hover'],
    ['danger-ink', 'danger-soft'],
    ['success-ink', 'success-soft'],
    ['warning-ink', 'warning-soft'],
  ] as const)('%s on %s has a contrast of at least 4.5', (ink, background) => {
    const read = readTokens(mount(null, { theme }).container);
    expect(contrast(read(ink), read(background))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('the edge of a field on %s has a contrast of at least 3', (background) => {
    const read = readTokens(mount(null, { theme }).container);
    expect(contrast(read('line-strong'), read(background))).toBeGreaterThanOrEqual(3);
  });
});

// Light text on dark looks fainter than the reverse of the same contrast.
test.each(['ink-soft', 'ink-faint'])('in the dark theme, %s has a contrast of at least 7', (ink) => {
  const read = readTokens(mount(null, { theme: 'dark' }).container);
  for (const background of surfaces) {
    expect(contrast(read(ink), read(background)), background).toBeGreaterThanOrEqual(7);
  }
});

test.each(['tone-fill', 'tone-on-brand', 'tone-ink', 'brand-soft', 'brand-line', 'surface', 'ink'])(
  '%s reaches what is inside as a colour, not as an expression that each element has to compute',
  (tone) => {
    const { container } = mount(null);
    const inner = container.querySelector('.portal-root')?.appendChild(document.createElement('i'));
    const value = inner && getComputedStyle(inner).getPropertyValue(`--portal-${tone}`);
    expect(value).toMatch(/^(?:color|oklch|oklab)\(/);
    expect(value).not.toMatch(/\bfrom\b|light-dark|color-mix|calc/);
  },
);

test('a brand that is readable already is shown as it is', () => {
  for (const brand of ['#3156e4', '#c81e3a', '#7c3aed', '#0f766e']) {
    const read = readTokens(mount(null, { brand }).container);
    expect(Math.abs(read('brand-fill') - luminance(brand)), brand).toBeLessThan(0.005);
  }
});

test('the page sets the brand on its root, also for a shadow root', () => {
  document.documentElement.style.setProperty('--portal-brand', '#c81e3a');
  const read = readTokens(mount(null, { kind: 'shadow root' }).container);
  expect(Math.abs(read('brand-fill') - luminance('#c81e3a'))).toBeLessThan(0.005);
  document.documentElement.style.removeProperty('--portal-brand');
});

test('what the page sets wins over the colour of the organisation', () => {
  document.documentElement.style.setProperty('--portal-brand', '#c81e3a');
  const read = readTokens(mount(null, { kind: 'shadow root', brand: '#0f766e' }).container);
  expect(Math.abs(read('brand-fill') - luminance('#c81e3a'))).toBeLessThan(0.005);
  document.documentElement.style.removeProperty('--portal-brand');
});

test("a page's inherited styles stop at the surface in a shadow root", () => {
  document.body.style.cssText =
    'font: italic 40px/3 serif; color: red; letter-spacing: 9px; text-transform: uppercase';
  const { container } = mount(<p>研修</p>, { kind: 'shadow root' });
  const paragraph = container.querySelector('p');
  if (!paragraph) throw new Error('no paragraph');
  expect(getComputedStyle(paragraph)).toMatchObject({
    fontSize: '14px',
    fontStyle: 'normal',
    letterSpacing: 'normal',
    textTransform: 'none',
    lineHeight: '22.4px',
  });
  document.body.removeAttribute('style');
});

test('a forced theme wins over that of the system', () => {
  const scheme = (theme: 'light' | 'dark' | 'auto') => {
    const root = mount(null, { theme }).container.querySelector('.portal-root');
    return root && getComputedStyle(root).colorScheme;
  };
  expect(scheme('light')).toBe('light');
  expect(scheme('dark')).toBe('dark');
  expect(scheme('auto')).toBe('light dark');
});
