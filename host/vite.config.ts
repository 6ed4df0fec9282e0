import { defineConfig, type BuildOptions } from 'vite';
import { cdnPlugin } from './server/development/cdn-plugin.ts';
import { sandboxPlugin } from './server/development/sandbox-plugin.ts';
import { moduleFiles } from './server/module-files.ts';
import { portalFolder, root } from './server/paths.ts';
import { portalRooms, traditionalTexts } from './traditional/plugin.ts';
import { extractStylesheets } from './server/extract-stylesheets.ts';
import { buildTarget, checks, optimization } from './server/target.ts';
import { css } from './tokens/build-styles.ts';

/** The script before the first paint must not wait for the rest, so it stays out of the shared chunks. */
const isPortal = (id: string) => !/\.html$|app[\\/]boot[\\/]first-paint\.|rules[\\/]is-supported\./.test(id);

/** Only pages with tabs or a dialog fetch Radix. */
const isShared = (id: string) =>
  isPortal(id) && !/src.ui.(navigation.Tabs|dialogs.Dialog)\.tsx|node_modules[\\/]@radix-ui[\\/]/.test(id);

/** The modules that two of the pages below share: without a chunk for them, each would load the code of the other. */
const parts = new RegExp(
  [
    String.raw`src.(data.login.(LoginLink|SignedOutState)|api.(list-item|register|space))\.`,
    String.raw`src.ui.(cards.Card|focus.focus|navigation.tab-keys)\.`,
    String.raw`src.(texts.(useToday|day-time|format)|rules.until-midnight)\.`,
    String.raw`app.(content.(Panel|dates|item-paths|texts)|routing.Link)\.`,
    String.raw`icons.(award|book-open|chevron-(left|right)|clipboard-(check|pen-line)|coins|folder-open)\.`,
  ].join('|'),
);

/**
 * The standalone portal; with `build.ssr` it is built for Node. In development it serves the gallery too, which has a build
 * of its own.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: `${root}host`,
  cacheDir: `${root}.cache/vite`,
  plugins: [sandboxPlugin(), cdnPlugin(), extractStylesheets(), moduleFiles(), traditionalTexts(portalRooms)],
  css,
  resolve: {
    alias: [{ find: '\0vite/preload-helper.js', replacement: `${root}host/app/boot/preload-helper.ts` }],
  },
  server: { fs: { allow: [root] } },
  build: {
    ...buildTarget,
    outDir: portalFolder,
    emptyOutDir: true,
    ...(isSsrBuild ? { rolldownOptions: { checks } } : browserBuild),
  },
}));

const browserBuild: BuildOptions = {
  modulePreload: {
    polyfill: false,
    // Style sheets only: the scripts a page shares with others are few, and naming them all for every route weighs more.
    resolveDependencies: (_, dependencies, { hostType }) =>
      hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    // The portal's entry may import statically the modules that elements load on demand.
    checks: { ...checks, ineffectiveDynamicImport: false },
    optimization,
    // jspdf would load these for pages of HTML and SVG, which we never turn into a PDF.
    external: (id, importer) => /^(html2canvas|canvg|dompurify)$/.test(id) && /jspdf/.test(importer ?? ''),
    input: [
      `${root}host/index.html`,
      `${root}host/app/boot/first-paint.ts`,
      // The entry imports it later, and its static imports are what every page needs.
      `${root}host/app/boot/main.tsx`,
    ],
    output: {
      codeSplitting: {
        // A group takes along what its modules import, unless a group of higher priority has it.
        groups: [
          // Evaluated before the first paint has happened; `main` comes after it, and takes the helper from here.
          {
            name: 'entry',
            test: /host[\\/]app[\\/]boot[\\/](entry|next-paint|preload-helper)\./,
            priority: 6,
          },
          { name: 'core', test: isPortal, tags: ['$initial'], priority: 5 },
          { name: 'shared', test: isShared, minShareCount: 30, priority: 4 },
          { name: 'parts', test: parts, priority: 3 },
          // Home, lists and search show the same cards.
          {
            name: 'cards',
            test: /HomePage\.tsx|app.content.(cards.(?!DrawnCover|drawn-cover)|kinds|live-status)/,
            priority: 2,
          },
          { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 5, priority: 2 },
          { name: 'tabs', test: /src.ui.navigation.Tabs\.tsx/, priority: 1 },
          { name: 'pager', test: /src.ui.navigation.Pager\.tsx/, priority: 1 },
          { name: 'login', test: /login.LoginPage\.tsx/ },
          { name: 'space', test: /SpaceLayout\.tsx/ },
          { name: 'workbench', test: /WorkbenchPage\.tsx/ },
          { name: 'floating', test: /FloatingWidgets\.tsx/ },
        ],
      },
    },
  },
};
