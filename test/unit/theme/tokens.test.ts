// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cssProperties } from '#host/package/css-properties.ts';
import { lowerStyles } from '#host/package/lower-styles.ts';
import { readSource, tokensFor } from '#host/tokens/dictionary.ts';
import { shownTokens, styleSheets } from '#host/tokens/shown.ts';
import { darkSurface, type Rgb } from '#src/theme/brand-tones.ts';
import { defaultBrand } from '#src/theme/computed-tones.ts';
import sheet from '#src/theme/tokens.css?raw';
import tokensFile from '#src/theme/tokens.json?raw';

interface Own {
  'portal-widgets'?: { dark?: string };
}

const css = await tokensFor('css');
const shown = await shownTokens();
const sheets = styleSheets();

/** The values of a token as they stand in the file. */
const written = (await tokensFor('light')).map(({ name, path, $type, original }) => {
  const { $value, $extensions = {} } = original as { $value: unknown; $extensions?: Own };
  const dark = $extensions['portal-widgets']?.dark;
  return { name, level: path[0], type: $type, values: dark === undefined ? [$value] : [$value, dark] };
});
const source = JSON.stringify(readSource());

describe('the file of tokens', () => {
  test('has three levels', () => {
    expect(new Set(written.map(({ level }) => level))).toEqual(new Set(['base', 'meaning', 'component']));
  });

  test('refers to tokens that are there', async () => {
    const broken = JSON.parse(tokensFile.replace('{base.slate.977}', '{base.slate.978}')) as object;
    await expect(tokensFor('css', broken as never)).rejects.toThrow(/slate\.978/);
    const unresolved = css.filter(({ $value }) => /[{}]|undefined|object/.test($value));
    expect(unresolved.map(({ name }) => name)).toEqual([]);
  });

  test('has every name once', () => {
    const names = css.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('describes every token by a type of the format', () => {
    const types = ['color', 'dimension', 'duration', 'cubicBezier', 'fontFamily', 'shadow', 'number'];
    expect(written.filter(({ type }) => !types.includes(type ?? '')).map(({ name }) => name)).toEqual([]);
  });

  test('has raw colours in the palette alone', () => {
    const raw = written
      .filter(({ level, type }) => level !== 'base' && type === 'color')
      .filter(({ values }) => !values.every((value) => /^\{(?:base|meaning)\./.test(String(value))));
    expect(raw.map(({ name }) => name)).toEqual([]);
    const referring = written.filter(
      ({ level, values }) => level === 'base' && /[{}]\w/.test(String(values[0])),
    );
    expect(referring.map(({ name }) => name)).toEqual([]);
  });

  test('has components that refer to meanings', () => {
    const components = written.filter(({ level }) => level === 'component');
    expect(components.length).toBeGreaterThan(20);
    const other = components.filter(({ values }) => !/^\{meaning\.[\w.-]+\}$/.test(String(values[0])));
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  test('has no token that nothing uses', () => {
    const unused = css.filter(({ name, path }) => {
      if (source.includes(`{${path.join('.')}}`)) return false;
      return ![...sheets.values()].some((text) => new RegExp(`(?:token\\(|--portal-)${name}\\b`).test(text));
    });
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});

test.each(shown.filter(({ contrast }) => contrast))('$name can be read in both themes', ({ contrast }) => {
  const { light = 0, dark = 0, least = 0 } = contrast ?? {};
  expect(Math.min(light, dark)).toBeGreaterThanOrEqual(least);
});

describe('the style sheets', () => {
  test('write in no token of the palette, and no copy of a custom property', () => {
    const properties = new Set(shown.filter((token) => token.isProperty).map(({ name }) => name));
    const wrong = [...sheets]
      .filter(([path]) => !path.startsWith('src/theme/'))
      .flatMap(([path, text]) =>
        [...text.matchAll(/token\(([\w-]+)\)/g)].map(([, name = '']) => ({ path, name })),
      )
      .filter(({ name }) => name.startsWith('base-') || properties.has(name));
    expect(wrong).toEqual([]);
  });

  test('declare the custom properties that the tokens name', async () => {
    const [root = ''] = (await lowerStyles(sheet, 'tokens.css')).split('@supports');
    const declared = new Set([...root.matchAll(/--portal-([\w-]+):/g)].map(([, name = '']) => name));
    const missing = shown.filter(({ name, isProperty }) => isProperty && !declared.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['@tokens surfacs;', /no group surfacs/],
    ['color: token(inc);', /no token inc/],
  ])('cannot ask for %s', async (line, message) => {
    await expect(lowerStyles(`.a { ${line} }`, 'a.css')).rejects.toThrow(message);
  });
});

test('every project of tests with our style sheets has the tokens in them', () => {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => `${folder}/${name}`);
  const near = foldersIn('test');
  const configs = ['test', ...near, ...near.flatMap(foldersIn)]
    .map((folder) => `${folder}/vitest.config.ts`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const count = (text: string, part: string) => text.split(part).length - 1;
  const without = configs.filter((text) => count(text, 'css: true') !== count(text, 'css: tokenStyles'));
  expect(without).toEqual([]);
  expect(configs.filter((text) => text.includes('css: true')).length).toBeGreaterThan(3);
});

describe('constants that repeat a token', () => {
  const valueOf = (name: string, theme: 'light' | 'dark') =>
    shown.find((token) => token.name === name)?.[theme];
  const hex = (colour: Rgb) =>
    `#${colour
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;

  test.each([
    ['the default brand', hex(defaultBrand), valueOf('brand-fill', 'light')],
    ['the dark surface', hex(darkSurface), valueOf('surface', 'dark')],
  ])('%s', (_, constant, token) => expect(constant).toBe(token));

  test('the documented properties', () => {
    const defaults = Object.fromEntries(
      cssProperties.map((property) => [property.name, 'default' in property ? property.default : undefined]),
    );
    expect(defaults).toMatchObject({
      '--portal-brand': valueOf('brand-fill', 'light'),
      '--portal-radius': valueOf('corner', 'light'),
      '--portal-radius-large': valueOf('corner-large', 'light'),
      '--portal-control-height': valueOf('control', 'light'),
      '--portal-row-spacing': valueOf('row', 'light'),
    });
  });
});
