import { defineConfig } from 'vite';
import { aliases } from './cdn/aliases.ts';
import { elementEntries } from './cdn/chunk-map.ts';
import { chunkGroups } from './cdn/groups.ts';
import { integrityManifest } from './cdn/integrity-manifest.ts';
import { loaderPlugin } from './cdn/loader-plugin.ts';
import { emptyVersionFolder, versionFolder } from './cdn/version-folder.ts';
import { cdnFolder, root } from './server/paths.ts';
import { elementRooms, traditionalTexts } from './traditional/plugin.ts';
import { buildTarget, checks, optimization } from './server/target.ts';
import { css } from './tokens/build-styles.ts';

/**
 * The CDN build. The folder of the version has its `portal.js`, and all code of the elements in hashed chunks that load on
 * demand; the `portal.js` beside that folder follows the newest version.
 */
export default defineConfig({
  root: `${root}widgets`,
  base: './',
  cacheDir: `${root}.cache/vite-cdn`,
  publicDir: false,
  plugins: [emptyVersionFolder(), loaderPlugin(), integrityManifest(), traditionalTexts(elementRooms)],
  css,
  resolve: { alias: aliases },
  build: {
    ...buildTarget,
    outDir: cdnFolder,
    // Other versions stay: see `emptyVersionFolder`.
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      optimization,
      input: elementEntries(),
      output: {
        // Hashes alone: with names the loader's map would be twice as long. `manifest.json` has the names.
        entryFileNames: `${versionFolder}chunks/[hash:7].js`,
        chunkFileNames: `${versionFolder}chunks/[hash:7].js`,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
});
