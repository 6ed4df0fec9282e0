// @vitest-environment node
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import { routes } from '#host/app/routing/routes.ts';
import { pageMap } from '#host/server/route-map.ts';
import type { ServerOptions } from '#host/server/start.ts';
import { folderWith } from './folders.ts';
import { indexPage, serving } from './serving.ts';

const allMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

describe('a method that nothing takes', () => {
  test.each([
    ['/readyz', 'POST', 'GET, HEAD'],
    ['/healthz', 'DELETE', 'GET, HEAD'],
    ['/index', 'OPTIONS', 'GET, HEAD'],
    ['/portal.config.json', 'PUT', 'GET, HEAD'],
    ['/jsfz/', 'POST', 'GET, HEAD'],
    ['/cdn/portal.js', 'POST', 'GET, HEAD'],
    ['/api/x', 'PROPFIND', allMethods],
  ])('of %s, here %s, is refused with those that are', async (path, method, allow) => {
    const { address } = await serving();
    const answer = await fetch(address + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await answer.text()).toBe('');
  });

  test.each(allMethods.split(', '))('of a call is not %s', async (method) => {
    const backEnd = await listen((incoming, outgoing) => {
      outgoing.setHeader('x-method', incoming.method ?? '');
      outgoing.end();
    }, 0);
    onTestFinished(() => backEnd.close(0));
    const { address } = await serving({ api: `http://localhost:${backEnd.port}` });
    for (const path of ['/api/x', '/jsfz/x'])
      expect((await fetch(address + path, { method })).headers.get('x-method')).toBe(method);
  });
});

describe('the statistics of a real back end', () => {
  const before = async (status: number) => {
    const backEnd = await listen((_, outgoing) => void outgoing.writeHead(status).end('own'), 0);
    onTestFinished(() => backEnd.close(0));
    return serving({ api: `http://localhost:${backEnd.port}` });
  };

  test.each([
    [200, 'own'],
    [500, 'own'],
    [403, 'own'],
    [404, '教师统计'],
    [502, '教师统计'],
  ])('with %i are its own, or the stand-in', async (status, text) => {
    const { address } = await before(status);
    for (const path of ['/jsfz', '/jsfz/a/b'])
      expect(await (await fetch(address + path)).text()).toContain(text);
  });

  it('are no other pages', async () => {
    const { address } = await before(200);
    for (const path of ['/jsfzx', '/a/jsfz/'])
      expect(await (await fetch(address + path)).text()).toBe(indexPage);
  });
});

describe('the pages of a build', () => {
  const build = (more: Record<string, string> = {}) =>
    folderWith({
      'index.html': indexPage,
      '.vite/pages.json': JSON.stringify(pageMap(routes)),
      'pages/zh-CN/home.html': '首页',
      'pages/en/home.html': 'home',
      ...more,
    });

  it('are in the language of the settings, Chinese by default', async () => {
    const settings = folderWith({ 'en.json': '{"locale":"en"}', 'none.json': '{}' });
    for (const [file, text] of [
      ['en', 'home'],
      ['none', '首页'],
    ]) {
      const { address } = await serving({ portal: build(), config: `${settings}/${file}.json` });
      expect(await (await fetch(address)).text()).toBe(text);
    }
  });

  it('that were not prerendered are the page that routes by itself, with the status of theirs', async () => {
    const { address } = await serving({ portal: build() });
    const answer = await fetch(`${address}/login/index`);
    expect([answer.status, await answer.text()]).toEqual([200, indexPage]);
    const unknown = await fetch(`${address}/no/such/page`);
    expect([unknown.status, await unknown.text()]).toEqual([404, indexPage]);
  });

  it('are not sent again, also where they say that there is none', async () => {
    const { address } = await serving({ portal: build({ 'pages/zh-CN/notFound.html': '页面不存在' }) });
    const tag = (await fetch(`${address}/no/such/page`)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    expect((await fetch(`${address}/no/such/page`, { headers })).status).toBe(304);
  });

  it('are missing where the folder is empty, and so is what begins with a dot', async () => {
    const empty = await serving({ portal: folderWith({ 'a.txt': 'a' }) });
    const answer = await fetch(empty.address);
    expect([answer.status, await answer.text()]).toEqual([404, '404\n']);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const { address } = await serving({ portal: build() });
    expect(await (await fetch(`${address}/.well-known/x`)).text()).toBe('404\n');
  });
});

describe('what pages of other sites may load', () => {
  it('are the files of the CDN and the settings', async () => {
    const { address } = await serving();
    for (const path of ['/cdn/portal.js', '/cdn/none.js']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const { headers } = await fetch(`${address}/portal.config.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('are no pages of the portal', async () => {
    const { address } = await serving();
    for (const path of ['/index', '/jsfz/', '/healthz']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('the address that the server says', () => {
  test.each([
    [undefined, 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['127.0.0.1', 'localhost'],
    ['::1', '[::1]'],
    ['::', 'localhost'],
    ['127.0.0.2', '127.0.0.2'],
    ['::ffff:127.0.0.1', '[::ffff:127.0.0.1]'],
  ])('on %s names %s', async (host, name) => {
    const { address, port } = await serving({ ...(host && { host }) });
    expect(address).toBe(`http://${name}:${port}`);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
});

it('the log is written to the standard output by default', async () => {
  const lines: unknown[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0);
  onTestFinished(() => write.mockRestore());
  const silent = await serving();
  await (await fetch(`${silent.address}/course`)).text();
  const { address } = await serving({ log: 'json' });
  await (await fetch(`${address}/index`)).text();
  await expect.poll(() => lines.filter((line) => String(line).includes('"path":"/index"')).length).toBe(1);
  expect(lines.filter((line) => String(line).includes('/course'))).toEqual([]);
});

describe('the log of a server', () => {
  const logged = async (options: ServerOptions) => {
    const lines: string[] = [];
    const server = await serving({ log: 'json', writeLog: (line) => void lines.push(line), ...options });
    const line = async () => {
      await expect.poll(() => lines.length).toBe(1);
      return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    };
    return { ...server, line };
  };

  it('tells of a back end only where there is a real one', async () => {
    const { address, line } = await logged({});
    await fetch(`${address}/api/orgUser/org/getConfigByCode?orgCode=demo`);
    const told = await line();
    expect(told).toMatchObject({ kind: 'call', status: 200 });
    expect(Object.keys(told).filter((name) => name.startsWith('upstream'))).toEqual([]);
  });

  it('masks secrets in the paths that its settings have replaced', async () => {
    const settings = { paths: { '/api/auth/user/send/{phone}/{key}': '/sms/{phone}/{key}' } };
    const folder = folderWith({ 'settings.json': JSON.stringify(settings) });
    const { address, line } = await logged({ config: `${folder}/settings.json` });
    await fetch(`${address}/sms/13800138000/key`);
    expect(await line()).toMatchObject({ path: '/sms/*' });
  });

  it('tells the statistics of a real back end as such, also where their caller gives up', async () => {
    const answers = [(outgoing: ServerResponse) => void outgoing.end('own'), () => {}];
    const leaving = new AbortController();
    const backEnd = await listen((_, outgoing) => answers.shift()?.(outgoing) ?? undefined, 0);
    onTestFinished(() => backEnd.close(0));
    const api = `http://localhost:${backEnd.port}`;
    const first = await logged({ api });
    await (await fetch(`${first.address}/jsfz/`)).text();
    const told = await first.line();
    expect(told).toMatchObject({ kind: 'statistics', status: 200, upstream: 200 });
    // Of this call, and not since the process began.
    expect(told.upstreamMs).toBeLessThan(performance.now());
    const second = await logged({ api });
    const call = fetch(`${second.address}/jsfz/`, { signal: leaving.signal }).catch(() => {});
    await expect.poll(() => answers.length).toBe(0);
    leaving.abort();
    await call;
    expect(await second.line()).toMatchObject({ kind: 'statistics', aborted: true });
  });
});

it('a video of the sandbox is none for a call of another method', async () => {
  const { address, sandbox } = await serving();
  const answer = await fetch(`${address}/sandbox/films/triangle.webm`, { method: 'POST' });
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(sandbox).toBeDefined();
  const none = await fetch(`${address}/sandbox/films/none.webm`);
  expect([none.status, await none.text()]).toEqual([404, 'Not found']);
  expect((await fetch(`${address}/sandbox/films/triangle.webm`)).headers.get('cache-control')).toBe(
    'no-cache',
  );
});
