// @vitest-environment node
import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** The rules that a declaration breaks in a style sheet of ours. */
async function broken(declaration: string, codeFilename: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.portal-sample { ${declaration} }`,
    codeFilename,
    configFile: 'stylelint.config.mjs',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  ['color: #3156e4', 'color-no-hex'],
  ['color: #FFF', 'color-no-hex'],
  ['background: white', 'color-named'],
  ['border: 1px solid rgb(0 0 0 / 0.4)', 'function-disallowed-list'],
  ['color: oklch(0.5 0.1 20)', 'function-disallowed-list'],
  ['box-shadow: 0 1px 2px hsl(0 0% 0%)', 'function-disallowed-list'],
  ['z-index: 3', 'declaration-property-value-allowed-list'],
  ['z-index: var(--portal-layer)', 'declaration-property-value-allowed-list'],
  ['font-size: 13px', 'declaration-property-value-allowed-list'],
  ['font-size: clamp(14px, 2vw, 18px)', 'declaration-property-value-allowed-list'],
  ['padding: 9px 12px', 'declaration-property-value-disallowed-list'],
  ['margin-inline: -11px', 'declaration-property-value-disallowed-list'],
  ['gap: 0.5px', 'declaration-property-value-disallowed-list'],
  ['gap: 1rem', 'declaration-property-unit-allowed-list'],
  ['transition: opacity 0.2s ease', 'declaration-property-unit-disallowed-list'],
  ['transition-duration: 80ms', 'declaration-property-unit-disallowed-list'],
])('%s is refused', async (declaration, rule) => {
  expect(await broken(declaration, 'widgets/bell/bell.css')).toEqual([rule]);
});

test.each([
  'color: var(--portal-ink)',
  'border: 1px solid token(card-line)',
  'background: token(gold)',
  'color: CanvasText',
  'background: transparent',
  'z-index: token(layer-header)',
  'font-size: var(--portal-text-small)',
  'font-size: clamp(var(--portal-text), 1.6vw, token(text-part))',
  'font-size: 0.8em',
  'padding: calc(10px - 1px) 12px',
  'margin: -1px',
  'gap: 0 8px',
  'transition: scale calc(2 * var(--portal-calm)) var(--portal-ease)',
])('%s is allowed', async (declaration) => {
  expect(await broken(declaration, 'widgets/bell/bell.css')).toEqual([]);
});

test('other people’s pages have colours of their own', async () => {
  expect(await broken('color: #33261a; padding: 1rem; font-size: 1.5rem', 'host/public/embed.css')).toEqual(
    [],
  );
});
