import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '#host/cdn/integrity-manifest.ts';
import { cdnFolder } from '#host/server/paths.ts';
import { markdownTable, recordedTable } from './recorded-tables.ts';

export interface ElementSize {
  name: string;
  /** Size of all files with the stylesheets in them, after gzip. */
  bytes: number;
  files: number;
  /** The build fails above this size. */
  limit: number;
  maxFiles?: number;
}

const kilobyte = 1000;

/** Size limit in kB for an element on a page of its own. */
export const firstLoadLimits = {
  'portal-bell': 43.4,
  'portal-feedback': 45.2,
  'portal-header': 56.4,
};

/** Size limit in kB for an element on a page that already has the bell. */
const besideBell: Readonly<Record<string, number>> = {
  comments: 41.5,
  feedback: 12,
  header: 13.3,
  login: 36.5,
  messages: 43.7,
  sidebar: 35.1,
  'change-password': 37.2,
  'forgot-password': 37.9,
  'set-password': 34,
  'legacy-feedback': 34,
  'sign-card': 24.3,
};
const others = 12;

/** The chunks of forms, which load when their element comes near the viewport. */
const forms: Readonly<Record<string, string>> = {
  login: 'Login',
  'change-password': 'ChangePassword',
  'forgot-password': 'ForgotPassword',
  'set-password': 'SetPassword',
  'legacy-feedback': 'LegacyFeedback',
};

/** Measures the files that a page with one element loads, and the files that load on intent. */
export function elementSizes(folder = cdnFolder): ElementSize[] {
  const { files } = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as Manifest;
  const packed = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const file of names.map(fileNamed)) add(file);
    return found;
    function add(file: string) {
      if (found.has(file)) return;
      found.add(file);
      for (const imported of files[file]?.imports ?? []) add(imported);
    }
  };
  function fileNamed(name: string): string {
    const found = Object.keys(files).find((file) => files[file]?.name === name);
    if (!found) throw new Error(`the build has no chunk ${name}`);
    return found;
  }
  const size = (name: string, limit: number, loads: readonly string[], beside: readonly string[] = []) => {
    const known = withImports(beside);
    const added = [...withImports(loads)].filter((file) => !known.has(file));
    // The loader comes with the first element of a page.
    const all = beside.length > 0 ? added : ['portal.js', ...added];
    const bytes = all.reduce((sum, file) => sum + packed(file), 0);
    return { name, bytes, files: all.length, limit: limit * kilobyte };
  };

  const tags = Object.values(files)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('portal-'))
    .toSorted();
  return [
    { name: 'the loader', bytes: packed('portal.js'), files: 1, limit: 3.2 * kilobyte },
    { ...size('`<portal-bell>`', firstLoadLimits['portal-bell'], ['portal-bell']), maxFiles: 5 },
    size('bell and panel together', 75.6, ['portal-bell', 'BellPanel']),
    size('`<portal-feedback>`', firstLoadLimits['portal-feedback'], ['portal-feedback']),
    size('its dialog, on intent', 72.6, ['FeedbackDialog'], ['portal-feedback']),
    size('`<portal-header>`', firstLoadLimits['portal-header'], ['portal-header']),
    size('`<portal-header nav search>`', 64.4, ['portal-header', 'HeaderNavigation', 'HeaderSearch']),
    ...tags
      .filter((tag) => tag !== 'portal-bell')
      .map((tag) => {
        const name = tag.slice('portal-'.length);
        const form = forms[name];
        const loads = form ? [tag, form] : [tag];
        return size(`\`<${tag}>\` beside the bell`, besideBell[name] ?? others, loads, ['portal-bell']);
      }),
  ];
}

const kB = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;

/** Formats the sizes as the table for the terminal and the documentation. */
export function sizeTable(sizes: readonly ElementSize[]): string {
  const rows = sizes.map(({ name, bytes, files, limit }) => [name, kB(bytes), String(files), kB(limit)]);
  return markdownTable(['what a page loads', 'gzip', 'files', 'limit'], rows);
}

/** The bytes of each element that were recorded last. */
export function recordedSizes(): Map<string, number> {
  const rows = recordedTable('sizes').map(
    ([name = '', size = '']) => [name, Number.parseFloat(size) * kilobyte] as const,
  );
  return new Map(rows.filter(([, bytes]) => Number.isFinite(bytes)));
}
