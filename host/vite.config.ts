import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sandboxPlugin } from './server/development.ts';
import { portalFolder, root } from './server/places.ts';
import { sheetsAsFiles } from './server/sheets.ts';

// Two products from the same sources: the standalone portal, and (mode "embed") a tenant's page with elements.
export default defineConfig(({ mode }) => {
  const isEmbed = mode === 'embed';
  return {
    root: `${root}host`,
    cacheDir: `${root}.cache/vite`,
    plugins: [react(), sandboxPlugin(), ...(isEmbed ? [] : [sheetsAsFiles()])],
    server: { fs: { allow: [root] } },
    build: {
      outDir: portalFolder,
      emptyOutDir: !isEmbed,
      assetsDir: isEmbed ? 'assets/embed' : 'assets',
      copyPublicDir: !isEmbed,
      target: 'es2022',
      // The style sheets use light-dark() and relative colours; rewriting those for older browsers would break them.
      cssTarget: ['chrome125', 'firefox128', 'safari18'],
      manifest: !isEmbed,
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: isEmbed ? `${root}host/embed.html` : `${root}host/index.html`,
        output: isEmbed
          ? {}
          : {
              codeSplitting: {
                // What every first page needs travels as two files, not as dozens.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                    tags: ['$initial'],
                    priority: 2,
                  },
                  { name: 'floor', tags: ['$initial'], priority: 1 },
                ],
              },
            },
      },
    },
  };
});
