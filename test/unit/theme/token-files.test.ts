// @vitest-environment node
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { lowerStyles } from '#host/package/lower-styles.ts';
import { tokenConstant } from '#host/tokens/constant.ts';
import { tokensFor } from '#host/tokens/dictionary.ts';
import { figmaFile } from '#host/tokens/figma.ts';
import { shownTokens } from '#host/tokens/shown.ts';

const [light, dark] = await Promise.all([figmaFile('light'), figmaFile('dark')]);

const hex = (colour: string) => new Color(colour).toString({ format: 'hex', collapse: false });

interface Leaf {
  path: string;
  $type: string;
  $value: unknown;
}

function leavesOf(node: object, path: readonly string[] = []): Leaf[] {
  if ('$value' in node) return [{ path: path.join('.'), ...(node as Omit<Leaf, 'path'>) }];
  return Object.entries(node)
    .filter(([key, value]) => !key.startsWith('$') && typeof value === 'object')
    .flatMap(([key, value]) => leavesOf(value as object, [...path, key]));
}

test('the two modes for Figma have the same variables, of types that it has', () => {
  const [bright, dim] = [light, dark].map((file) => leavesOf(file));
  expect(bright?.map(({ path }) => path)).toEqual(dim?.map(({ path }) => path));
  expect(new Set(bright?.map(({ $type }) => $type))).toEqual(new Set(['color', 'dimension', 'number']));
});

test('a meaning refers to another colour of the palette in each mode', () => {
  const surface = (file: object) => leavesOf(file).find(({ path }) => path === 'meaning.surfaces.surface');
  expect(surface(light)?.$value).toBe('{base.white.100}');
  expect(surface(dark)?.$value).toBe('{base.slate.218}');
});

test('every reference leads to a variable of the same file', () => {
  const leaves = leavesOf(dark);
  const paths = new Set(leaves.map(({ path }) => path));
  const references = leaves.map(({ $value }) => $value).filter((value) => typeof value === 'string');
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((value) => !paths.has(value.slice(1, -1)))).toEqual([]);
});

test('colours are parts of sRGB from 0 to 1', () => {
  const slate = leavesOf(light).find(({ path }) => path === 'base.slate.218-88');
  expect(slate?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.0902, 0.102, 0.1294],
    alpha: 0.88,
    hex: '#171a21',
  });
  const outside = leavesOf(light)
    .filter(({ path, $type }) => path.startsWith('base.') && $type === 'color')
    .flatMap(({ $value }) => ($value as { components: number[] }).components)
    .filter((part) => part < 0 || part > 1);
  expect(outside).toEqual([]);
});

test('the palette is what the style sheets are built to', async () => {
  const palette = (await tokensFor('light')).filter(
    ({ path, $type }) => path[0] === 'base' && $type === 'color',
  );
  const rules = palette.map(({ name }, at) => `.at-${at} { color: token(${name}) }`);
  const css = await lowerStyles(rules.join('\n'), 'palette.css');
  // Rules with the same colour are joined.
  const built = new Map(
    [...css.matchAll(/([^{}]+)\{color:([^}]+)\}/g)].flatMap(([, names = '', colour = '']) =>
      names.split(',').map((name) => [name, hex(colour)] as const),
    ),
  );
  expect(palette.length).toBeGreaterThan(100);
  const other = palette.filter(({ $value }, at) => built.get(`.at-${at}`) !== $value);
  expect(other.map(({ name }) => name)).toEqual([]);
});

test('the constant has the custom properties, and its type names them', async () => {
  const { code, types } = tokenConstant(await shownTokens());
  const { tokens } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { tokens: Record<string, { light: string; dark: string }> };
  expect(tokens.ink).toEqual({ light: '#191e29', dark: '#ebedf1' });
  expect(tokens['card-line']).toBeUndefined();
  for (const name of Object.keys(tokens)) expect(types).toContain(`'${name}'`);
});
