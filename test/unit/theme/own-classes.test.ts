// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { root } from '#host/server/paths.ts';
import { filesIn } from '../../left-out.ts';

const rooms = ['src', 'widgets', 'host/app'];
const sheets = rooms.flatMap((room) => filesIn(room, /\.css$/));

/** Classes that rooms share on purpose. */
const shared = new Set([
  // The root of every tree, which the theme styles and the layout of the portal fills the window with.
  'portal-root',
  // The layout moves the toasts away from its floating tools.
  'portal-toasts',
]);

/** The class that a rule styles wherever it stands, e.g. `portal-card` of `.portal-card[data-flat]`. */
function ownClassOf(selector: string): string | undefined {
  const isAlone = !/[\s>+~]/.test(selector.replaceAll(/\([^)]*\)/g, ''));
  return isAlone ? /^\.(portal-[\w-]+)/.exec(selector)?.[1] : undefined;
}

// The style sheets of all pages that were visited stay in the document.
it('a class is styled by the sheets of one folder alone, so that no page changes the look of another', () => {
  const folders = new Map<string, Set<string>>();
  for (const file of sheets)
    postcss.parse(readFileSync(root + file, 'utf8')).walkRules(({ selectors }) => {
      for (const own of selectors.map(ownClassOf)) {
        if (!own || shared.has(own)) continue;
        folders.set(own, (folders.get(own) ?? new Set()).add(dirname(file)));
      }
    });
  expect(folders.size).toBeGreaterThan(1000);
  expect([...folders].filter(([, all]) => all.size > 1).map(([own, all]) => [own, ...all])).toEqual([]);
});
