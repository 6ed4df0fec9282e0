// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Manifest } from '#host/cdn/integrity-manifest.ts';
import { buildCdn } from '#host/server/development/cdn-plugin.ts';
import { PORTAL_VERSION } from '#src/config.ts';
import { createFolder } from './folders.ts';

const former = '0.0.9';
const other = '10.0.0-beta.1';
const earlier = {
  [`${former}/portal.js`]: 'pinned',
  [`${former}/chunks/B1c2D3e.js`]: 'pinned',
  [`${other}/manifest.json`]: '{}',
  [`${PORTAL_VERSION}/chunks/Stale00.js`]: 'of an earlier build',
  'portal.js': 'follows the former version',
};

const { folder: cdn, remove } = createFolder(earlier);
const read = (path: string) => readFileSync(join(cdn, path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(`${folder}manifest.json`)) as Manifest;

beforeAll(async () => {
  await buildCdn(cdn);
  return remove;
});

it('a build adds the folder of its version and leaves those of others alone', () => {
  expect(readdirSync(cdn).toSorted()).toEqual(
    [former, other, PORTAL_VERSION, 'manifest.json', 'portal.js'].toSorted(),
  );
  expect(read(`${former}/portal.js`)).toBe('pinned');
  expect(read(`${former}/chunks/B1c2D3e.js`)).toBe('pinned');
  expect(read(`${other}/manifest.json`)).toBe('{}');
});

it('the folder of the version holds what its manifest names, and nothing of an earlier build', () => {
  const { version, files } = manifestOf(`${PORTAL_VERSION}/`);
  const found = readdirSync(join(cdn, PORTAL_VERSION), { recursive: true, encoding: 'utf8' });
  expect(version).toBe(PORTAL_VERSION);
  expect(Object.keys(files).toSorted()).toEqual(found.filter((file) => file.endsWith('.js')).toSorted());
  for (const [file, { integrity, imports }] of Object.entries(files)) {
    const hash = createHash('sha384')
      .update(read(`${PORTAL_VERSION}/${file}`))
      .digest('base64');
    expect(integrity, file).toBe(`sha384-${hash}`);
    for (const imported of imports) expect(files, file).toHaveProperty([imported]);
  }
});

it('the script without a version is that of the newest one, but for the folder of its chunks', () => {
  const newest = read(`${PORTAL_VERSION}/portal.js`);
  const following = read('portal.js');
  expect(following).not.toBe(newest);
  expect(following.replace(`${PORTAL_VERSION}/chunks/`, 'chunks/')).toBe(newest);
  expect(Object.keys(manifestOf('').files)).toEqual(
    expect.arrayContaining(['portal.js', `${PORTAL_VERSION}/portal.js`]),
  );
});
