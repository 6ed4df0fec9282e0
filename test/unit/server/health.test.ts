// @vitest-environment node
import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { routes } from '#host/app/routing/routes.ts';
import { callPaths } from '#host/server/call-paths.ts';
import { backEndProbe } from '#host/server/health/back-end-probe.ts';
import { createHealth, healthPaths } from '#host/server/health/health.ts';
import { listen } from '#host/server/listen.ts';
import { findPage, missingPage } from '#host/server/page-map.ts';
import { pageMap } from '#host/server/route-map.ts';
import { startServer } from '#host/server/start.ts';
import { serving } from './serving.ts';

async function backEnd(answer: RequestListener): Promise<string> {
  const { port, close } = await listen(answer, 0);
  onTestFinished(() => close(0));
  return `http://localhost:${port}`;
}

describe('the state of the server', () => {
  it('is alive and ready with the sandbox', async () => {
    const { address } = await serving();
    const alive = await fetch(`${address}/healthz`);
    expect(alive.status).toBe(200);
    expect(alive.headers.get('cache-control')).toBe('no-store');
    expect(await alive.json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ready', backEnd: 'ready' });
  });

  it('is asked for with GET and HEAD alone', async () => {
    const { address } = await serving();
    expect((await fetch(`${address}/readyz`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${address}/readyz`, { method: 'POST' })).status).toBe(405);
  });

  it.each(healthPaths)('has the path %s, which neither a page nor a call has', (path) => {
    expect(findPage(pageMap(routes), path)).toMatchObject(missingPage);
    expect(callPaths()(path)).toBe(false);
  });

  it('is alive and not ready while the back end cannot be reached', async () => {
    const gone = await listen(() => {}, 0);
    await gone.close();
    const { address } = await serving({ api: `http://localhost:${gone.port}` });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', backEnd: 'unreachable' });
  });

  it('is not ready once the server has been told to stop, and still answers', async () => {
    const server = await startServer();
    onTestFinished(() => server.close());
    server.drain();
    const ready = await fetch(`${server.address}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'stopping' });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const path = '/api/orgUser/org/getConfigByCode?orgCode=demo';
    expect((await fetch(server.address + path)).status).toBe(200);
  });
});

describe('the state of the back end', () => {
  it.each([
    [200, 'ready'],
    [204, 'ready'],
    [499, 'ready'],
    [401, 'ready'],
    [404, 'ready'],
    [302, 'ready'],
    [500, 'failing'],
    [503, 'failing'],
  ])('that answers with %i is %s', async (status, state) => {
    const target = await backEnd((_, outgoing) => outgoing.writeHead(status, { location: '/x' }).end());
    expect(await backEndProbe(target)()).toBe(state);
  });

  it('is asked for below its own path', async () => {
    let asked = '';
    const target = await backEnd(({ url = '' }, outgoing) => {
      asked = url;
      outgoing.end();
    });
    await backEndProbe(`${target}/gateway/`)();
    expect(asked).toBe('/gateway/');
    await backEndProbe(`${target}/gateway`, { path: '/actuator/health' })();
    expect(asked).toBe('/gateway/actuator/health');
  });

  it('is unreachable where it does not answer in time', async () => {
    const target = await backEnd(() => {});
    expect(await backEndProbe(target, { timeoutMs: 50 })()).toBe('unreachable');
  });

  it('is asked for once, however many probes ask, until that is old', async () => {
    let times = 0;
    const target = await backEnd((_, outgoing) => {
      times += 1;
      outgoing.end();
    });
    const kept = backEndProbe(target);
    await Promise.all(Array.from({ length: 20 }, kept));
    await kept();
    expect(times).toBe(1);
    const old = backEndProbe(target, { freshMs: 0 });
    await old();
    await old();
    expect(times).toBe(3);
  });

  it('is old after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let times = 0;
    const ask = backEndProbe(
      await backEnd((_, outgoing) => {
        times += 1;
        outgoing.end();
      }),
    );
    for (const ms of [0, 4999, 1, 4999, 1]) {
      vi.advanceTimersByTime(ms);
      await ask();
    }
    expect(times).toBe(3);
  });

  it('is not even asked for once the server stops', async () => {
    let times = 0;
    const health = createHealth(async () => {
      times += 1;
      return 'ready';
    });
    health.drain();
    expect((await health.answer('/readyz')).status).toBe(503);
    expect(times).toBe(0);
  });
});
