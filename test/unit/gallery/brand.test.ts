import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  initialState,
  queryOf,
  readState,
  resetState,
  type BrandState,
} from '#host/gallery/brand/brand-state.ts';
import { brandOf, colourText, cssText, lengthText, setBrand } from '#host/gallery/brand/brand-values.ts';
import { fontList, fontStacks } from '#host/gallery/brand/fonts.ts';
import { brandTexts } from '#host/gallery/brand/texts.ts';
import { brandUses } from '#host/gallery/brand/contrast.ts';
import { views } from '#host/gallery/brand/views.ts';
import { isPage } from '#host/app/routing/match-route.ts';
import { cssProperties } from '#host/package/css-properties.ts';
import { isShownName } from '#src/rules/shown-names.ts';

/** As generous as a browser, which completes what is open at the end. */
const anyColour = () => true;
const cssOf = (state: Partial<BrandState>) =>
  cssText(brandOf({ ...initialState, ...state }, anyColour).properties);
const faultsOf = (state: Partial<BrandState>) => brandOf({ ...initialState, ...state }, anyColour).faults;

/** Every state that the form can have. */
const states = fc.record({
  brand: fc.oneof(fc.constantFrom('#0f766e', 'teal', 'oklch(0.5 0.1 180)'), fc.string()),
  radius: fc.integer({ min: 0, max: 24 }).map(String),
  radiusLarge: fc.integer({ min: 0, max: 32 }).map(String),
  font: fc.constantFrom('default', ...Object.keys(fontStacks), 'own'),
  ownFont: fc.oneof(fc.constantFrom('Noto Serif SC, serif', '"a b"，c'), fc.string()),
  density: fc.constantFrom('comfortable', 'compact', 'own'),
  height: fc.oneof(fc.constantFrom('36', '2.5rem'), fc.string()),
  spacing: fc.string(),
  logo: fc.oneof(fc.webUrl(), fc.string()),
  theme: fc.constantFrom('light', 'dark', 'both'),
  view: fc.constantFrom(...Object.keys(views)),
  width: fc.constantFrom('fit', 'desk', 'phone'),
  locale: fc.constantFrom('zh-CN', 'zh-Hant', 'en'),
});

describe('the address of the studio', () => {
  it('is empty where nothing is chosen, and names what is', () => {
    expect(queryOf(initialState)).toBe('');
    expect(queryOf({ ...initialState, brand: '#0f766e', radius: '4', theme: 'both' })).toBe(
      '?theme=both&radius=4&brand=%230f766e',
    );
  });

  it('brings back everything that was chosen or typed, right or wrong', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readState(new URLSearchParams(queryOf(state)))).toEqual(state);
      }),
    );
  });

  it.each([
    'radius=25',
    'radius=-1',
    'radius=4px',
    'radius=04',
    'theme=auto',
    'view=/api',
    'locale=fr',
    'a=b',
  ])('with %s is that of the defaults', (query) => {
    expect(readState(new URLSearchParams(query))).toEqual(initialState);
  });

  it('has parameters that are known to be harmless', () => {
    expect(Object.keys(initialState).filter((name) => !isShownName(name))).toEqual([]);
  });

  test('a reset forgets the brand, and leaves what is shown', () => {
    const shown = { theme: 'dark', view: 'home', width: 'phone', locale: 'en' };
    expect(resetState({ ...initialState, ...shown, brand: 'red', font: 'own', ownFont: 'a' })).toEqual({
      ...initialState,
      ...shown,
    });
  });
});

describe('the CSS of a brand', () => {
  it('has the properties that differ from the defaults, and nothing without one', () => {
    expect(cssOf({})).toBe('');
    expect(cssOf({ radius: '8', radiusLarge: '12', density: 'own', height: '40', spacing: '12px' })).toBe('');
    expect(
      cssOf({ brand: ' #0f766e ', radius: '4', radiusLarge: '6', font: 'kai', density: 'compact' }),
    ).toBe(
      `:root {
  --portal-brand: #0f766e;
  --portal-font: "Kaiti SC", "KaiTi", serif;
  --portal-radius: 4px;
  --portal-radius-large: 6px;
  --portal-control-height: 32px;
  --portal-row-spacing: 6px;
}`,
    );
  });

  it('names the default brand too, since the organisation may have another one', () => {
    expect(cssOf({ brand: '#3156e4' })).toContain('--portal-brand: #3156e4;');
  });

  it('has what is typed for “own” only while that is chosen', () => {
    const typed = { ownFont: 'Noto Serif SC', height: '36', spacing: '0' };
    expect(cssOf(typed)).toBe('');
    expect(cssOf({ ...typed, font: 'own', density: 'own' })).toBe(
      ':root {\n  --portal-font: "Noto Serif SC";\n  --portal-control-height: 36px;\n  --portal-row-spacing: 0px;\n}',
    );
  });

  it('goes without a text that is none of what it should be, and names its field', () => {
    const wrong = { brand: 'red;', font: 'own', ownFont: 'a;b', density: 'own', height: '4 m', spacing: 'x' };
    expect(cssOf(wrong)).toBe('');
    expect(faultsOf(wrong)).toEqual(['brand', 'ownFont', 'height', 'spacing']);
    expect(faultsOf({ brand: ' ', ownFont: 'a;b', height: '4 m' })).toEqual([]);
  });

  it('is one rule of known properties whatever is typed, even for a browser that takes every text for a colour', () => {
    const names = cssProperties.map(({ name }) => name).join('|');
    const line = `  (${names}): ("[^"<>\\\\\\n]*"|[^"'<>{};\\\\\\n])+;\\n`;
    fc.assert(
      fc.property(states, (state) => {
        const css = cssOf(state);
        expect(css).toMatch(new RegExp(`^(:root \\{\\n(${line})+\\})?$`));
        expect(css).not.toMatch(/\/\*|url\(|var\(/i);
      }),
    );
  });

  it('is what the preview sets, and what it takes away again', () => {
    const element = document.createElement('div');
    const { properties } = brandOf({ ...initialState, radius: '4', density: 'compact' }, anyColour);
    setBrand(element, properties);
    expect(element.style.getPropertyValue('--portal-radius')).toBe('4px');
    expect(element.style.getPropertyValue('--portal-row-spacing')).toBe('6px');
    setBrand(element, {});
    expect(element.style).toHaveLength(0);
  });
});

describe('a colour', () => {
  it.each(['#0f766e', 'teal', 'rgb(1 2 3 / 50%)', 'hsl(120deg, 50%, 50%)', 'color-mix(in oklab, red, blue)'])(
    '%s is taken as it is typed',
    (text) => {
      expect(colourText(text, anyColour)).toBe(text);
    },
  );

  it.each([
    ...[
      '',
      'inherit',
      'currentColor',
      'revert-layer',
      'var(--x)',
      'VAR(--x)',
      'env(x)',
      'rgb(1 2 3',
      'rgb)1(',
    ],
    ...[
      'red; color: blue',
      'red}',
      '"red"',
      'url(//x)/*',
      'red /* x',
      '</style>',
      'red\\9',
      'red !important',
    ],
  ])('%s is none', (text) => {
    expect(colourText(text, anyColour)).toBe('');
  });

  it('is none where the browser says so', () => {
    expect(colourText('reddish', () => false)).toBe('');
  });
});

test.each([
  ['36', '36px'],
  ['36px', '36px'],
  [' 2.50 REM ', '2.5rem'],
  ['0', '0px'],
  ['1.5em', '1.5em'],
  ...['', 'px', '-4px', '400px', '4vw', '4 0', '1e3', 'calc(1px)', '４'].map((text) => [text, '']),
])('the length %s is %s', (text, length) => {
  expect(lengthText(text ?? '')).toBe(length);
});

describe('a list of fonts', () => {
  it.each([
    ['serif', 'serif'],
    ['Noto Serif SC, SERIF', '"Noto Serif SC", serif'],
    ['\'Noto  Sans\', "微软雅黑"，黑体', '"Noto  Sans", "微软雅黑", "黑体"'],
    ['"a, b", c', '"a, b", "c"'],
    ['Helvetica   Neue', '"Helvetica Neue"'],
    ...[
      '',
      ',',
      'a,',
      ',a',
      'a,,b',
      '"a',
      '"a" b',
      "a'b",
      'a;b',
      'a{',
      'inherit',
      'a, initial',
      '3d',
      '"<"',
      '"\\22"',
    ].map((text) => [text, '']),
  ])('%s is %s', (text, list) => {
    expect(fontList(text ?? '')).toBe(list);
  });

  it('stays as it is once it is written', () => {
    for (const stack of Object.values(fontStacks)) expect(fontList(stack)).toBe(stack);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const list = fontList(text);
        expect(fontList(list)).toBe(list);
      }),
    );
  });
});

test('every page of the preview is one of the portal’s, and each page and use has its words', () => {
  for (const [name, path] of Object.entries(views)) {
    expect(brandTexts.en).toHaveProperty(name);
    if (!path.endsWith('.html')) expect([path, isPage(path)]).toEqual([path, true]);
  }
  for (const { name } of brandUses) expect(brandTexts.en).toHaveProperty(name);
});
