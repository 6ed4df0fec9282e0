import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cdnPlugin } from './server/cdn-development.ts';
import { sandboxPlugin } from './server/development.ts';
import { portalFolder, root } from './server/paths.ts';
import { extractStylesheets } from './server/extract-stylesheets.ts';
import { buildTarget } from './server/target.ts';

/** The gallery is a page of its own, which must not add to what the portal loads at first. */
const isPortal = (id: string) => !/embed|host[\\/]gallery/.test(id);

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
          // A group takes along what its modules import, unless a group of higher priority has it.
          groups: [
            // Loaded first: it requests the code of the page before React has arrived. The gallery loads it too, so that
            // what both need (`methods` is part of an element's definition) does not start the portal there.
            {
              name: 'routes',
              test: /host[\\/]app[\\/](routes|match-route|page-loaders)\.|login[\\/]methods\.|regexparam|preload-helper/,
              priority: 4,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'core', test: isPortal, tags: ['$initial'], priority: 2 },
            { name: 'shared', test: isPortal, minShareCount: 20, priority: 1 },
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 6, priority: 1 },
            { name: 'home', test: /HomePage\.tsx/ },
            { name: 'login', test: /LoginPage\.tsx/ },
            { name: 'floating', test: /FloatingWidgets\.tsx/ },
          ],
        },
      },
    },
  },
});
