import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRedirect, routes } from '../app/routing/routes.ts';
import type { FirstPaint } from '../app/boot/prerender.tsx';
import { fillTemplate } from './first-html.ts';
import { filesOfModules, moduleFilesPath, type ModuleFiles } from './module-files.ts';
import { nginxConfig } from './nginx-config.ts';
import { mapFile, pagePath } from './page-map.ts';
import { root, viteConfigs } from './paths.ts';
import { pageMap } from './route-map.ts';
import { classesIn, usedStyles, type StyleSheet } from './used-styles.ts';

const locales = ['zh-CN', 'zh-Hant', 'en'] as const;

type Render = (path: string, locale: (typeof locales)[number]) => Promise<FirstPaint>;

/** Writes the first paint of every page in every language into a built portal, and the map of their paths. */
export async function prerender(portal: string): Promise<void> {
  // Node keeps modules by their URL, so each build has a folder of its own; inside the repository imports resolve.
  await mkdir(`${root}.cache`, { recursive: true });
  const bundle = await mkdtemp(`${root}.cache/prerender-`);
  try {
    await writePages(portal, await buildRenderer(bundle));
  } finally {
    await rm(bundle, { recursive: true });
  }
  const map = pageMap(routes);
  await writeFile(join(portal, mapFile), `${JSON.stringify(map, null, 2)}\n`);
  await writeFile(join(portal, '.vite/nginx.conf'), nginxConfig(map));
}

async function writePages(portal: string, render: Render): Promise<void> {
  const template = await readFile(join(portal, 'index.html'), 'utf8');
  const found = JSON.parse(await readFile(join(portal, moduleFilesPath), 'utf8')) as ModuleFiles;
  const [firstPaintScript = ''] = filesOfModules(found, ['boot/first-paint.ts']).scripts;
  const [main = ''] = filesOfModules(found, ['boot/main.tsx']).scripts;
  const known = new Map<string, StyleSheet>();
  const sheetOf = async (file: string): Promise<StyleSheet> => {
    const sheet = known.get(file) ?? { file, classes: classesIn(await readFile(join(portal, file), 'utf8')) };
    known.set(file, sheet);
    return sheet;
  };
  for (const locale of locales) {
    await mkdir(join(portal, 'pages', locale), { recursive: true });
    for (const route of routes) {
      if (isRedirect(route)) continue;
      const firstPaint = await render(route.path, locale);
      const { scripts, styles } = filesOfModules(found, firstPaint.modules);
      const sheets = await Promise.all(styles.map(sheetOf));
      const details = firstPaint.detailsModules && filesOfModules(found, firstPaint.detailsModules);
      const code = {
        scripts,
        styles: usedStyles(sheets, firstPaint.html),
        laterStyles: styles,
        details: details && { scripts: details.scripts, laterStyles: details.styles },
      };
      await writeFile(
        join(portal, pagePath(route.name, locale)),
        fillTemplate(template, {
          locale,
          hotline: process.env.PORTAL_HOTLINE,
          firstPaintScript,
          main,
          ...firstPaint,
          ...code,
        }),
      );
    }
  }
}

/** Builds the portal for Node and imports it. */
async function buildRenderer(outDir: string): Promise<Render> {
  const { build } = await import('vite');
  await build({
    configFile: viteConfigs.portal,
    mode: 'production',
    logLevel: 'warn',
    build: { ssr: `${root}host/app/boot/prerender.tsx`, outDir, copyPublicDir: false },
  });
  const { href } = pathToFileURL(join(outDir, 'prerender.js'));
  return ((await import(href)) as { renderFirstPaint: Render }).renderFirstPaint;
}
