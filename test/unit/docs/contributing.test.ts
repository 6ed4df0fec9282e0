// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, test } from 'vitest';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import { isRedirect, leaveQuestion, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { cellsOf, entriesOf, guide, filesIn, quotedIn, section } from './guide.ts';

const pageEntries = entriesOf(section('### Pages'));
const widgetEntries = entriesOf(section('### Widgets'));

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The folders that an entry leads to: the name right after an arrow. */
const leadsTo = (entry: string) => [...entry.matchAll(/→ `([^`]+)`/g)].map(([, folder = '']) => folder);

const areaOf = ({ name }: PageRoute) => `pages/${pageFile(name).split('/')[1]}/`;

test('the index of areas leads from every path to the folder of its page', () => {
  const expected = routes.flatMap((route): [path: string, area: string][] => {
    const page = isRedirect(route) ? firstRoute(route.path) : route;
    const details = isRedirect(route) ? undefined : route.details;
    return [
      [route.path, areaOf(page)],
      ...(details ? [[`${route.path}?id=`, areaOf(details)] as [string, string]] : []),
    ];
  });
  const indexed = pageEntries.flatMap((entry) =>
    quotedIn(entry)
      .filter((name) => name.startsWith('/'))
      .map((path) => [path, leadsTo(entry)[0]]),
  );
  expect(indexed.toSorted()).toEqual(expected.toSorted());
  expect(areaOf(leaveQuestion)).toBe('pages/login/');
});

test('every folder of pages has one line in the index of areas', () => {
  const folders = foldersIn('host/app/pages').map((name) => `pages/${name}/`);
  expect(pageEntries.flatMap(leadsTo).toSorted()).toEqual(folders.toSorted());
});

test('every folder of widgets has one line in the index of areas, beside its tag', () => {
  const elements = foldersIn('widgets').filter((name) => name !== 'shared');
  const shared = foldersIn('widgets/shared').map((name) => `widgets/shared/${name}/`);
  const firsts = widgetEntries.map((entry) => leadsTo(entry)[0] ?? '');
  expect(firsts.toSorted()).toEqual([...elements.map((name) => `widgets/${name}/`), ...shared].toSorted());
  const tags = widgetEntries.flatMap((entry) =>
    quotedIn(entry).filter((name) => name.startsWith('<portal-')),
  );
  expect(tags.toSorted()).toEqual(elements.map((name) => `<portal-${name}>`).toSorted());
  for (const entry of widgetEntries) {
    const [tag = ''] = quotedIn(entry);
    const [folder = ''] = leadsTo(entry);
    if (tag.startsWith('<')) expect(tag).toBe(`<portal-${folder.split('/')[1]}>`);
  }
});

const entries = [section('## To change X, open Y'), section('## Index of areas')].flatMap(entriesOf);
const named = [...entries, ...entriesOf(section('## Rules'))].flatMap(filesIn);
const fullPath = (path: string) => (path.startsWith('pages/') ? `host/app/${path}` : path);

it.each([...new Set(named.map(({ path }) => path))])('%s, which CONTRIBUTING.md names, exists', (path) => {
  expect(existsSync(fullPath(path))).toBe(true);
});

it.each(named.flatMap(({ path, exports }) => exports.map((name) => ({ path, name }))))(
  '$path exports $name',
  ({ path, name }) => {
    const source = readFileSync(path, 'utf8');
    const declared = `export (?:const|(?:async )?function|class|interface|type) ${name}\\b`;
    expect(source).toMatch(new RegExp(declared));
  },
);

it.each(named.flatMap(({ path, contents }) => contents.map((name) => ({ path, name }))))(
  '$path has $name',
  ({ path, name }) => {
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
  },
);

/** The sources, without what is installed or built beside them. */
const sources = ['src', 'widgets', 'host', 'stories', 'test'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/(?:node_modules|dist)\//.test(path)),
);

it.each([...new Set(quotedIn(guide).filter((name) => /^[\w.-]+\.(?:tsx?|css|md|cjs)$/.test(name)))])(
  '%s, which CONTRIBUTING.md names without its folder, is a file',
  (name) => {
    expect(existsSync(name) || sources.some((path) => path.endsWith(`/${name}`))).toBe(true);
  },
);

it.each(['CONTRIBUTING.md', 'README.md'])('every link of %s leads to a file', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(
    ([, to = '']) => to,
  );
  expect(links).not.toEqual([]);
  expect(links.filter((to) => !existsSync(to))).toEqual([]);
});

test('names with a file are found', () => {
  const entry = 'a time: `src/a.ts`: `A`, `B`; another: `src/b.ts` (`C`, `D`), `test/c/` and `noName`, `E`';
  expect(filesIn(entry)).toEqual([
    { path: 'src/a.ts', exports: ['A', 'B'], contents: [] },
    { path: 'src/b.ts', exports: [], contents: ['C', 'D'] },
    { path: 'test/c/', exports: [], contents: [] },
  ]);
});

test('every folder in the picture of the rooms exists', () => {
  const lines = section('## The rooms').split('\n');
  const stack: string[] = [];
  const paths = lines.flatMap((line) => {
    const [, indent = '', name] = /^([│ ]*)[├└]── ([\w/-]+)\//.exec(line) ?? [];
    if (!name) return [];
    stack.length = indent.length / 4;
    stack.push(name);
    return [stack.join('/')];
  });
  expect(paths).toContain('host/app');
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const layers = paths.filter((path) => dirname(path) === 'src').map((path) => path.slice('src/'.length));
  expect(layers.toSorted()).toEqual(foldersIn('src').toSorted());
});

it.each(['CONTRIBUTING.md', 'README.md'])('no cell of a table of %s is longer than a line', (file) => {
  expect(cellsOf(readFileSync(file, 'utf8')).filter((cell) => cell.length > 120)).toEqual([]);
});

test('the glossary has at most 40 lines', () => {
  expect(section('## Words').trim().split('\n').length).toBeLessThanOrEqual(40);
});

test('every command that CONTRIBUTING.md names is a script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const text = section('## Commands');
  const commands = quotedIn(text).flatMap(
    (name) => /^(?:npm run )?((?:test|check|bench|build|size)[\w:]*)/.exec(name)?.[1] ?? [],
  );
  expect(commands.length).toBeGreaterThan(12);
  expect(commands.filter((name) => name !== 'test' && !(name in scripts))).toEqual([]);
});

test('the numbers that CONTRIBUTING.md names stand in the limits of the rooms', () => {
  const limits = ['src/rules/limits.ts', 'widgets/limits.ts', 'host/app/limits.ts'].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const numbers = entriesOf(section('### A time, a page size or another number'))
    .filter((entry) => entry.includes('limits.ts`: '))
    .flatMap(quotedIn)
    .filter((name) => /^[A-Z_]+$/.test(name) && !name.startsWith('MASK_'));
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.filter((name) => !limits.some((text) => text.includes(`export const ${name} `)))).toEqual(
    [],
  );
});
