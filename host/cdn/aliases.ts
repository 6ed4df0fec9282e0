import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The CDN's files run on the installed preact/compat: React alone weighs twice as much as a bell may. Everything else runs
 * on React.
 */
const preact: Alias[] = [
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  // React 18 and later, and preact/compat, have the hook themselves.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'preact/compat' },
];

/** Libraries of which we use a few lines. Each file says what it leaves out and what that saves. */
const slim: Alias[] = [
  { find: /^ofetch$/, replacement: here('slim/ofetch.ts') },
  { find: /^\.{1,2}\/createLucideIcon\.mjs$/, replacement: here('slim/lucide.ts') },
];

/** Elements are never hydrated. */
const hydration: Alias = {
  find: /^(?:#src|\.{1,2})\/(?:.*\/)?hydration\.ts$/,
  replacement: here('hydration.ts'),
};

/** Vite's own helper also loads style sheets, and cannot pass a nonce on. */
const preload: Alias = { find: '\0vite/preload-helper.js', replacement: here('preload-helper.ts') };

export const aliases: Alias[] = [...preact, ...slim, hydration, preload];
