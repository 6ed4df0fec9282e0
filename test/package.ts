/** Checks what `npm run build:lib` has made: types that resolve, entries that run in Node, and weights. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../host/server/places.ts';

const library = `${root}dist/lib`;

/** Of what a component costs by its own entry, what it may cost more when taken from the whole. */
const tolerance = 1.02;

const scripts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -'.js'.length));
const doors = scripts(library);
// The entry of them all comes last: by then it has nothing to define any more.
const elements = scripts(`${library}/elements`).toSorted((one) => (one === 'index' ? 1 : -1));
const widgets = doors.filter((name) => elements.includes(name));

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

async function weigh(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: library },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    write: false,
    external: ['react', 'react-dom'],
    logLevel: 'error',
  });
  // The first file is what is loaded at once, with what it imports; the rest comes later, on need.
  const files = new Map(outputFiles.map((file) => [file.path.split('/').at(-1) ?? '', file]));
  const seen = new Set<string>();
  const visit = (name: string): number => {
    const file = files.get(name);
    if (!file || seen.has(name)) return 0;
    seen.add(name);
    const imports = [...file.text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map((found) => found[1] ?? '');
    return gzipSync(file.contents, { level: 9 }).length + imports.reduce((sum, one) => sum + visit(one), 0);
  };
  return visit('stdin.js');
}

/** One component costs only itself, whether it comes from its own entry or from the whole. */
async function weighDoors(): Promise<boolean> {
  let isLight = true;
  console.log('\ncomponent            own entry    from the whole (gzip, React apart)');
  for (const name of widgets) {
    const component = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const exported = exportedName(name, component);
    const own = await weigh(`export { ${exported} } from './${name}.js'`);
    const whole = await weigh(`export { ${exported} } from './index.js'`);
    const isSmall = whole <= own * tolerance;
    isLight &&= isSmall;
    console.log(`${name.padEnd(20)} ${kB(own)}    ${kB(whole)}${isSmall ? '' : '   too heavy'}`);
  }
  return isLight;
}

/** `portal-avatar` shows AvatarSetting, since the floor has a plain Avatar. */
const exportedName = (name: string, component: string) => (name === 'avatar' ? 'AvatarSetting' : component);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

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
  ...elements.map((name) => `./elements/${name}`),
);
importInNode();
if (!(await weighDoors())) {
  console.error('\nTaking one component from the whole brings more than that component.');
  process.exitCode = 1;
}
