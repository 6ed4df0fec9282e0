// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

const rooms = ['src', 'widgets', 'host', 'stories', 'test'];
/** Installed, built or photographed beside the sources. */
const foreign = /(?:^|\/)(?:node_modules|dist|__screenshots__|look\/pictures)\//;
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

describe('an area has one name', () => {
  const camelCase = (folder: string) =>
    folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const folder = (path: string) => basename(dirname(path));

  /** The page shares its name with the widget, whose keys are public. */
  const names: Record<string, string> = { 'host/app/pages/search/texts.ts': 'searchPage' };

  test.each(files.filter((path) => /^(?:host\/app\/pages|widgets)\/[^/]+\/texts\.ts$/.test(path)))(
    'in its folder and in %s',
    (path) => {
      const name = names[path] ?? camelCase(folder(path));
      expect(readFileSync(path, 'utf8')).toMatch(
        new RegExp(`export const ${name}Texts = defineTexts\\(\\s*'${name}'`),
      );
    },
  );

  test('in its folder and in those of its tests', () => {
    const folders = (room: string) =>
      readdirSync(room, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      );
    const areas = [...folders('host/app/pages'), ...folders('host/app')];
    const tested = ['test/unit/host', 'test/browser/host'].flatMap(folders);
    expect(tested.filter((name) => !areas.includes(name))).toEqual([]);
  });
});

// A type that is forged from another one hides what the code does not know.
const forging = /\bas unknown as\b|\bas never\b|\bas any\b/;
const forged = [
  // r2wc declares a constructor without the callbacks that its class has.
  'src/element/defineElement.tsx',
  // The schema turns the number that the server sends into a clock.
  'host/sandbox/learning/exams.ts',
];

test('no type is forged but by these modules', () => {
  const product = files.filter((path) => /^(?:src|widgets|host)\/.*\.tsx?$/.test(path));
  const comments = /\/\*[^]*?\*\/|\/\/.*$/gm;
  const found = product.filter((path) => forging.test(readFileSync(path, 'utf8').replace(comments, '')));
  expect(found.toSorted()).toEqual(forged.toSorted());
});

// Chromium 109 and Safari 16.4 lack it, and no linter tells it from the size of a Set.
test('nothing reads the size of URLSearchParams', () => {
  const reading = /\b(?:query|rest|\w*[pP]arams)\.size\b/;
  const product = files.filter((path) => /^(?:src|widgets|host)\/.*\.tsx?$/.test(path));
  expect(product.filter((path) => reading.test(readFileSync(path, 'utf8')))).toEqual([]);
});
