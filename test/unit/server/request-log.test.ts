// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import type { ServerOptions } from '#host/server/start.ts';
import { serving } from './serving.ts';

const org = '/api/orgUser/org/getConfigByCode';

async function logged(options: ServerOptions = {}) {
  const lines: string[] = [];
  const server = await serving({ log: 'json', writeLog: (line) => void lines.push(line), ...options });
  /** The line of the only request. A line is written after its answer has gone. */
  const line = async (count = 1) => {
    await expect.poll(() => lines.length).toBe(count);
    return JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
  };
  return { ...server, lines, line };
}

describe('the id of a request', () => {
  it('of a proxy is answered, logged and told to the back end', async () => {
    const { address, sandbox, line } = await logged();
    const id = 'proxy-0001-abc';
    const answer = await fetch(`${address}${org}?orgCode=demo`, { headers: { 'x-request-id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(sandbox?.calls().at(-1)?.headers['x-request-id']).toBe(id);
    expect((await line()).id).toBe(id);
  });

  it('is a new one where none or a wrong one comes', async () => {
    const { address, sandbox } = await serving();
    const ids = await Promise.all(
      [{}, { 'x-request-id': 'no good' }].map(async (headers) => {
        const answer = await fetch(`${address}${org}?orgCode=demo`, { headers: headers as HeadersInit });
        return answer.headers.get('x-request-id') ?? '';
      }),
    );
    expect(ids.every((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(2);
    expect(new Set(sandbox?.calls().map(({ headers }) => headers['x-request-id']))).toEqual(new Set(ids));
  });

  it('reaches a real back end and replaces its own in the answer; pages and files have one too', async () => {
    let heard: unknown;
    const backEnd = await listen((incoming, outgoing) => {
      heard = incoming.headers['x-request-id'];
      outgoing.setHeader('x-request-id', 'of-the-back-end');
      outgoing.end('{}');
    }, 0);
    onTestFinished(() => backEnd.close());
    const { address } = await serving({ api: `http://localhost:${backEnd.port}` });
    const { headers } = await fetch(`${address}/api/x`);
    expect(headers.get('x-request-id')).toBe(heard);
    expect(headers.get('x-request-id')).not.toBe('of-the-back-end');
    for (const path of ['/index', '/favicon.svg', '/cdn/portal.js', '/healthz', '/no.such.file']) {
      expect((await fetch(address + path)).headers.get('x-request-id'), path).toBeTruthy();
    }
  });
});

describe('the log', () => {
  it('has a line of JSON per request', async () => {
    const { address, line } = await logged();
    const answer = await fetch(`${address}/index?token=secret`);
    const length = Buffer.byteLength(await answer.text());
    const found = await line();
    expect(found).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/index',
      kind: 'page',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(found.bytes).toBeGreaterThan(length);
  });

  it.each([
    ['/assets/main-B1c2D3e4.js', 'file'],
    ['/cdn/portal.js', 'cdn'],
    ['/portal.config.json', 'settings'],
    ['/jsfz/', 'statistics'],
    [`${org}?orgCode=demo`, 'call'],
  ])('names the kind of %s: %s', async (path, kind) => {
    const { address, line } = await logged();
    await (await fetch(address + path)).arrayBuffer();
    expect(await line()).toMatchObject({ kind, status: 200 });
  });

  it('tells a refused request', async () => {
    const { address, line } = await logged();
    await fetch(`${address}/index`, { method: 'DELETE' });
    expect(await line()).toMatchObject({ kind: 'refused', method: 'DELETE', status: 405 });
  });

  it('counts the bytes of each answer on a kept connection', async () => {
    const { address, line } = await logged();
    await (await fetch(`${address}/assets/photo-B1c2D3e4.png`)).arrayBuffer();
    const first = await line();
    await (await fetch(`${address}/healthz?`)).text();
    await (await fetch(`${address}/favicon.svg`)).text();
    const second = await line(2);
    expect(first.bytes).toBeGreaterThan(4000);
    expect(second.bytes).toBeLessThan(1500);
  });

  it('tells the status of the back end, and that it has not answered', async () => {
    const backEnd = await listen((_, outgoing) => void outgoing.writeHead(503).end(), 0);
    const { address, line } = await logged({ api: `http://localhost:${backEnd.port}` });
    await fetch(`${address}/api/x`);
    expect(await line()).toMatchObject({ status: 503, upstream: 503, upstreamMs: expect.any(Number) });
    await backEnd.close(0);
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    await fetch(`${address}/api/x`);
    expect(await line(2)).toMatchObject({ status: 502, upstream: null });
    complaint.mockRestore();
  });

  it('tells a call that its caller has given up', async () => {
    const { address, sandbox, line } = await logged();
    sandbox?.fault({ method: 'GET', path: org, delayMs: 60_000 });
    const leaving = new AbortController();
    const call = fetch(`${address}${org}?orgCode=demo`, { signal: leaving.signal });
    await expect.poll(() => sandbox?.calls().length).toBe(1);
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(await line()).toMatchObject({ kind: 'call', status: 0, aborted: true });
  });

  it('leaves out the probes of a ready server, and has those of one that is not', async () => {
    const { address, lines, line, drain } = await logged();
    await fetch(`${address}/healthz`);
    await fetch(`${address}/readyz`);
    drain();
    await fetch(`${address}/readyz`);
    expect(await line()).toMatchObject({ path: '/readyz', kind: 'health', status: 503 });
    expect(lines).toHaveLength(1);
  });

  it('is short for a terminal, and off by default', async () => {
    const { address, lines } = await logged({ log: 'short' });
    await fetch(`${address}/api/auth/user/send/13800138000?key=1`);
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d GET \/api\/auth\/user\/send\/\* \d{3} \d+ ms\n$/);
    const silent = await logged({ log: 'off' });
    await (await fetch(`${silent.address}/index`)).text();
    expect(silent.lines).toEqual([]);
  });
});
