import { expect, test } from 'vitest';
import registered from '#src/theme/registered-colours.css?raw';
import tokens from '#src/theme/tokens.css?inline';

const colour = /^(?:light-dark|oklch|color|color-mix)\(/;

/** The declarations of the theme root, or those of a forced palette. */
const declarations = (css: string) =>
  [...css.matchAll(/^ +(--portal-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));

test('every colour is registered, but for those that a forced palette replaces', () => {
  const [normal = '', forced = ''] = tokens.split('@media (forced-colors: active)');
  const replaced = new Set(declarations(forced).map(({ name }) => name));
  const colours = new Set(
    declarations(normal)
      .filter(({ name, value }) => colour.test(value) && !replaced.has(name))
      .map(({ name }) => name),
  );
  const names = [...registered.matchAll(/^@property (--[\w-]+) \{/gm)].map(([, name]) => name);
  expect(replaced.size).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual(['--portal-brand-checked', ...colours].toSorted());
});
