// @vitest-environment node
import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import { proxyTo } from '#host/server/proxy.ts';
import type { Caller } from '#host/server/caller.ts';

const nobody: Caller = { ip: '', origin: '' };

/** A back end that answers so, what it has heard, and a call to it through the proxy. */
async function forwarding(answer: RequestListener = (_, outgoing) => void outgoing.end('{}'), folder = '') {
  const heard: IncomingMessage[] = [];
  const { port, close } = await listen((incoming, outgoing) => {
    heard.push(incoming);
    answer(incoming, outgoing);
  }, 0);
  onTestFinished(() => close(0));
  const backEnd = proxyTo(`http://localhost:${port}${folder}`);
  const statuses: number[] = [];
  const call = (path: string, init: RequestInit = {}, caller = nobody) =>
    backEnd(
      new Request(`http://portal.example${path}`, init),
      caller,
      (status) => void statuses.push(status),
    );
  return { heard, call, statuses, close, port };
}

describe('a forwarded call', () => {
  it('tells the facts about its caller that are known, and no others', async () => {
    const { heard, call } = await forwarding();
    const told = () =>
      Object.fromEntries(
        Object.entries(heard.at(-1)?.headers ?? {}).filter(([name]) => name.startsWith('x-')),
      );
    await call('/api/x');
    expect(told()).toEqual({});
    await call('/api/x', { headers: { 'x-request-id': 'proxy-0001' } });
    expect(told()).toEqual({ 'x-request-id': 'proxy-0001' });
    await call('/api/x', {}, { ip: '203.0.113.7', origin: 'https://portal.example:8443' });
    expect(told()).toEqual({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'portal.example:8443',
      'x-forwarded-proto': 'https',
    });
  });

  test.each([
    ['', '/api/x?a=1'],
    ['/', '/api/x?a=1'],
    ['/gateway', '/gateway/api/x?a=1'],
    ['/gateway/', '/gateway/api/x?a=1'],
    ['/a/b/', '/a/b/api/x?a=1'],
  ])('below the folder "%s" asks for %s', async (folder, path) => {
    const { heard, call } = await forwarding(undefined, folder);
    await call('/api/x?a=1');
    expect(heard[0]?.url).toBe(path);
  });

  it('drops what only one connection needs, also where it is written with an underscore', async () => {
    const { heard, call } = await forwarding();
    await call('/api/x', {
      headers: { 'x_forwarded-for': '6.6.6.6', expect_: '1', 'proxy-connection': 'close' },
    });
    expect(heard[0]?.headers).not.toHaveProperty('x_forwarded-for');
    expect(heard[0]?.headers).not.toHaveProperty('proxy-connection');
    expect(heard[0]?.headers).toHaveProperty('expect_');
  });

  it('tells these facts also where the caller names them as of this connection alone', async () => {
    const { heard, call } = await forwarding();
    const headers = { connection: 'close, x-request-id, x-forwarded-for', 'x-request-id': 'proxy-0001' };
    await call('/api/x', { headers }, { ip: '203.0.113.7', origin: '' });
    expect(heard[0]?.headers).toMatchObject({
      'x-request-id': 'proxy-0001',
      'x-forwarded-for': '203.0.113.7',
    });
  });

  it('is refused where its connection is described by no names', async () => {
    const { heard, call } = await forwarding();
    expect((await call('/api/x', { headers: { connection: 'no token' } })).status).toBe(400);
    expect(heard).toEqual([]);
  });

  it('tells the status of the back end', async () => {
    const { call, statuses } = await forwarding((_, outgoing) => void outgoing.writeHead(503).end());
    expect((await call('/api/x')).status).toBe(503);
    expect(statuses).toEqual([503]);
  });
});

describe('a cookie', () => {
  test.each([
    ['a=1; Domain=api.example', 'a=1'],
    ['a=1;domain=api.example;Path=/', 'a=1;Path=/'],
    ['a=1;  DOMAIN=.api.example ; Secure', 'a=1; Secure'],
    ['a=domain; Path=/', 'a=domain; Path=/'],
    ['a=1; domain=', 'a=1'],
  ])('%s becomes %s', async (cookie, kept) => {
    const { call } = await forwarding((_, outgoing) => {
      outgoing.setHeader('set-cookie', cookie);
      outgoing.end();
    });
    expect((await call('/api/x')).headers.getSetCookie()).toEqual([kept]);
  });
});

describe('a redirect', () => {
  test.each([
    ['/gateway/api/next#part', '/api/next#part'],
    ['next?a=1', '/api/next?a=1'],
    ['/gateway', '/gateway'],
    ['/gatewayed/x', '/gatewayed/x'],
    ['/other//x', '/other//x'],
    ['/gateway//evil.example/x', '/evil.example/x'],
    ['https://login.example/gateway/x', 'https://login.example/gateway/x'],
    ['http://[bad', 'http://[bad'],
  ])('to %s leads to %s', async (location, place) => {
    const { call } = await forwarding(
      (_, outgoing) => void outgoing.writeHead(302, { location }).end(),
      '/gateway',
    );
    expect((await call('/api/x')).headers.get('location')).toBe(place);
  });

  it('is none where the answer names no place', async () => {
    expect((await (await forwarding()).call('/api/x')).headers.has('location')).toBe(false);
  });
});

describe('a back end that cannot be reached', () => {
  it('is told to the operator with its address and the reason, and to the user in words', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    const { call, close, port, statuses } = await forwarding();
    await close(0);
    const answer = await call('/api/x?token=secret');
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      code: 502,
      msg: '后端服务暂时无法连接，请稍后重试或联系管理员',
      data: null,
    });
    const [said = ''] = complaint.mock.calls[0] as [string];
    expect(said).toMatch(new RegExp(`^http://localhost:${port}: .*ECONNREFUSED`));
    expect(said).not.toContain('secret');
    expect(statuses).toEqual([]);
  });

  it('is told by the error itself where that has no cause', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no way there')));
    onTestFinished(() => {
      complaint.mockRestore();
      vi.unstubAllGlobals();
    });
    const answer = await proxyTo('http://back.example')(
      new Request('http://a.example/api/x'),
      nobody,
      () => {},
    );
    expect(answer.status).toBe(502);
    expect(complaint.mock.calls).toEqual([['http://back.example: TypeError: no way there']]);
  });

  it('is nothing to tell where the caller has gone', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaint.mockRestore());
    const leaving = new AbortController();
    const { call } = await forwarding(() => leaving.abort());
    await expect(call('/api/x', { signal: leaving.signal })).rejects.toThrow('aborted');
    expect(complaint).not.toHaveBeenCalled();
  });
});
