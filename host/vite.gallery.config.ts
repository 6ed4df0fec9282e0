import { defineConfig } from 'vite';
import { portalFolder, root } from './server/paths.ts';
import { buildTarget } from './server/target.ts';
import { css } from './tokens/build-styles.ts';

/** The tenant's page that shows the elements, and the brand studio. Built apart, so that they decide nothing about the portal's chunks. */
export default defineConfig({
  root: `${root}host`,
  cacheDir: `${root}.cache/vite-gallery`,
  css,
  build: {
    ...buildTarget,
    outDir: portalFolder,
    // The portal is there already.
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['embed', 'brand', 'brand-elements'].map((page) => `${root}host/${page}.html`),
    },
  },
});
