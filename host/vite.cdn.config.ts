import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './cdn/groups.ts';
import { compiledAhead } from './cdn/compiledAhead.ts';
import { integrityManifest } from './cdn/integrityManifest.ts';
import { lightPreload } from './cdn/lightPreload.ts';
import { lightSources } from './cdn/lightSources.ts';
import { NAME_LENGTH } from './cdn/chunkMap.ts';
import { nativeNames } from './cdn/nativeNames.ts';
import { ownCopies } from './cdn/ownCopies.ts';
import { preactFromSources } from './cdn/preact.ts';
import { preactSources } from './cdn/preactSources.ts';
import { secondMangling } from './cdn/secondMangling.ts';
import { shelledEntries } from './cdn/shelledEntries.ts';
import { taggedEntries, tagLoader } from './cdn/tagLoader.ts';
import { cdnFolder, root } from './server/paths.ts';
import { buildTarget } from './server/target.ts';

/** What a tenant's page loads by one line: `portal.js` under its own name, everything else hashed and on demand. */
export default defineConfig({
  root: `${root}widgets`,
  base: './',
  cacheDir: `${root}.cache/vite-cdn`,
  publicDir: false,
  // Shells are lighter as what they are than as text.
  json: { stringify: false },
  plugins: [
    nativeNames(),
    react(),
    preactSources(),
    lightPreload(),
    lightSources(),
    shelledEntries(),
    ownCopies(),
    tagLoader(),
    secondMangling(),
    compiledAhead(),
    integrityManifest(),
  ],
  resolve: { alias: preactFromSources },
  build: {
    ...buildTarget,
    outDir: cdnFolder,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // Smaller by a fiftieth than what Vite does by itself.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true, inline: 1 } },
    rolldownOptions: {
      input: taggedEntries(),
      output: {
        // Names would make a third of the loader; `manifest.json` has them.
        entryFileNames: `chunks/[hash:${NAME_LENGTH}].js`,
        chunkFileNames: `chunks/[hash:${NAME_LENGTH}].js`,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
