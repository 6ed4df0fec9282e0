import { describe, expect, test } from 'vitest';
import { filesFor, toldOnce } from './application-of.ts';
import { blocksOf, documents } from './code-blocks.ts';
import { nearFolder } from './package.ts';
import { environments, runKit } from './run-kit.ts';
import { folderOf } from './write-files.ts';

const configuration = toldOnce('vitest', 'vitest.config.ts');
const hasTests = (path: string) => /\.test\.tsx?$/.test(path);

const withTests = documents
  .map((document) => [document, filesFor('vitest', blocksOf(document))] as const)
  .filter(([, files]) => Object.keys(files).some(hasTests));

/** Both languages show the same code, which needs to run once. */
const distinct = withTests.filter(
  ([, files], place) =>
    withTests.findIndex(([, other]) => JSON.stringify(other) === JSON.stringify(files)) === place,
);

test('some document shows tests', () => expect(distinct).not.toEqual([]));

describe.each(distinct)('the tests of %s', (document, files) => {
  test.each(environments)('pass as they stand on %s', (environment) => {
    const folder = `${nearFolder}/${folderOf(document)}-${environment}`;
    const results = runKit(folder, { ...configuration, ...files }, environment);
    const names = Object.values(files).flatMap((code) =>
      [...code.matchAll(/^test\('([^']+)'/gm)].map(([, name]) => name),
    );
    expect(names).not.toEqual([]);
    expect(results).toEqual(Object.fromEntries(names.map((name) => [name, 'passed'])));
  });
});
