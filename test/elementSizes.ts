import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cdnFolder } from '../host/server/paths.ts';
import { chunksOf, type Manifest } from './firstLoad.ts';
import { markdownTable } from './readme.ts';

export interface ElementSize {
  name: string;
  /** Of all JavaScript and CSS (which stands in it), packed by gzip. */
  bytes: number;
  files: number;
  /** What was promised; undefined where nothing was. */
  promise: number | undefined;
  /** What must not grow: beyond it the build fails. */
  limit: number;
}

interface Scenario {
  name: string;
  /** Source modules as the manifest names them, with all that they import. */
  loads: readonly string[];
  /** What the page has already. */
  beside?: readonly string[];
  promise?: number;
  limit: number;
}

const bell = 'bell/element.ts';
const desk = 'feedback/element.ts';

const scenarios: readonly Scenario[] = [
  { name: '`<portal-bell>`', loads: [bell], promise: 22_000, limit: 20_900 },
  {
    name: 'its panel, on intent',
    loads: ['bell/BellPanel.tsx'],
    beside: [bell],
    promise: 14_000,
    limit: 10_800,
  },
  { name: '`<portal-feedback>`', loads: [desk], promise: 22_000, limit: 22_000 },
  {
    name: 'its dialog, on intent',
    loads: ['feedback/FeedbackDialog.tsx'],
    beside: [desk],
    promise: 34_000,
    limit: 33_900,
  },
  { name: '`<portal-header>`', loads: ['header/element.ts'], promise: 30_000, limit: 29_000 },
  {
    name: '`<portal-header nav search>`',
    loads: ['header/element.ts', 'header/HeaderNavigation.tsx', 'header/HeaderSearch.tsx'],
    promise: 30_000,
    limit: 34_200,
  },
];

/** What any further element may add to a page that has the bell. */
const further = 8_000;

/** Weighs the files that a page with one element loads, and what comes when somebody turns to it. */
export function elementSizes(): ElementSize[] {
  const manifest = JSON.parse(readFileSync(`${cdnFolder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const packed = (file: string) => gzipSync(readFileSync(`${cdnFolder}/${file}`), { level: 9 }).length;
  const named = scenarios.map(({ name, loads, beside, promise, limit }) => {
    const known = new Set(beside ? chunksOf(manifest, [], beside) : []);
    const added = chunksOf(manifest, [], loads).filter((file) => !known.has(file));
    // The loader comes with the first element of a page.
    const files = beside ? added : ['portal.js', ...added];
    return { name, bytes: sumOf(files, packed), files: files.length, promise, limit };
  });
  const others = Object.keys(manifest).filter((key) => key.endsWith('/element.ts') && key !== bell);
  const known = new Set(chunksOf(manifest, [], [bell]));
  const added = others.toSorted().map((key) => {
    const files = chunksOf(manifest, [], [key]).filter((file) => !known.has(file));
    const tag = key.split('/')[0] ?? '';
    const name = `\`<portal-${tag}>\` beside the bell`;
    return { name, bytes: sumOf(files, packed), files: files.length, promise: further, limit: further };
  });
  const loader = { name: 'the loader', bytes: packed('portal.js'), files: 1, promise: 1_500, limit: 1_500 };
  return [loader, ...named, ...added];
}

const sumOf = (files: readonly string[], packed: (file: string) => number) =>
  files.reduce((sum, file) => sum + packed(file), 0);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** As a table for people, the README's too. */
export function sizeTable(sizes: readonly ElementSize[]): string {
  const rows = sizes.map(({ name, bytes, files, promise }) => [
    name,
    kB(bytes),
    String(files),
    promise ? kB(promise) : '',
  ]);
  return markdownTable(['what a page loads', 'gzip', 'files', 'aim'], rows);
}
