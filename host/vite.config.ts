import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cdnPlugin } from './server/cdn-development.ts';
import { sandboxPlugin } from './server/development.ts';
import { portalFolder, root } from './server/paths.ts';
import { extractStylesheets } from './server/extract-stylesheets.ts';
import { firstPages } from './server/first-pages.ts';
import { buildTarget } from './server/target.ts';

/** The standalone portal, and beside it a tenant's page that shows the elements. */
export default defineConfig({
  root: `${root}host`,
  cacheDir: `${root}.cache/vite`,
  plugins: [react(), sandboxPlugin(), cdnPlugin(), extractStylesheets()],
  server: { fs: { allow: [root] } },
  build: {
    ...buildTarget,
    outDir: portalFolder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Style sheets only: the scripts a page shares with others are few, and naming them all for every route weighs more.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: [`${root}host/index.html`, `${root}host/embed.html`],
      output: {
        codeSplitting: {
          // What every first page needs travels as two files, not as dozens.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              tags: ['$initial'],
              priority: 3,
            },
            // Which page is asked for is known before React is.
            {
              name: 'routes',
              test: /host[\\/](routes|match|early)|regexparam|preload-helper/,
              tags: ['$initial'],
              priority: 4,
            },
            // The tenant's page is no part of the portal.
            {
              name: 'floor',
              test: (id) => !/embed|host[\\/]gallery/.test(id),
              tags: ['$initial'],
              priority: 2,
            },
            // The tenant's page names them too, and should not bring the login along.
            { name: 'methods', test: /widgets[\\/]login[\\/]methods\./, priority: 2 },
            // By use alone the first pages would be dozens of files, most of them smaller than their headers.
            ...firstPages.map(({ name, of }) => ({ name, test: of, priority: 1 })),
          ],
        },
      },
    },
  },
});
