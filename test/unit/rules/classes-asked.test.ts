import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['#src/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}', '!#src/html/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('asks an element for its kind, since the classes are those of one window only', () => {
  const asks = /instanceof (Node|Element|Document|ShadowRoot|HTML\w+|SVG\w+)\b/;
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.keys(sources).filter((file) => asks.test(sources[file] ?? ''))).toEqual([]);
});
