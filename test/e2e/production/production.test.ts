import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { listen } from '#host/server/listen.ts';
import { startServer, type PortalServer } from '#host/server/start.ts';
import { builtServer } from './built-server.ts';

const { place, start, serving } = builtServer();
let backEnd: PortalServer;

beforeAll(async () => {
  backEnd = await startServer(inject('folders'));
});
afterAll(() => backEnd.close());

describe('the server of the build, without any package', () => {
  it('serves pages, files and settings, and hands calls on', async () => {
    await writeFile(join(place(), 'portal.config.json'), '{"org":"demo"}');
    const { address, metrics, out, child, ended } = await serving({
      PORTAL_API: backEnd.address,
      PORTAL_CONFIG: 'portal.config.json',
    });
    const page = await fetch(`${address}/course`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('data-page="course"');
    const unknown = await fetch(`${address}/no/such/page`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('data-page="notFound"');
    const script = await fetch(`${address}/cdn/portal.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).not.toBe('');
    expect(await (await fetch(`${address}/portal.config.json`)).json()).toEqual({ org: 'demo' });
    const call = await fetch(`${address}/api/orgUser/org/getConfigByCode?orgCode=demo`);
    expect((await call.json()).data.orgCode).toBe('demo');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(metrics)).text()).toContain(
      'portal_requests_total{kind="call",status="2xx"} 1',
    );

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = out.stdout.trim().split('\n');
    const logged = lines.map(
      (line) => JSON.parse(line) as { path: string; status: number; upstream?: number },
    );
    // A line is written when its request has ended, which may be after the next one has begun.
    expect(
      logged.map(({ path, status, upstream }) => `${path} ${status} ${upstream ?? ''}`).toSorted(),
    ).toEqual([
      '/api/orgUser/org/getConfigByCode 200 200',
      '/cdn/portal.js 200 ',
      '/course 200 ',
      '/no/such/page 404 ',
      '/portal.config.json 200 ',
    ]);
  });

  it('does not start without a back end, and says which variable names it', async () => {
    const { out, ended } = start({});
    expect(await ended).toBe(1);
    expect(out.stderr).toContain('PORTAL_API is missing');
  });

  it('does not start with a wrong option', async () => {
    const { out, ended } = start({ PORTAL_API: backEnd.address, PORTAL_LOG: 'yaml' });
    expect(await ended).toBe(1);
    expect(out.stderr).toContain('PORTAL_LOG must be one of json, short, off: yaml');
  });

  it('knows no account of the sandbox, and no folder of the machine that built it', async () => {
    const source = await readFile(join(place(), 'dist/server/main.js'), 'utf8');
    expect(source).not.toContain('Teacher#2026');
    expect(source).not.toContain(process.cwd());
  });

  it('answers the hand-in of an exam that runs when it is told to stop, and is not ready meanwhile', async () => {
    let finish: (() => void) | undefined;
    const slow = await listen((incoming, outgoing) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      // A probe comes without a body, and needs no answer here.
      incoming.on('end', () => {
        if (pieces.length === 0) outgoing.end();
        else finish = () => void outgoing.end(`{"code":200,"data":${Buffer.concat(pieces).toString()}}`);
      });
    }, 0);
    onTestFinished(() => slow.close(0));
    const { address, child, ended, out } = await serving({
      PORTAL_API: `http://localhost:${slow.port}`,
      PORTAL_STOP_DELAY_SECONDS: '3',
    });
    const handIn = fetch(`${address}/api/portal/exam/attempt/at-1/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"answers":[1]}',
    });
    await expect.poll(() => finish).toBeTypeOf('function');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    child.kill('SIGTERM');
    const state = async () => (await fetch(`${address}/readyz`)).json();
    await expect.poll(state).toEqual({ status: 'stopping' });
    // Until the delay is over, a balancer may still send something.
    expect((await fetch(`${address}/index`)).status).toBe(200);
    await expect.poll(() => fetch(address).catch((error: Error) => error.message)).toBe('fetch failed');
    expect(child.exitCode).toBeNull();
    finish?.();
    expect(await (await handIn).json()).toEqual({ code: 200, data: { answers: [1] } });
    expect(await ended).toBe(0);
    expect(out.stdout).toContain('"path":"/api/portal/exam/attempt/at-1/submit","kind":"call","status":200');
  });
});
