// @vitest-environment node
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { routes } from '#host/app/routing/routes.ts';
import { pageMap } from '#host/server/route-map.ts';
import { put, folderWith } from './folders.ts';
import { indexPage, script, serving } from './serving.ts';

const asset = '/assets/main-B1c2D3e4.js';

describe('the pages', () => {
  it.each([
    '/',
    '/index',
    '/login/index?redirect=%2Fspace',
    '/homePage/12',
    '/no/such/page',
    '/project',
    '/apiary',
  ])('%s is the portal, which routes by itself', async (path) => {
    const { address } = await serving();
    const answer = await fetch(address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(indexPage);
  });

  it('of an unknown path is the page that says so, with 404, and revalidated like any other', async () => {
    const portal = folderWith({
      'index.html': indexPage,
      '.vite/pages.json': JSON.stringify(pageMap(routes)),
      'pages/zh-CN/notFound.html': '<h1>页面不存在</h1>',
    });
    const { address } = await serving({ portal });
    const answer = await fetch(`${address}/no/such/page`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('<h1>页面不存在</h1>');
  });

  it('a page of its own name is that page', async () => {
    const { address } = await serving();
    expect(await (await fetch(`${address}/embed.html`)).text()).toContain('学校');
  });

  it('carry a strict content policy', async () => {
    const { address } = await serving();
    const { headers } = await fetch(`${address}/index`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("media-src 'self' blob: https:;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('trusted-types dompurify');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('ask the browser to come by https alone where their address is one', async () => {
    const { address } = await serving({ address: 'https://portal.example' });
    for (const path of ['/index', asset, '/portal.config.json', '/api/no/such/call']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });

  it('let calls reach the configured origin', async () => {
    const folder = folderWith({ 'settings.json': '{"api":"https://api.example/gateway"}' });
    const { address } = await serving({ config: `${folder}/settings.json` });
    const { headers } = await fetch(`${address}/index`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("media-src 'self' blob: https: https://api.example;");
  });

  it('let videos and playlists come from the configured origins', async () => {
    const folder = folderWith({ 'settings.json': '{"mediaOrigins":["https://films.example/"]}' });
    const { address } = await serving({ config: `${folder}/settings.json` });
    const { headers } = await fetch(`${address}/index`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://films.example;");
    expect(policy).toContain("media-src 'self' blob: https: https://films.example;");
    expect(policy).toContain("script-src 'self';");
  });

  it('let reports reach the configured origin, and nothing else', async () => {
    const folder = folderWith({ 'settings.json': '{"reportTo":"https://reports.example/collect"}' });
    const { address } = await serving({ config: `${folder}/settings.json` });
    const policy = (await fetch(`${address}/index`)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://reports.example;");
    expect(policy?.match(/reports\.example/g)).toHaveLength(1);
  });

  it('take no other method', async () => {
    const { address } = await serving();
    const answer = await fetch(`${address}/index`, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('the teacher statistics have a stand-in', async () => {
    const { address } = await serving();
    expect(await (await fetch(`${address}/jsfz/`)).text()).toContain('<h1>教师统计</h1>');
  });
});

describe('the files', () => {
  it('with a hash in their name are kept for good', async () => {
    const { address } = await serving();
    const answer = await fetch(address + asset);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(script);
  });

  it.each<[accepted: string, encoding: string | undefined, unpack: (bytes: Buffer) => Buffer]>([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['identity', undefined, (bytes) => bytes],
    ['', undefined, (bytes) => bytes],
  ])('are packed for a browser that takes "%s"', async (accepted, encoding, unpack) => {
    const { port } = await serving();
    const { headers, body } = await raw(port, asset, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(unpack(body).toString()).toBe(script);
  });

  it('have copies in gzip alone in the npm package, which a browser that would rather have another gets', async () => {
    const portal = folderWith({ 'index.html': indexPage, 'assets/main-B1c2D3e4.js': script });
    put(portal, 'assets/main-B1c2D3e4.js.gz', gzipSync(script));
    const { port } = await serving({ portal });
    const { headers, body } = await raw(port, asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(script);
    expect((await raw(port, asset, { 'accept-encoding': 'br' })).body.toString()).toBe(script);
  });

  it('that are packed already are sent as they are', async () => {
    const { port } = await serving();
    const { headers } = await raw(port, '/assets/photo-B1c2D3e4.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('image/png');
  });

  it('are not sent again to a browser that has them', async () => {
    const { address } = await serving();
    const tag = (await fetch(`${address}/index`)).headers.get('etag') ?? '';
    // A reload comes without the first header, and with no-cache in the second.
    const asBrowser = (tags: string) => ({ 'if-none-match': tags, 'cache-control': 'max-age=0' });
    const again = await fetch(`${address}/index`, { headers: asBrowser(`"other", ${tag}`) });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    const other = await fetch(`${address}/index`, { headers: asBrowser('"other"') });
    expect(other.status).toBe(200);
  });

  it('come in part too, and a part behind the end is not kept', async () => {
    const { port } = await serving();
    const part = await raw(port, asset, { range: 'bytes=0-6' });
    expect(part).toMatchObject({ status: 206, body: Buffer.from('console') });
    const none = await raw(port, asset, { range: 'bytes=999999-' });
    expect(none).toMatchObject({ status: 416, headers: { 'cache-control': 'no-store' } });
  });

  it('show a new content as soon as it is there', async () => {
    const portal = folderWith({ 'index.html': 'old' });
    const { address } = await serving({ portal });
    expect(await (await fetch(address)).text()).toBe('old');
    put(portal, 'index.html', 'brand new');
    expect(await (await fetch(address)).text()).toBe('brand new');
  });

  it('answer HEAD without a body', async () => {
    const { port } = await serving();
    const { headers, body } = await raw(port, '/index', {}, 'HEAD');
    expect(headers['content-length']).toBe(String(indexPage.length));
    expect(body.length).toBe(0);
  });

  it.each([
    '/assets/main-OLD45678.js',
    '/assets/none',
    '/robots.txt',
    '/logo.PNG',
    '/cdn/none.js',
    '/cdn/0.2.0/chunks/none.js',
    '/cdn/none',
  ])('%s, which is not there, is no page', async (path) => {
    const { address } = await serving();
    const answer = await fetch(address + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00secret.txt',
    '/%zz.txt',
    '//secret.txt',
    '/cdn/..%2fsecret.txt',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
  ])('%s leads nowhere', async (path) => {
    const outside = folderWith({
      'secret.txt': 'secret',
      'portal/index.html': indexPage,
      'portal/.vite/manifest.json': 'secret',
    });
    const { port } = await serving({ portal: `${outside}/portal`, cdn: `${outside}/portal` });
    const { status, body } = await raw(port, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('the files of the CDN', () => {
  it.each([
    ['/cdn/portal.js', 'no-cache'],
    ['/cdn/manifest.json', 'no-cache'],
    ['/cdn/0.2.0/portal.js', 'public, max-age=31536000, immutable'],
    ['/cdn/0.2.0/chunks/DXre1Dl.js', 'public, max-age=31536000, immutable'],
    ['/cdn/1.0.0-beta.1/manifest.json', 'public, max-age=31536000, immutable'],
  ])('%s is open to every page, and kept for good below a version', async (path, caching) => {
    const { address } = await serving();
    const answer = await fetch(address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toBe(caching);
  });
});

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests exactly this path without normalizing it, and returns the response as raw bytes. */
function raw(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
