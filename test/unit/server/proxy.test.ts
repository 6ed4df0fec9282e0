// @vitest-environment node
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#host/server/listen.ts';
import { startServer, type PortalServer, type ServerOptions } from '#host/server/start.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';
import { serving } from './serving.ts';

/** Starts a portal in front of a back end with this request listener. */
async function before(
  answer: RequestListener,
  base = '',
  options: ServerOptions = {},
): Promise<PortalServer> {
  const backEnd = await listen(answer, 0);
  onTestFinished(() => backEnd.close());
  return serving({ ...options, api: `http://localhost:${backEnd.port}${base}` });
}

describe('calls to a back end elsewhere', () => {
  it('reach it with method, query, headers, cookies and body, and bring its answer', async () => {
    const other = await startServer();
    onTestFinished(() => other.close());
    const { address } = await serving({ api: other.address });
    const answer = await fetch(`${address}/api/orgUser/login/visitorLoginByCode?os=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'a=1', 'x-device': 'Chrome 156' },
      body: JSON.stringify({ orgCode: 'demo' }),
    });
    expect((await answer.json()).data.token).toEqual(expect.any(String));
    expect(other.sandbox?.calls()).toMatchObject([
      {
        method: 'POST',
        path: '/api/orgUser/login/visitorLoginByCode',
        query: { os: '1' },
        body: { orgCode: 'demo' },
        headers: { cookie: 'a=1', 'x-device': 'Chrome 156' },
      },
    ]);
  });

  it('bring files, and the control calls of a sandbox there', async () => {
    const other = await startServer();
    onTestFinished(() => other.close());
    const { address } = await serving({ api: other.address });
    const picture = await fetch(`${address}/avatars/u-1001.jpg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect((await (await fetch(`${address}/sandbox/state`)).json()).accounts.length).toBeGreaterThan(0);
  });

  it('stream their answer', async () => {
    let finish = () => {};
    const { address } = await before((_, outgoing) => {
      outgoing.write('first');
      finish = () => void outgoing.end('second');
    });
    const answer = await fetch(`${address}/api/export`);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
  });

  it('send what they upload while it comes', async () => {
    const sizes: number[] = [];
    const { address } = await before((incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => sizes.push(chunk.length));
      incoming.on('end', () => outgoing.end('{}'));
    });
    const size = 3_000_000;
    await fetch(`${address}/api/upload`, { method: 'PUT', body: new Uint8Array(size) });
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(size);
    expect(sizes.length).toBeGreaterThan(1);
  });

  it('keep what belongs to one connection to it', async () => {
    let heard: NodeJS.Dict<string | string[]> = {};
    const { address, port } = await before((incoming, outgoing) => {
      heard = incoming.headers;
      outgoing.setHeader('keep-alive', 'timeout=77');
      outgoing.setHeader('proxy-authenticate', 'Basic');
      outgoing.setHeader('x-kept', 'yes');
      outgoing.end('{}');
    });
    const { headers } = await fetch(`${address}/api/x`, {
      headers: { 'proxy-authorization': 'Basic c2VjcmV0', te: 'trailers', authorization: 'Bearer t' },
    });
    expect(heard).not.toHaveProperty('proxy-authorization');
    expect(heard).not.toHaveProperty('te');
    expect(heard.authorization).toBe('Bearer t');
    expect(heard.host).not.toContain(String(port));
    expect(heard['x-forwarded-host']).toBe(`localhost:${port}`);
    expect(headers.get('keep-alive')).not.toBe('timeout=77');
    expect(headers.get('proxy-authenticate')).toBeNull();
    expect(headers.get('x-kept')).toBe('yes');
  });

  it('drop the headers that the connection names, and refuse a connection that names none', async () => {
    let heard: NodeJS.Dict<string | string[]> = {};
    const { port } = await before((incoming, outgoing) => {
      heard = incoming.headers;
      outgoing.end('{}');
    });
    const { status } = await send(port, '/api/x', { headers: { connection: 'close, x-hop', 'x-hop': '1' } });
    expect(status).toBe(200);
    expect(heard).not.toHaveProperty('x-hop');
    expect((await send(port, '/api/x', { headers: { connection: 'no token' } })).status).toBe(400);
  });

  it('hand on every cookie, without the other domain', async () => {
    const { address } = await before((_, outgoing) => {
      outgoing.setHeader('set-cookie', ['a=1; Path=/; Domain=api.example; HttpOnly', 'b=2']);
      outgoing.end('{}');
    });
    const { headers } = await fetch(`${address}/api/x`);
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2']);
  });

  it('unpack what comes packed', async () => {
    const { address } = await before((_, outgoing) => {
      outgoing.setHeader('content-encoding', 'gzip');
      outgoing.end(gzipSync('{"code":200}'));
    });
    expect(await (await fetch(`${address}/api/x`)).json()).toEqual({ code: 200 });
  });

  it('stay below the path of the back end, and errors are handed on', async () => {
    const { address } = await before((incoming, outgoing) => {
      outgoing.statusCode = 503;
      outgoing.end(JSON.stringify({ path: incoming.url }));
    }, '/gateway/');
    const answer = await fetch(`${address}/hkw/list?a=%20b`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ path: '/gateway/hkw/list?a=%20b' });
  });

  it('redirects within the back end lead here', async () => {
    const { address } = await before((incoming, outgoing) => {
      outgoing.statusCode = 302;
      outgoing.setHeader('location', `http://${incoming.headers.host}/api/next?a=1`);
      outgoing.end();
    });
    const answer = await fetch(`${address}/api/x`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/api/next?a=1');
  });

  it('redirects below the path of the back end lead here, whatever the Host header says', async () => {
    const { port } = await before((_, outgoing) => {
      outgoing.statusCode = 302;
      outgoing.setHeader('location', '/gateway/api/next?a=1');
      outgoing.end();
    }, '/gateway');
    const { headers } = await send(port, '/api/x', { headers: { host: 'evil.example' } });
    expect(headers.location).toBe('/api/next?a=1');
  });

  it.each<[string, Record<string, string>, Record<string, string>, Record<string, string | undefined>]>([
    [
      'a loopback name and the browser’s address',
      {},
      { host: 'localhost:8080' },
      { host: 'localhost:8080', proto: 'http', for: '127.0.0.1' },
    ],
    [
      'nothing that only the client says',
      {},
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-original-url': '/admin',
        forwarded: 'for=6.6.6.6;host=evil.example',
      },
      { for: '127.0.0.1' },
    ],
    [
      'the configured address',
      { address: 'https://portal.example/' },
      { host: 'evil.example' },
      { host: 'portal.example', proto: 'https', for: '127.0.0.1' },
    ],
  ])('are told %s', async (_, options, headers, told) => {
    let heard: NodeJS.Dict<string | string[]> = {};
    const { port } = await before(
      (incoming, outgoing) => {
        heard = incoming.headers;
        outgoing.end('{}');
      },
      '',
      options,
    );
    await send(port, '/api/x', { headers });
    expect(forwardedOf(heard)).toEqual(told);
  });

  it('are told what a trusted proxy says, and no other', async () => {
    let heard: NodeJS.Dict<string | string[]> = {};
    const { port } = await before(
      (incoming, outgoing) => {
        heard = incoming.headers;
        outgoing.end('{}');
      },
      '',
      { proxies: ['127.0.0.0/8', '10.0.0.0/8'] },
    );
    const headers = {
      host: 'internal:8080',
      'x-forwarded-host': 'portal.example',
      'x-forwarded-proto': 'https',
      // The first is what the client has said itself.
      'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1',
    };
    const answer = await send(port, '/api/x', { headers });
    expect(forwardedOf(heard)).toEqual({ host: 'portal.example', proto: 'https', for: '203.0.113.7' });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('bring the security headers too, and keep the back end’s own policies', async () => {
    const { address } = await before((incoming, outgoing) => {
      outgoing.setHeader('content-type', incoming.url === '/api/json' ? 'application/json' : 'text/html');
      if (incoming.url === '/api/own') outgoing.setHeader('content-security-policy', "script-src 'self'");
      outgoing.end();
    });
    const headersOf = async (path: string) => (await fetch(address + path)).headers;
    const json = await headersOf('/api/json');
    expect(json.get('x-content-type-options')).toBe('nosniff');
    expect(json.get('content-security-policy')).toBeNull();
    const page = await headersOf('/api/page');
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.get('permissions-policy')).toContain('camera=()');
    expect((await headersOf('/api/own')).get('content-security-policy')).toBe("script-src 'self'");
    expect((await headersOf('/jsfz/')).get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['TRACE', 'TRACK', 'PROPFIND'])('are refused with the method %s', async (method) => {
    const { port } = await before((_, outgoing) => outgoing.end('{}'));
    for (const path of ['/api/x', '/index', '/jsfz/']) {
      const { status } = await send(port, path, { method });
      // Node's own parser refuses a method that it does not know.
      expect([400, 405]).toContain(status);
    }
  });

  it('are refused with a body that is too large, announced or not', async () => {
    const { port } = await before((incoming, outgoing) =>
      incoming.resume().on('end', () => outgoing.end('{}')),
    );
    const announced = await send(port, '/api/upload', {
      method: 'POST',
      headers: { 'content-length': String(BODY_MAX_MB * 1_048_576 + 1) },
    });
    expect(announced.status).toBe(413);
    const megabyte = Buffer.alloc(1_048_576);
    const chunked = await send(port, '/api/upload', {
      method: 'POST',
      body: (function* () {
        for (let sent = 0; sent <= BODY_MAX_MB; sent += 1) yield megabyte;
      })(),
    });
    expect(chunked.status).toBe(413);
  });

  it('are refused with a body or headers above the configured limits', async () => {
    const { port } = await before(
      (incoming, outgoing) => incoming.resume().on('end', () => outgoing.end('{}')),
      '',
      { bodyMaxMb: 1, headerMaxKb: 4 },
    );
    const kilobyte = Buffer.alloc(1024);
    const upload = (kilobytes: number) =>
      send(port, '/api/upload', { method: 'POST', body: Array.from({ length: kilobytes }, () => kilobyte) });
    expect((await upload(1024)).status).toBe(200);
    expect((await upload(1025)).status).toBe(413);
    const withHeader = (length: number) =>
      send(port, '/api/x', { headers: { 'x-long': 'a'.repeat(length) } });
    expect((await withHeader(3000)).status).toBe(200);
    expect((await withHeader(5000)).status).toBe(431);
  });

  it('redirects elsewhere are left alone', async () => {
    const { address } = await before((_, outgoing) => {
      outgoing.statusCode = 302;
      outgoing.setHeader('location', 'https://login.example/start');
      outgoing.end();
    });
    const answer = await fetch(`${address}/api/x`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('https://login.example/start');
  });

  it('are 502 with a message where it cannot be reached', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const { address } = await serving({ api: `http://127.0.0.1:${await freePort()}` });
    const answer = await fetch(`${address}/api/user/user/info`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      code: 502,
      msg: '后端服务暂时无法连接，请稍后重试或联系管理员',
      data: null,
    });
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it('the teacher statistics are its own where it has them, else the stand-in', async () => {
    const has = await before((_, outgoing) => outgoing.end('own statistics'));
    expect(await (await fetch(`${has.address}/jsfz/`)).text()).toBe('own statistics');
    const hasNot = await before((_, outgoing) => {
      outgoing.statusCode = 404;
      outgoing.end();
    });
    expect(await (await fetch(`${hasNot.address}/jsfz/`)).text()).toContain('教师统计');
  });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Iterable<Buffer>;
}

/** Sends what `fetch` refuses to: any Host, method and announced length. */
function send(port: number, path: string, { method = 'GET', headers = {}, body = [] }: Sent = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    sent.on('error', reject);
    Readable.from(body).pipe(sent);
  });
}

/** The facts about the caller that reach the back end, by the last word of each header. */
function forwardedOf(headers: NodeJS.Dict<string | string[]>) {
  const told = Object.entries(headers).filter(([name]) => /forwarded|real-ip|original/.test(name));
  return Object.fromEntries(told.map(([name, value]) => [name.replace('x-forwarded-', ''), value]));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
