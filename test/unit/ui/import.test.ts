// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const files = import.meta.glob(['#src/ui/**/*.{ts,tsx}', '#src/theme/*.{ts,tsx}']);

test.each(Object.keys(files))('%s can be imported where there is no page', async (file) => {
  await expect(files[file]?.()).resolves.toBeDefined();
});

test('a surface renders on a server', async () => {
  const { ThemeRoot: Surface } = await import('#src/ui/root/ThemeRoot.tsx');
  const { EmptyState } = await import('#src/ui/states/EmptyState.tsx');
  const html = renderToString(createElement(Surface, { theme: 'dark' }, createElement(EmptyState)));
  expect(html).toContain('暂无相关数据');
});
