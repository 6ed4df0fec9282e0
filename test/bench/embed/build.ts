import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundle } from 'tsup';
import { build, type Plugin } from 'vite';
import { compressFiles } from '#host/server/compress-files.ts';
import { root, viteConfigs } from '#host/server/paths.ts';
import { buildTarget } from '#host/server/target.ts';
import { pathOf, type Subject } from './subjects.ts';

/** Inside the repository, so that the imports of the built package resolve. */
const place = `${root}.cache/bench-embed`;
const packageFolder = join(place, 'node_modules/portal-widgets');
const modules = fileURLToPath(new URL('pages/', import.meta.url));

/** Builds the pages from the current sources. Returns the folder to serve. */
export async function buildSite(subjects: readonly Subject[]): Promise<string> {
  // Prevents React's development build if the shell has set another environment.
  process.env.NODE_ENV = 'production';
  await rm(place, { recursive: true, force: true });
  const site = join(place, 'site');
  await build({
    configFile: viteConfigs.cdn,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: join(site, 'cdn') },
  });
  if (subjects.some(({ whose, module }) => whose === 'ours' && module)) await buildPackage();
  for (const subject of subjects) await buildPage(subject, site);
  await compressFiles(site);
  return site;
}

/** Builds the npm package as a front-end team has it in `node_modules`, without types. */
async function buildPackage(): Promise<void> {
  await bundle({
    config: `${root}tsup.config.ts`,
    outDir: join(packageFolder, 'dist/lib'),
    dts: false,
    silent: true,
  });
  await cp(`${root}package.json`, join(packageFolder, 'package.json'));
}

async function buildPage(subject: Subject, site: string): Promise<void> {
  const path = pathOf(subject);
  const source = join(place, 'sources', path);
  const target = join(site, path);
  await mkdir(source, { recursive: true });
  await mkdir(target, { recursive: true });
  if (!subject.module) {
    const folder = subject.former ? 'former' : 'cdn';
    if (subject.former) await cp(subject.former, join(site, folder), { recursive: true });
    await writeFile(join(target, 'index.html'), pageOf(subject, cdnLine(folder)));
    return;
  }
  const module = relative(source, join(modules, subject.module)).replaceAll('\\', '/');
  await writeFile(
    join(source, 'index.html'),
    pageOf(subject, `<script type="module" src="${module}"></script>`),
  );
  await build({
    configFile: false,
    root: source,
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), installedPackage()],
    build: {
      ...buildTarget,
      outDir: target,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
    },
  });
}

const cdnLine = (folder: string) => `<script>portalToken = () => ({ token: 'bench', userId: 'u-1' })</script>
    <script type="module" src="/${folder}/portal.js" data-org="demo" data-token-provider="portalToken"></script>`;

const pageOf = ({ body }: Subject, script: string) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>校本研修专栏</title>
    <link rel="icon" href="data:," />
    ${script}
  </head>
  <body>
    <h1>校本研修专栏</h1>
    ${body}
  </body>
</html>
`;

/** Resolves to the freshly built package instead of an older one in `dist`. */
function installedPackage(): Plugin {
  return {
    name: 'bench-installed-package',
    enforce: 'pre',
    resolveId(id) {
      return /^portal-widgets(\/|$)/.test(id) ? this.resolve(id, join(place, 'page.js')) : null;
    },
  };
}
