import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));
const NAME = 'look-font';

/** Puts a font of the project's own into the Storybook. A route would do, but keeps the browser from using its cache. */
export function copyFont(siteFolder: string): void {
  cpSync(join(folder, 'files'), join(siteFolder, NAME), { recursive: true });
}

/** The style by which every text has that font, whichever fonts the machine has. */
export function pinnedFont(): string {
  const faces = readFileSync(join(folder, 'index.css'), 'utf8')
    .replaceAll('./files/', `/${NAME}/`)
    .replaceAll('font-display: swap', 'font-display: block');
  // Shadow roots inherit the token and use the faces of the document.
  return `${faces} :root { --portal-font: 'Noto Sans SC Variable'; font-family: 'Noto Sans SC Variable'; }`;
}
