import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright';

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json')));
const PATH = '/look-font/';

/** Every text in one font, whichever the machine has; shadow roots inherit the token and use the faces of the document. */
export async function pinFont(context: BrowserContext): Promise<void> {
  await context.route(`**${PATH}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname.slice(pathname.indexOf(PATH) + PATH.length)) });
  });
  const faces = (await readFile(join(folder, 'index.css'), 'utf8'))
    .replaceAll('./files/', `${PATH}files/`)
    .replaceAll('font-display: swap', 'font-display: block');
  const css = `${faces} :root { --portal-font: 'Noto Sans SC Variable'; font-family: 'Noto Sans SC Variable'; }`;
  await context.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
    });
  }, css);
}
