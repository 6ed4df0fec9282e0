// @vitest-environment node
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprint, isStale, type Build } from '#host/server/build-cache.ts';
import { folderWith, put } from './folders.ts';

async function builtOnce(): Promise<Build> {
  const root = folderWith({
    'src/a.ts': 'a',
    'src/deep/b.ts': 'b',
    'src/sandbox/world.ts': 'w',
    'package-lock.json': '{}',
    'README.md': 'read me',
  });
  const build: Build = {
    root,
    sources: ['src', 'package-lock.json'],
    without: ['src/sandbox'],
    stamp: join(root, 'dist/stamp'),
  };
  put(root, 'dist/stamp', await fingerprint(build));
  return build;
}

describe('a build', () => {
  it('is stale where nothing has been built', async () => {
    const build = await builtOnce();
    rmSync(join(build.root, 'dist'), { recursive: true });
    expect(await isStale(build)).toBe(true);
  });

  it('is up to date as long as its sources are the same', async () => {
    expect(await isStale(await builtOnce())).toBe(false);
  });

  it.each<[change: string, make: (root: string) => void]>([
    ['a changed file', (root) => put(root, 'src/deep/b.ts', 'c')],
    ['a new file', (root) => put(root, 'src/deep/new.ts', '')],
    ['a file that is gone', (root) => rmSync(join(root, 'src/a.ts'))],
    ['a changed lock file', (root) => put(root, 'package-lock.json', '{"a":1}')],
  ])('is stale after %s', async (_, make) => {
    const build = await builtOnce();
    make(build.root);
    expect(await isStale(build)).toBe(true);
  });

  it('is stale when a file has moved', async () => {
    const build = await builtOnce();
    rmSync(join(build.root, 'src/a.ts'));
    put(build.root, 'src/aa.ts', 'a');
    expect(await isStale(build)).toBe(true);
  });

  it('is stale when the end of a name has become the beginning of a file', async () => {
    const trees: Record<string, string>[] = [
      { 'src/a': 'b', 'src/c': '' },
      { 'src/ab': '', 'src/c': '' },
      { 'src/a': 'bsrc/c' },
    ];
    const prints = trees.map((files) =>
      fingerprint({ root: folderWith(files), sources: ['src'], without: [], stamp: '' }),
    );
    expect(new Set(await Promise.all(prints)).size).toBe(3);
  });

  it('may leave out one file, and not what only begins like it', async () => {
    const root = folderWith({ 'src/a.ts': 'a', 'src/a.ts.more': 'm' });
    const print = () => fingerprint({ root, sources: ['src'], without: ['src/a.ts'], stamp: '' });
    const before = await print();
    put(root, 'src/a.ts', 'changed');
    expect(await print()).toBe(before);
    put(root, 'src/a.ts.more', 'changed');
    expect(await print()).not.toBe(before);
  });

  it.each<[change: string, make: (root: string) => void]>([
    ['what is left out of it', (root) => put(root, 'src/sandbox/world.ts', 'changed')],
    ['what it is not made of', (root) => put(root, 'README.md', 'changed')],
    ['times alone', (root) => utimesSync(join(root, 'src/a.ts'), new Date(), new Date())],
  ])('stays up to date after a change of %s', async (_, make) => {
    const build = await builtOnce();
    make(build.root);
    expect(await isStale(build)).toBe(false);
  });
});
