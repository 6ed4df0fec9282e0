// @vitest-environment node
import { expect, it, test } from 'vitest';
import { extractStylesheets } from '#host/server/extract-stylesheets.ts';
import { layers } from '#src/theme/useStyles.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;
const plugin = extractStylesheets() as unknown as Record<'resolveId' | 'load' | 'transform', Hook>;

const resolver = (id: string | null) => ({
  resolve: async (source: string, importer: string, options: { skipSelf: boolean }) =>
    id && importer === '/src/Card.tsx' && source === './card.css' && options.skipSelf ? { id } : null,
});
const resolved = (source: string, id: string | null) =>
  plugin.resolveId.call(resolver(id), source, '/src/Card.tsx');

it('a style sheet that an element has as text becomes a module that imports the file and is empty', async () => {
  const id = await resolved('./card.css?inline', '/src/card.css');
  expect(String(id)).toMatch(/^\0.*\.js$/);
  expect(plugin.load(id)).toEqual({
    code: 'import "/src/card.css";\nexport default \'\';',
    moduleSideEffects: true,
  });
});

it('all other modules stay as they are', async () => {
  expect(await resolved('./card.css', '/src/card.css')).toBeNull();
  const all = { resolve: async () => ({ id: '/src/other.ts' }) };
  expect(await plugin.resolveId.call(all, './other.ts', '/src/Card.tsx')).toBeNull();
  expect(await resolved('./card.css?inline.ts', '/src/card.css')).toBeNull();
  expect(await resolved('./card.css?inline', null)).toBeNull();
  expect(plugin.load('/src/Card.tsx')).toBeNull();
});

test.each([
  ['/src/card.css', true],
  ['/src/card.css.ts', false],
  ['/node_modules/a/a.css', false],
])('our style sheets name their layers first, those of libraries do not: %s', (id, isOurs) => {
  expect(plugin.transform('.a{}', id)).toEqual(isOurs ? { code: `${layers}.a{}`, map: null } : null);
});
