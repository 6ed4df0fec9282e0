// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, test } from 'vitest';

const rooms = ['src', 'widgets', 'host', 'stories', 'test'];
/** Installed or built beside the sources. */
const foreign = /(?:^|\/)(?:node_modules|dist|__screenshots__)\//;
const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .filter((path) => !foreign.test(path)),
);

const filesIn = (folder: string) => files.filter((path) => dirname(path) === folder);

test('no folder has more than 40 files beside each other', () => {
  const full = [...new Set(files.map(dirname))].filter((folder) => filesIn(folder).length > 40);
  expect(full.map((folder) => `${folder}: ${filesIn(folder).length}`)).toEqual([]);
});

test('the application has at most eight files outside its folders', () => {
  expect(filesIn('host/app').length).toBeLessThanOrEqual(8);
});

test('a folder of widgets is an element, or is shared by several', () => {
  const folders = readdirSync('widgets', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = folders.filter(({ name }) => !existsSync(`widgets/${name}/element.ts`));
  expect(others.map(({ name }) => name)).toEqual(['shared']);
});

test('no import climbs three levels', () => {
  const climbing = /(?:\bfrom\s+|\bimport\s*\(?\s*|\.glob(?:<[^(]*>)?\(\s*\[?\s*)['"`](?:\.\.\/){3}/;
  const sources = files.filter((path) => /\.(?:tsx?|mjs|mdx)$/.test(path));
  expect(sources.filter((path) => climbing.test(readFileSync(path, 'utf8')))).toEqual([]);
});

/** The names in back quotes that CONTRIBUTING.md gives to files: from the root, or without their folder. */
const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const named = [...new Set([...guide.matchAll(/`([\w@./-]+)`/g)].map(([, name = '']) => name))];
const endings = /^(?!\/).*\.(?:tsx?|css|md|mdx|json|cjs|html)$/;
/** Written by the build of the package. */
const built = ['custom-elements.json'];

it.each(named.filter((name) => /^(?:src|widgets|host|stories|test)\//.test(name)))(
  'CONTRIBUTING.md names `%s`, which exists',
  (path) => {
    expect(existsSync(path)).toBe(true);
  },
);

it.each(named.filter((name) => endings.test(name) && !/^(?:src|widgets|host|stories|test)\//.test(name)))(
  'CONTRIBUTING.md names `%s`, which is the end of a path',
  (name) => {
    const known = built.includes(name) || existsSync(name) || files.some((path) => path.endsWith(`/${name}`));
    expect(known).toBe(true);
  },
);
