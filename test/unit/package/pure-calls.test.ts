// @vitest-environment node
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { markPureCalls } from '#host/package/pure-calls.ts';

it.each([
  ['a call', 'const a = make();', 'const a = /* @__PURE__ */ make();'],
  ['a class', 'export const a = new Map();', 'export const a = /* @__PURE__ */ new Map();'],
  [
    'calls inside of a call',
    'const a = v.object({ b: v.string() });',
    'const a = /* @__PURE__ */ v.object({ b: /* @__PURE__ */ v.string() });',
  ],
  ['a chain', 'const a = b.map(c).filter(d);', 'const a = /* @__PURE__ */ b.map(c).filter(d);'],
  ['a function', 'const a = () => make();', 'const a = () => make();'],
  [
    'a function that is handed over',
    'const a = lazy(() => load());',
    'const a = /* @__PURE__ */ lazy(() => load());',
  ],
  ['what a module does', 'define(row);\nfunction a() { const b = make(); }', undefined],
])('marks %s as it should', (_, code, marked = code) => {
  expect(markPureCalls(code, 'module.ts')).toBe(marked);
});

it('lets a bundler leave out what nobody reads', async () => {
  const code = `import { make } from './make.js';
    const schema = make({ part: make() }), places = new Map([[make(), 1]]);
    export const used = make('used');`;
  const { code: bare } = await transform(markPureCalls(code, 'module.ts'), {
    treeShaking: true,
    format: 'esm',
  });
  expect(bare).toContain('make("used")');
  expect(bare.match(/\bmake\(/g)).toHaveLength(1);
});
