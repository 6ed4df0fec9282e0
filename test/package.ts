/** Checks what `npm run build:lib` has made: types that resolve, and entries that run in Node. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { root } from '../host/server/places.ts';

const library = `${root}dist/lib`;

const scripts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length));
const doors = scripts(library);
// The entry of them all comes last: by then it has nothing to define any more.
const elements = scripts(`${library}/elements`).toSorted((one) => (one === 'index' ? 1 : -1));
const widgets = doors.filter((name) => name !== 'index' && elements.includes(name));

function run(command: string, ...words: string[]): void {
  execFileSync('npx', [command, ...words], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Importing an entry in Node succeeds, and only those of the elements define something where a page would let them. */
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

if (!existsSync(`${library}/index.d.ts`)) throw new Error('nothing to check: npm run build:lib first');
run('publint', '--strict');
run(
  'attw',
  '--pack',
  '.',
  '--profile',
  'esm-only',
  '--format',
  'ascii',
  '--quiet',
  '--exclude-entrypoints',
  './styles.css',
  '--include-entrypoints',
  ...widgets.map((name) => `./${name}`),
  ...elements.filter((name) => name !== 'index').map((name) => `./elements/${name}`),
);
importInNode();
