// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#host/app/routing/routes.ts';
import { callPaths } from '#host/server/call-paths.ts';
import { healthPaths } from '#host/server/health/health.ts';
import { listen } from '#host/server/listen.ts';
import { findPage, missingPage } from '#host/server/page-map.ts';
import { pageMap } from '#host/server/route-map.ts';
import { startServer } from '#host/server/start.ts';
import { serving } from './serving.ts';

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
