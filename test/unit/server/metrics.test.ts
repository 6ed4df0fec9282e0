// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, PortTaken } from '#host/server/listen.ts';
import { startServer, type ServerOptions } from '#host/server/start.ts';
import { serving } from './serving.ts';

async function metered(options: ServerOptions = {}) {
  const server = await serving({ metricsPort: 0, ...options });
  const read = async () => (await fetch(`http://localhost:${server.metricsPort}/metrics`)).text();
  /** The value of a line such as `portal_requests_total{kind="page",status="2xx"}`. */
  const value = async (name: string) => {
    const line = (await read()).split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { ...server, read, value };
}

describe('the metrics', () => {
  it('have a port of their own, where there is nothing else', async () => {
    const { address, metricsPort, port } = await metered();
    expect(metricsPort).not.toBe(port);
    const answer = await fetch(`http://localhost:${metricsPort}/metrics`);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(`http://localhost:${metricsPort}/`)).status).toBe(404);
    expect((await fetch(`http://localhost:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(405);
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('portal_requests_total');
  });

  it('are off where no port is given', async () => {
    expect((await serving()).metricsPort).toBeUndefined();
  });

  it('count requests by kind and class of status, with their durations', async () => {
    const { address, value } = await metered();
    await (await fetch(`${address}/index`)).text();
    await (await fetch(`${address}/course`)).text();
    await fetch(`${address}/index`, { method: 'POST' });
    await (await fetch(`${address}/api/no/such/call`)).text();
    await expect.poll(() => value('portal_requests_total{kind="call",status="4xx"}')).toBe(1);
    expect(await value('portal_requests_total{kind="page",status="2xx"}')).toBe(2);
    expect(await value('portal_requests_total{kind="refused",status="4xx"}')).toBe(1);
    expect(await value('portal_request_duration_seconds_count{kind="page"}')).toBe(2);
    expect(await value('portal_request_duration_seconds_bucket{le="+Inf",kind="page"}')).toBe(2);
  });

  it('count the calls to a real back end, and those that it does not answer', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const backEnd = await listen((_, outgoing) => void outgoing.writeHead(201).end('{}'), 0);
    const { address, value } = await metered({ api: `http://localhost:${backEnd.port}` });
    await (await fetch(`${address}/api/x`)).text();
    await backEnd.close(0);
    await (await fetch(`${address}/api/x`)).text();
    const count = (status: string) => value(`portal_backend_duration_seconds_count{status="${status}"}`);
    await expect.poll(() => count('none')).toBe(1);
    expect(await count('2xx')).toBe(1);
    expect(await value('portal_requests_total{kind="call",status="5xx"}')).toBe(1);
    complaint.mockRestore();
  });

  it('tell how many requests run', async () => {
    const { address, sandbox, value } = await metered();
    const path = '/api/orgUser/org/getConfigByCode';
    sandbox?.fault({ method: 'GET', path, delayMs: 60_000 });
    const leaving = new AbortController();
    const call = fetch(`${address}${path}?orgCode=demo`, { signal: leaving.signal }).catch(() => {});
    await expect.poll(() => value('portal_requests_running')).toBe(1);
    leaving.abort();
    await call;
    await expect.poll(() => value('portal_requests_running')).toBe(0);
    expect(await value('portal_requests_total{kind="call",status="aborted"}')).toBe(1);
  });

  it('have the memory of the process, and no path that somebody has asked for', async () => {
    const { address, read, value } = await metered();
    await fetch(`${address}/project?id=4711`);
    await fetch(`${address}/secret/4711`);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(await read()).not.toContain('4711');
  });

  it('free the port of the portal where their own is taken', async () => {
    const taken = await listen(() => {}, 0);
    onTestFinished(() => taken.close(0));
    const free = await listen(() => {}, 0);
    await free.close();
    await expect(startServer({ port: free.port, metricsPort: taken.port })).rejects.toThrow(PortTaken);
    await (await startServer({ port: free.port })).close();
  });
});
