import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cdnFolder, root } from './server/places.ts';
import { buildTarget } from './server/target.ts';

/** What a tenant's page loads by one line: `portal.js` under its own name, everything else hashed and on demand. */
export default defineConfig({
  root: `${root}widgets`,
  base: './',
  cacheDir: `${root}.cache/vite-cdn`,
  publicDir: false,
  plugins: [react()],
  build: {
    ...buildTarget,
    outDir: cdnFolder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: { portal: `${root}widgets/cdn.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
