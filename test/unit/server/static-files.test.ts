// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { compressFiles, MIN_COMPRESSED_BYTES } from '#host/server/compress-files.ts';
import { openStaticFiles } from '#host/server/static-files.ts';
import { existsSync } from 'node:fs';
import { folderWith } from './folders.ts';

const text = 'a'.repeat(MIN_COMPRESSED_BYTES);

async function files() {
  const folder = folderWith({
    'a.txt': text,
    'small.txt': text.slice(1),
    'deep/b.css': text,
    'photo.png': text,
    'data.unknown': 'x',
    plain: 'x',
    'deep/index.html': '<p>',
    '.hidden': 'secret',
  });
  await compressFiles(folder);
  const open = openStaticFiles(folder);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    open(new Request('http://localhost/', { headers, method }), path);
  return { folder, get };
}

describe('compressed copies', () => {
  it('lie beside every text that is worth it, in all folders', async () => {
    const { folder } = await files();
    const packed = (file: string) => ['.br', '.gz'].map((ending) => existsSync(`${folder}/${file}${ending}`));
    expect(packed('a.txt')).toEqual([true, true]);
    expect(packed('deep/b.css')).toEqual([true, true]);
    for (const file of ['small.txt', 'photo.png', 'data.unknown', 'plain']) {
      expect(packed(file), file).toEqual([false, false]);
    }
  });
});

describe('a file', () => {
  it('comes with its type, its length and what tells its version, and nothing else', async () => {
    const { get } = await files();
    const answer = await get('/a.txt', { 'accept-encoding': 'gzip' });
    expect(answer?.status).toBe(200);
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'accept-ranges': 'bytes',
      'content-encoding': 'gzip',
      'content-length': expect.stringMatching(/^\d+$/),
      'content-type': 'text/plain; charset=utf-8',
      etag: expect.stringMatching(/^W\/"/),
      'last-modified': expect.stringMatching(/ GMT$/),
      vary: 'accept-encoding',
    });
  });

  test.each([
    ['/photo.png', 'image/png'],
    ['/data.unknown', 'application/octet-stream'],
    ['/plain', 'application/octet-stream'],
  ])('%s, which is not packed, comes as %s whatever encodings are taken', async (path, type) => {
    const { get } = await files();
    const headers = (await get(path, { 'accept-encoding': 'br, gzip' }))?.headers;
    expect(headers?.get('content-type')).toBe(type);
    expect(headers?.get('content-encoding')).toBeNull();
    expect(headers?.get('vary')).toBeNull();
  });

  it('that is too small to be packed comes unpacked, whatever encodings are taken', async () => {
    const { get } = await files();
    const answer = await get('/small.txt', { 'accept-encoding': 'br, gzip' });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer?.headers.get('content-encoding')).toBeNull();
    expect(answer?.headers.get('vary')).toBe('accept-encoding');
  });

  it('is sent unpacked where the request says nothing of encodings', async () => {
    const { get } = await files();
    const answer = await get('/a.txt');
    expect(answer?.headers.get('content-encoding')).toBeNull();
    expect(await answer?.text()).toBe(text);
  });

  test.each(['/deep', '/deep/', '/', '/.hidden', '/none.txt', '/a.txt/', '/../a.txt', '/%zz'])(
    'is not at %s',
    async (path) => {
      const { get } = await files();
      expect(await get(path)).toBeUndefined();
    },
  );

  it('that the browser has already has no body, and a part of it is as long as was asked', async () => {
    const { get } = await files();
    const first = await get('/plain');
    const again = await get('/plain', { 'if-none-match': first?.headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, body: null });
    const part = await get('/small.txt', { range: 'bytes=2-4' });
    expect(part?.status).toBe(206);
    expect(await part?.text()).toBe('aaa');
    const end = await get('/small.txt', { range: 'bytes=-2' });
    expect(end?.status).toBe(206);
    expect(await end?.text()).toBe('aa');
  });

  it('has no part behind its end, and is whole for one that is longer than itself', async () => {
    const { get } = await files();
    expect(await get('/plain', { range: 'bytes=5-9' })).toMatchObject({ status: 416 });
    expect((await get('/plain', { range: 'bytes=5-9' }))?.headers.get('content-type')).toBe(
      'text/html; charset=utf-8',
    );
    expect(await get('/plain', { range: 'bytes=-9' })).toMatchObject({ status: 200 });
    // A unit that begins like this one is another unit.
    expect(await get('/plain', { range: 'xbytes=5-9' })).toMatchObject({ status: 200 });
  });

  it('has no body for HEAD', async () => {
    const { get } = await files();
    const answer = await get('/plain', {}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: null });
    expect(answer?.headers.get('content-length')).toBe('1');
  });
});
