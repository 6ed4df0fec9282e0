// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { root } from '#host/server/paths.ts';
import { importedNames, importsOf } from './imports.ts';
import { callsWithoutView } from './calls-without-view.ts';

const pages = routes
  .filter((route): route is PageRoute => !isRedirect(route))
  .flatMap((route) => (route.details ? [route, route.details] : [route]));
const underConstruction = 'pages/errors/PendingPage.tsx';

const modules = import.meta.glob<Record<string, unknown>>('#src/api/**/*.ts', { eager: true });

/** Every endpoint with all the names under which modules may import it, e.g. `src/api/org.ts getModules`. */
const calls = new Map<unknown, { name: string; places: string[] }>();
for (const [path, exported] of Object.entries(modules)) {
  const file = path.slice(1);
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== 'function' || !('definition' in value)) continue;
    const { method, path: address } = value.definition as { method: string; path: string };
    const known = calls.get(value) ?? { name: `${method} ${address}`, places: [] };
    known.places.push(`${file} ${name}`);
    calls.set(value, known);
  }
}

function imported(): Set<string> {
  const roots = [
    'host/app/boot/main.tsx',
    ...new Set(pages.map(({ name }) => `host/app/${pageFile(name)}`)),
    ...readdirSync(`${root}widgets`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?:shared\/)?[\w-]+\/index\.ts$/.test(name))
      .map((name) => `widgets/${name}`),
  ];
  const names = importedNames(root, roots, 'src/api/');
  return new Set([...names].flatMap(([file, found]) => [...found].map((name) => `${file} ${name}`)));
}

describe('what the portal shows', () => {
  it('has a view for every call but those that no page may use', () => {
    const used = imported();
    const unused = [...calls.values()].filter(({ places }) => !places.some((place) => used.has(place)));
    expect(unused.map(({ name }) => name).toSorted()).toEqual(Object.keys(callsWithoutView).toSorted());
  });

  it('has a page for every route', () => {
    const pending = pages.filter(({ name }) => pageFile(name) === underConstruction);
    expect(pending.map(({ name }) => name)).toEqual([]);
  });

  it('is found by the calls that views are known to use', () => {
    expect(calls.size).toBeGreaterThan(150);
    expect(imported()).toContain('src/api/tickets.ts getQuestions');
  });
});

describe('the imports of a source', () => {
  it.each<[string, string, ReturnType<typeof importsOf>]>([
    ['names', `import { a, b as c } from './x.ts';`, [{ from: './x.ts', names: ['a', 'b'] }]],
    ['several lines', `import {\n  a,\n  b,\n} from './x.ts';`, [{ from: './x.ts', names: ['a', 'b'] }]],
    ['types beside names', `import { type T, a } from './x.ts';`, [{ from: './x.ts', names: ['a'] }]],
    ['only types', `import type { T } from './x.ts';`, []],
    ['a namespace', `import * as x from './x.ts';\nx.a(x.b);`, [{ from: './x.ts', names: ['a', 'b'] }]],
    ['a re-export', `export { a } from './x.ts';`, [{ from: './x.ts', names: ['a'] }]],
    ['an import for its effect', `import './x.ts';`, [{ from: './x.ts', names: [] }]],
    ['a later import', `const x = import('./x.tsx');`, [{ from: './x.tsx', names: [] }]],
    ['another package', `import { a } from 'react';`, []],
    ['a style sheet', `import css from './x.css?inline';`, []],
  ])('%s', (_, source, found) => {
    expect(importsOf(source)).toEqual(found);
  });
});
