// @vitest-environment node
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serving } from './serving.ts';

const folder = 'host/sandbox/videos';
const video = readFileSync(`${folder}/triangle.webm`);

describe('a video', () => {
  const get = async (headers: Record<string, string> = {}, method = 'GET', name = 'triangle.webm') => {
    const { address } = await serving();
    return fetch(`${address}/sandbox/films/${name}`, { headers, method });
  };

  it('comes whole', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('video/webm');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(Buffer.from(await answer.arrayBuffer()).equals(video)).toBe(true);
  });

  it('comes in the part that is asked for', async () => {
    const answer = await get({ range: 'bytes=1000-1999' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes 1000-1999/${video.length}`);
    expect(answer.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await answer.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true);
  });

  it.each<[range: string, first: number, last: number]>([
    ['bytes=0-', 0, video.length - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=90-99999999', 90, video.length - 1],
    ['bytes=-10', video.length - 10, video.length - 1],
  ])('answers the range %s with the bytes from %i to %i', async (range, first, last) => {
    const answer = await get({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${video.length}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(video.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=-99999999', 'bytes=-', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
    'comes whole for %s, which is longer, or no single range',
    async (range) => {
      const answer = await get({ range });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(video.length);
    },
  );

  it('has no part behind its end', async () => {
    for (const range of [`bytes=${video.length}-`, 'bytes=20-10']) {
      const answer = await get({ range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe(`bytes */${video.length}`);
    }
  });

  it('comes in part only while it is the same video', async () => {
    const { headers } = await get();
    const tag = headers.get('etag') ?? '';
    // A strict client may use no weak tag here, but the date.
    for (const same of [tag, headers.get('last-modified') ?? '']) {
      expect((await get({ range: 'bytes=0-9', 'if-range': same })).status).toBe(206);
    }
    for (const other of ['"another"', new Date(0).toUTCString()]) {
      expect((await get({ range: 'bytes=0-9', 'if-range': other })).status).toBe(200);
    }
    expect((await get({ 'if-none-match': tag, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  it('says its length without its bytes', async () => {
    const answer = await get({}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe(String(video.length));
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it.each(['nothing.webm', '..%2Flessons.ts', '%2e%2e/lessons.ts', ''])('is not at %j', async (name) => {
    expect((await get({}, 'GET', name)).status).toBe(404);
  });

  it('has captions that other origins may read', async () => {
    const answer = await get({}, 'GET', 'triangle.zh-CN.vtt');
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(/^WEBVTT\n/);
  });

  it('weighs at most 400 kB, together with all others', () => {
    const bytes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400_000);
  });

  it('is listed by its playlist in pieces that begin where a piece begins', () => {
    const stream = readFileSync(`${folder}/triangle.mp4`);
    const playlist = readFileSync(`${folder}/triangle.m3u8`, 'utf8');
    const pieces = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)].map(([, length, first]) => ({
      first: Number(first),
      length: Number(length),
    }));
    expect(pieces).toHaveLength(6);
    for (const { first } of pieces) expect(stream.toString('latin1', first + 4, first + 8)).toBe('moof');
    pieces.slice(1).forEach(({ first }, place) => {
      expect(first).toBe((pieces[place]?.first ?? 0) + (pieces[place]?.length ?? 0));
    });
  });
});
