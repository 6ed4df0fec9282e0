import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json')));
const PATH = '/look-font/';

/** Serves a font of the project's own; returns the style by which every text has it, whichever fonts the machine has. */
export async function pinnedFont(context: BrowserContext): Promise<string> {
  await context.route(`**${PATH}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname.slice(pathname.indexOf(PATH) + PATH.length)) });
  });
  const faces = (await readFile(join(folder, 'index.css'), 'utf8'))
    .replaceAll('./files/', `${PATH}files/`)
    .replaceAll('font-display: swap', 'font-display: block');
  // Shadow roots inherit the token and use the faces of the document.
  return `${faces} :root { --portal-font: 'Noto Sans SC Variable'; font-family: 'Noto Sans SC Variable'; }`;
}
