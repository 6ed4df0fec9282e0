/**
 * Checks the npm package: it holds what it should, types resolve, entries run in Node, sizes stay within their limits, the
 * change log names what differs from the last release, and what a server renders is hydrated without a warning.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { root } from '#host/server/paths.ts';
import { checkApi } from './api/check.ts';
import { bundles, entrySizes, frameSize, heavyEntries, type EntrySize } from './entry-sizes.ts';
import { checkContents } from './package-contents.ts';
import { checkImports } from './package-imports.ts';
import { checkRendering } from './package-render.ts';
import { checkTypes } from './package-types.ts';
import { markdownTable, recordTable } from './recorded-tables.ts';

const library = `${root}dist/lib`;

const scripts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length));
const doors = scripts(library);
// The index of all elements comes last: by then it has nothing left to define.
const elements = scripts(`${library}/elements`).toSorted((one) => (one === 'index' ? 1 : -1));
const widgets = doors.filter((name) => name !== 'index' && elements.includes(name));

/** Prints what the command has said when it has ended. Rejects if it fails. */
async function run(command: string, ...words: string[]): Promise<void> {
  const { stdout, stderr } = await promisify(execFile)('npx', [command, ...words], { cwd: root }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${command}:\n${error.stdout}${error.stderr}`);
    },
  );
  console.log(stdout + stderr);
}

/** Checks that packers and resolvers find everything in the package. */
async function checkPublished(): Promise<void> {
  await run('publint', '--strict');
  await run(
    'attw',
    '--pack',
    '.',
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--quiet',
    '--include-entrypoints',
    './adapter',
    ...widgets.map((name) => `./${name}`),
    ...elements.filter((name) => name !== 'index').map((name) => `./elements/${name}`),
  );
}

/** Imports every entry in Node; only the entries of the elements may define a tag when there is a registry. */
function importInNode(): void {
  const entries = [...doors, ...elements.map((name) => `elements/${name}`)];
  const plain = entries.map((entry) => `await import('./${entry}.js');`).join('\n');
  const counted = `
    let defined = 0;
    globalThis.HTMLElement = class {};
    globalThis.customElements = { define: () => { defined += 1; }, get: () => undefined };
    for (const entry of ${JSON.stringify(entries)}) {
      const before = defined;
      await import('./' + entry + '.js');
      const isElement = entry.startsWith('elements/') && entry !== 'elements/index';
      if (isElement !== (defined > before)) throw new Error(entry + ' has defined ' + (defined - before) + ' elements');
    }`;
  for (const code of [plain, counted]) {
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: library, stdio: 'inherit' });
  }
  console.log(`${entries.length} entries run in Node; only elements define something`);
}

/**
 * Entries of components are client modules for React's server components. The index is none, so that functions of
 * configuration, which it exports too, run on a server; its components come out of the client modules.
 */
function checkDirectives(): void {
  const isClient = (entry: string) =>
    /^["']use client["'];/.test(readFileSync(`${library}/${entry}.js`, 'utf8'));
  const client = [
    ...widgets,
    ...elements.map((name) => `elements/${name}`),
    'modules/src/data/PortalProvider',
  ];
  for (const entry of client) if (!isClient(entry)) throw new Error(`${entry} is no client module`);
  for (const entry of ['index', 'modules/src/index', 'modules/src/configure-portal'])
    if (isClient(entry)) throw new Error(`${entry} is a client module`);
  console.log(`${client.length} entries are client modules; the index is none`);
}

/** Bundlers drop modules that the package marks as free of side effects; the definition of a tag must survive. */
function runBundled(sizes: readonly EntrySize[]): void {
  const code = `
    import { createRequire } from 'node:module';
    // A library in CommonJS asks so for React, which is not bundled.
    globalThis.require = createRequire(process.cwd() + '/');
    const defined = [];
    globalThis.HTMLElement = class {};
    globalThis.customElements = { define: (tag) => defined.push(tag), get: () => undefined };
    for (const widget of ${JSON.stringify(sizes.map(({ widget }) => widget))}) {
      await import('./' + widget + '/page.js');
      if (defined.pop() !== 'portal-' + widget) throw new Error('bundled, elements/' + widget + ' defines nothing');
    }`;
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: bundles, stdio: 'inherit' });
  console.log(`${sizes.length} bundled elements define their tags`);
}

/** Prints the sizes, with `--write` into the documentation too, and fails above the limits. */
function judge(sizes: readonly EntrySize[], frame: number): void {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const table = markdownTable(
    ['what is imported', 'alone', 'from `portal-widgets`', 'as an element'],
    [
      ['`PortalProvider`', '', kB(frame), ''],
      ...sizes.map(({ widget, component, fromIndex, element }) => [
        `\`${widget}\``,
        ...[component, fromIndex, element].map(kB),
      ]),
    ],
  );
  console.log(`\n${table}`);
  if (process.argv.includes('--write')) recordTable('entries', table);
  const faults = heavyEntries(sizes, frame);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (!existsSync(`${library}/index.d.ts`)) throw new Error('nothing to check: npm run build:lib first');
// In processes of their own, beside the other checks.
const published = checkPublished();
checkContents();
importInNode();
checkDirectives();
checkImports();
checkTypes();
await checkApi();
const sizes = await entrySizes();
runBundled(sizes);
judge(sizes, await frameSize());
await checkRendering();
await published;
