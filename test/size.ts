/** Weighs all JavaScript of a first load, packed by gzip, and fails above the limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { portalFolder } from '../host/server/paths.ts';
import { elementSizes, sizeTable } from './elementSizes.ts';
import { chunksOf, scriptsOf, type Manifest } from './firstLoad.ts';
import { putIntoReadme } from './readme.ts';

const limit = 134_000;
const aim = 100_000;

/** What index.html brings, and these source modules (as the manifest names them), which such a visit loads at once. */
const scenarios: Record<string, readonly string[]> = {
  'home as guest': ['app/pages/home/HomePage.tsx', 'app/layout/FloatingWidgets.tsx'],
  login: ['app/pages/login/LoginPage.tsx'],
};

/** Stands in the sandbox only. */
const sandboxMark = '/sandbox/faults';

function run(): boolean {
  const manifest = JSON.parse(readFileSync(`${portalFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const scripts = scriptsOf(readFileSync(`${portalFolder}/index.html`, 'utf8'));
  if (scripts.length === 0) throw new Error('index.html of the build names no script');
  const packed = (file: string) => gzipSync(readFileSync(`${portalFolder}/${file}`), { level: 9 }).length;
  let isLight = true;
  for (const [name, modules] of Object.entries(scenarios)) {
    const rows = chunksOf(manifest, scripts, modules)
      .map((file) => ({ file, bytes: packed(file) }))
      .toSorted((one, other) => other.bytes - one.bytes);
    const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
    const word = total > limit ? `over the limit of ${kB(limit)}` : total > aim ? 'within the limit' : 'good';
    console.log(
      `\n${name}: ${kB(total)} in ${rows.length} files, ${word} (limit ${kB(limit)}, aim ${kB(aim)})`,
    );
    for (const { file, bytes } of rows) console.log(`${kB(bytes).padStart(10)}  ${file}`);
    if (total > limit) isLight = false;
  }
  return isLight;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sandboxFiles(): string[] {
  return readdirSync(portalFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(`${portalFolder}/${file}`, 'utf8').includes(sandboxMark));
}

function weighElements(): boolean {
  const sizes = elementSizes();
  console.log(`\n${sizeTable(sizes)}`);
  putIntoReadme('sizes', sizeTable(sizes));
  const heavy = sizes.filter(({ bytes, limit }) => bytes > limit);
  for (const { name, bytes, limit } of heavy)
    console.error(`${name}: ${kB(bytes)}, over the limit of ${kB(limit)}`);
  return heavy.length === 0;
}

try {
  const isLight = [run(), weighElements()].every(Boolean);
  const sandboxed = sandboxFiles();
  for (const file of sandboxed) console.error(`\nthe sandbox's code is in the portal: ${file}`);
  if (!isLight) console.error('\nA first load is too heavy.');
  if (!isLight || sandboxed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
