// @vitest-environment node
import { expect, test } from 'vitest';
import { lowerStyles } from '#host/package/lower-styles.ts';
import tokens from '#src/theme/tokens.css?raw';

/** Without the block for browsers that compute the tones of a brand themselves. */
const forFloor = (css: string) => css.replace(/@supports \(color: ?light-dark[\s\S]*$/, '');

test('outside of @supports the tokens are colours that Chromium 109 knows, in both themes', async () => {
  const css = forFloor(await lowerStyles(tokens, 'tokens.css'));
  expect(css).not.toMatch(/light-dark|oklch|oklab|\blab\(|color-mix|from var/);
  expect(css).toContain('--portal-canvas:var(--lightningcss-light,#f6f7fa)var(--lightningcss-dark,#0f1117)');
});

test('the system, and then the theme setting, decide which of the two colours applies', async () => {
  const css = await lowerStyles(
    ".root { color-scheme: light dark } .root[data-theme='dark'] { color-scheme: dark }",
    'base.css',
  );
  expect(css).toBe(
    '.root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light dark}' +
      '@media (prefers-color-scheme:dark){.root{--lightningcss-light: ;--lightningcss-dark:initial}}' +
      '.root[data-theme=dark]{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}',
  );
});

test('no step adds a form that only current browsers know', async () => {
  const css = await lowerStyles('.a { color: oklch(0.56 0.2 25); & .b { mask: none } }', 'a.css');
  expect(css).toBe('.a{color:#d02b31}.a .b{-webkit-mask:none;mask:none}');
});
