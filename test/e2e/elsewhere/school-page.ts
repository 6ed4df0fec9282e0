import type { Page } from 'playwright';
import { address } from '../browser.ts';

interface Manifest {
  files: Record<string, { name: string; imports?: string[] }>;
}

/** The tenant's settings, in addition to those of the script tag. */
const settings = { links: { activity: '/external/activity' } };

/** Opens a page of the portal's site that contains only these elements, as a tenant would paste them. */
export async function openPage(
  page: Page,
  body: string,
  { org = 'demo', isConfigured = false } = {},
): Promise<void> {
  const script = isConfigured ? ' data-config="/portal-settings.json"' : '';
  await page.route('**/portal-settings.json', (route) => route.fulfill({ json: settings }));
  await page.route('**/school.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>校本研修</title><link rel="icon" href="data:,">
<script type="module" src="/cdn/portal.js" data-org="${org}"${script}></script><body>${body}</body></html>`,
    }),
  );
  // Keep the pointer away from the elements, since hover would trigger a prefetch.
  await page.mouse.move(700, 700);
  await page.goto(`${address}/school.html`);
}

async function cdnFiles(): Promise<Manifest['files']> {
  return ((await (await fetch(`${address}/cdn/manifest.json`)).json()) as Manifest).files;
}

function findFile(files: Manifest['files'], name: string): string {
  const file = Object.entries(files).find(([, one]) => one.name === name)?.[0];
  if (!file) throw new Error(`the CDN has no ${name}`);
  return file;
}

/** Returns the URL of a CDN file by its name. */
export async function fileNamed(name: string): Promise<string> {
  return `**/cdn/${findFile(await cdnFiles(), name)}`;
}

/** Returns a CDN file and its direct and indirect imports. */
export async function filesOf(name: string): Promise<string[]> {
  const files = await cdnFiles();
  const found = new Set([findFile(files, name)]);
  // The set grows while it is iterated.
  for (const file of found) files[file]?.imports?.forEach((imported) => found.add(imported));
  return [...found];
}
