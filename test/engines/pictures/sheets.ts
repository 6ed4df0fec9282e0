import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findHeadless, launchArguments } from '../../chromium.ts';
import { engineNames, engines } from '../engine-list.ts';
import { looks, type Look } from './looks.ts';
import { folder, pictureFile } from './picture-files.ts';
import type { View } from './view.ts';
import { views } from './views.ts';

/** Returns what is done after the pictures were taken: one sheet per view, window and theme has all engines side by side. */
export default () => makeSheets;

async function makeSheets(): Promise<void> {
  const sheets = join(folder, 'sheets');
  await mkdir(sheets, { recursive: true });
  const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });
  const page = await browser.newPage({ viewport: { width: 1560, height: 400 } });
  const source = join(folder, 'sheet.html');
  for (const view of views)
    for (const look of looks) {
      if (!engineNames.some((engine) => existsSync(pictureFile(engine, view, look)))) continue;
      await writeFile(source, sheetOf(view, look));
      await page.goto(pathToFileURL(source).href);
      await page.screenshot({ path: join(sheets, `${view.name}, ${look.name}.png`), fullPage: true });
    }
  await browser.close();
}

function sheetOf(view: View, look: Look): string {
  const columns = look.width < 992 ? 4 : 2;
  const figures = engineNames.map((engine) => {
    const file = pictureFile(engine, view, look);
    const picture = existsSync(file) ? `<img src="${pathToFileURL(file).href}">` : 'no picture';
    return `<figure><figcaption>${engines[engine].title}</figcaption>${picture}</figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 4px; margin: 0; font: 12px sans-serif; background: #f0f }
    figure { margin: 0; background: #fff }
    img { width: 100%; display: block }
  </style>${figures.join('')}`;
}
