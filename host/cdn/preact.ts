import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';
import { preactFolder } from './preactSources.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Puts preact/compat in React's place: React alone weighs four times what a bell may. */
const inReactsPlace = (module: (name: string) => string): Alias[] => [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: module('preact/jsx-runtime') },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: module('preact/compat') },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: module('preact/compat') },
  { find: /^@r2wc\/react-to-web-component$/, replacement: here('r2wc.ts') },
  { find: /^react$/, replacement: here('react.js') },
  { find: /^\.{1,2}\/createLucideIcon\.mjs$/, replacement: here('icon.ts') },
  // Of these a page that is not ours needs a few lines each, and would carry 26 kilobytes.
  { find: /^ofetch$/, replacement: here('ofetch.ts') },
  { find: /^valtio\/vanilla$/, replacement: here('valtio.ts') },
  { find: /^swr$/, replacement: here('swr.ts') },
  { find: /^@radix-ui\/react-dialog$/, replacement: here('dialog.tsx') },
  { find: /^@radix-ui\/react-tabs$/, replacement: here('tabs.tsx') },
];

/** For the tests of elements, which run on preact as it is installed. */
export const preactInsteadOfReact = inReactsPlace((name) => name);

const sources: Record<string, string> = {
  'preact/jsx-runtime': here('jsx-runtime.ts'),
  'preact/hooks': `${preactFolder}/hooks/src/index.js`,
  'preact/compat': `${preactFolder}/compat/src/index.js`,
  preact: `${preactFolder}/src/index.js`,
};

/**
 * For the build. All of preact must come from its sources: its built modules have other private names. The sandbox, which
 * stands beside the elements in their tests, needs more of valibot.
 */
export const preactFromSources: Alias[] = [
  ...inReactsPlace((name) => sources[name] ?? name),
  ...Object.entries(sources).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
];
