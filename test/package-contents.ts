import { execFileSync } from 'node:child_process';
import { root } from '#host/server/paths.ts';

/** The files that the commands of the package read, one of each folder. */
const needed = [
  'dist/bin/main.js',
  'dist/contract/openapi.json',
  'dist/server/main.js',
  'dist/portal/index.html',
  'dist/portal/pages/zh-CN/home.html',
  'dist/portal/pages/en/home.html',
  'dist/portal/.vite/pages.json',
  'dist/portal/.vite/nginx.conf',
  'dist/cdn/portal.js',
  'dist/tokens/light.tokens.json',
];

/** Records of the build, and copies in brotli: with them, the package would be a third larger. */
const unneeded = /[.]br$|[/][.]vite[/](?!pages[.]json$|nginx[.]conf$)|[.]stamp$/;

/** The largest package, packed. */
const limit = 6_250_000;

interface Packed {
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

/** Checks what `npm publish` would send: what the commands need is there, and what nobody needs is not. */
export function checkContents(): void {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  const [{ size, unpackedSize, files } = { size: 0, unpackedSize: 0, files: [] }] = JSON.parse(
    output,
  ) as Packed[];
  const paths = files.map(({ path }) => path);
  const absent = needed.filter((path) => !paths.includes(path));
  if (absent.length > 0) throw new Error(`the package lacks ${absent.join(', ')}: npm run build first`);
  const surplus = paths.filter((path) => unneeded.test(path));
  if (surplus.length > 0) throw new Error(`nobody needs ${surplus.join(', ')} in the package`);
  if (size > limit) throw new Error(`the package has ${size} bytes, more than ${limit}`);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.log(`${paths.length} files, ${megabytes(size)} packed, ${megabytes(unpackedSize)} unpacked`);
}
