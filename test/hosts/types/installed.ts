import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { elementFiles } from '../definitions.ts';

const source = fileURLToPath(new URL('../../../package.json', import.meta.url));
const folder = fileURLToPath(new URL('../node_modules/portal-widgets/', import.meta.url));

/** Installs the types of the package's elements where an application would have them. */
export async function installTypes(): Promise<void> {
  const { name, type, exports } = JSON.parse(readFileSync(source, 'utf8')) as Record<string, unknown>;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}dist/lib/elements`, { recursive: true });
  writeFileSync(`${folder}package.json`, JSON.stringify({ name, type, exports }));
  for (const [file, text] of Object.entries(await elementFiles()))
    writeFileSync(`${folder}dist/lib/${file}`, text);
}
