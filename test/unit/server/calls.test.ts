// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, openServer, PortTaken } from '#host/server/listen.ts';
import { startServer } from '#host/server/start.ts';
import { startupMessage } from '#host/server/startup-message.ts';
import { say } from '#test/attacks/wire.ts';
import { serving } from './serving.ts';

describe('the calls', () => {
  it('are answered by the sandbox under every loopback name', async () => {
    const { port } = await serving();
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await fetch(`http://${host}:${port}/api/orgUser/org/getConfigByCode?orgCode=demo`);
      expect((await answer.json()).data.orgCode).toBe('demo');
    }
  });

  it('bring their body', async () => {
    const { address, sandbox } = await serving();
    await fetch(`${address}/api/orgUser/login/visitorLoginByCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orgCode: 'demo' }),
    });
    expect(sandbox?.calls().at(-1)).toMatchObject({ method: 'POST', status: 200, body: { orgCode: 'demo' } });
  });

  it('that nobody knows are 404 with a message, and no page', async () => {
    const { address } = await serving();
    const answer = await fetch(`${address}/api/no/such/call`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).msg).toBe('请求的地址不存在');
  });

  it('fail where the sandbox drops the connection, once; the server goes on', async () => {
    const { address, sandbox } = await serving();
    const path = '/api/orgUser/org/getConfigByCode';
    sandbox?.fault({ method: 'GET', path, drop: true });
    await expect(fetch(`${address}${path}?orgCode=demo`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${address}${path}?orgCode=demo`)).status).toBe(200);
  });

  it('that the caller gives up end quietly', async () => {
    const { address, sandbox } = await serving();
    const path = '/api/orgUser/org/getConfigByCode';
    sandbox?.fault({ method: 'GET', path, delayMs: 60_000 });
    const leaving = new AbortController();
    const call = fetch(`${address}${path}?orgCode=demo`, { signal: leaving.signal });
    await expect.poll(() => sandbox?.calls().length).toBe(1);
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    expect((await fetch(`${address}${path}?orgCode=demo`)).status).toBe(200);
  });

  it('pages of the sandbox carry the content policy too', async () => {
    const { address } = await serving();
    const { headers } = await fetch(`${address}/external/ticket`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the server', () => {
  it('says which port is taken, and how to choose another', async () => {
    const { port } = await serving();
    const second = startServer({ port });
    await expect(second).rejects.toThrow(PortTaken);
    await expect(second).rejects.toMatchObject({
      name: 'PortTaken',
      message:
        `端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口，例如 PORT=${port + 1}\n` +
        `Port ${port} is taken. Stop what uses it, or choose another, e.g. PORT=${port + 1}`,
    });
  });

  it('frees the port of one loopback name where that of the other is taken', async () => {
    const taken = await listen(() => {}, 0, '::1');
    onTestFinished(() => taken.close(0));
    await expect(listen(() => {}, taken.port)).rejects.toThrow(PortTaken);
    const free = await listen((_, outgoing) => void outgoing.end('free'), taken.port, '127.0.0.1');
    onTestFinished(() => free.close(0));
    expect(await (await fetch(`http://127.0.0.1:${free.port}`)).text()).toBe('free');
  });

  it('stops at once when nothing is under way, and frees its port', async () => {
    const first = await startServer();
    await fetch(first.address);
    await first.close();
    await expect(fetch(first.address)).rejects.toThrow('fetch failed');
    await (await startServer({ port: first.port })).close();
  });

  it('answers what is under way before it stops, and keeps no connection for more', async () => {
    const server = await startServer();
    const path = '/api/orgUser/org/getConfigByCode';
    server.sandbox?.fault({ method: 'GET', path, delayMs: 1500 });
    const call = fetch(`${server.address}${path}?orgCode=demo`);
    await expect.poll(() => server.sandbox?.calls().length).toBe(1);
    const stopping = server.close(30_000);
    await expect(fetch(server.address)).rejects.toThrow('fetch failed');
    expect((await (await call).json()).data.orgCode).toBe('demo');
    await stopping;
  });

  it('breaks off what takes longer than its grace', async () => {
    const server = await startServer();
    const path = '/api/orgUser/org/getConfigByCode';
    server.sandbox?.fault({ method: 'GET', path, delayMs: 60_000 });
    const call = fetch(`${server.address}${path}?orgCode=demo`).catch((error: unknown) => error);
    await expect.poll(() => server.sandbox?.calls().length).toBe(1);
    await server.close(100);
    expect(await call).toBeInstanceOf(TypeError);
  });

  it('lets an upload take as long as it goes on, and ends one that is silent', async () => {
    const received: number[] = [];
    const silenceMs = 400;
    const { port, close } = await listen(
      (incoming, outgoing) => {
        incoming.on('data', ({ length }: Buffer) => received.push(length));
        incoming.on('end', () => outgoing.end('{}'));
      },
      0,
      '127.0.0.1',
      { silenceMs },
    );
    onTestFinished(() => close(0));
    const address = `http://127.0.0.1:${port}/`;
    const upload = (chunks: number, isFinished: boolean) => {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent === chunks) return isFinished ? controller.close() : new Promise(() => {});
          sent += 1;
          await new Promise((resolve) => setTimeout(resolve, silenceMs / 4));
          controller.enqueue(new Uint8Array(1000));
        },
      });
      return fetch(address, { method: 'POST', body, duplex: 'half' } as RequestInit);
    };
    expect((await upload(12, true)).status).toBe(200);
    expect(received.length).toBeGreaterThanOrEqual(12);
    await expect(upload(2, false)).rejects.toThrow('fetch failed');
  });

  it('answers a request that names no site, and ends the connection of one that names two', async () => {
    const { port, close } = await listen((_, outgoing) => void outgoing.end('answered'), 0, '127.0.0.1');
    onTestFinished(() => close(0));
    expect((await say(port, 'GET / HTTP/1.0\r\n\r\n')).text).toContain('answered');
    const refused = await say(port, 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n');
    expect(refused).toMatchObject({ statuses: [400], isClosed: true });
    expect(refused.text).toMatch(/^connection: close\r$/im);
  });

  it('leaves the requests and answers of its process as Node has them', async () => {
    class OwnRequest extends Request {}
    vi.stubGlobal('Request', OwnRequest);
    onTestFinished(() => void vi.unstubAllGlobals());
    await serving();
    expect(globalThis.Request).toBe(OwnRequest);
  });

  it('limits the silence of a connection, and not the whole of a request as Node does', () => {
    expect(openServer(() => {})).toMatchObject({ requestTimeout: 0, timeout: 75_000 });
  });

  it('greets with its address and the accounts', async () => {
    const server = await serving();
    const text = await startupMessage(server, {});
    expect(text).toContain(server.address);
    expect(text).toMatch(/teacher +Teacher#2026 +demo/);
    expect(text).toMatch(/newcomer +Newcomer#2026 +collect .*orgCode=collect/);
  });

  it('greets with the back end where one is configured', async () => {
    const options = { api: 'https://api.example' };
    const text = await startupMessage(await serving(options), options);
    expect(text).toContain('https://api.example');
    expect(text).toContain('未设置 PORTAL_CONFIG');
    expect(text).not.toContain('Teacher#2026');
    const production = await startupMessage(await serving(options), { ...options, withoutConfig: 'default' });
    expect(production).toContain('默认配置');
  });
});
