import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { viteConfigs } from '#host/server/paths.ts';
import { passwords } from '../passwords.ts';
import { openBrowser } from './browser.ts';

const { visit } = openBrowser();

let server: ViteDevServer;
let place: string;

/** The server of `npm run dev`, on any port. */
async function develop(name: string): Promise<ViteDevServer> {
  const started = await createServer({
    configFile: viteConfigs.portal,
    cacheDir: join(place, name),
    logLevel: 'error',
    server: { port: 0, watch: null },
  });
  return started.listen();
}

const addressOf = ({ resolvedUrls }: ViteDevServer) => resolvedUrls?.local[0] ?? '';

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'portal-development-'));
  server = await develop('demo');
});
afterAll(async () => {
  await server.close();
  // Vite may still be writing what it has begun to optimise.
  await rm(place, { recursive: true, maxRetries: 5 });
});

it('the development server shows the portal from its sources, and its sandbox logs a learner in', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${addressOf(server)}login/index?redirect=/space/workbench`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
  await page.getByLabel('密码', { exact: true }).press('Enter');
  await page.getByText(/，陈思远老师$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/space/workbench');
  expect(complaints).toEqual([]);
});

it('the development server hands the calls to the back end of PORTAL_API', async () => {
  const backEnd = createHttpServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, data: request.url }));
  });
  await new Promise<void>((resolve) => void backEnd.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backEnd.close());
  vi.stubEnv('PORTAL_API', `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const connected = await develop('connected');
  onTestFinished(() => connected.close());
  const call = 'api/orgUser/org/getConfigByCode?orgCode=demo';
  expect(await (await fetch(addressOf(connected) + call)).json()).toEqual({ code: 200, data: `/${call}` });
});

it('the development server takes the settings of PORTAL_CONFIG, with the segments of an adapter', async () => {
  const settings = { org: 'demo', callPrefixes: ['v1'] };
  const file = join(place, 'settings.json');
  await writeFile(file, JSON.stringify(settings));
  vi.stubEnv('PORTAL_CONFIG', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const configured = await develop('configured');
  onTestFinished(() => configured.close());
  const answerOf = (from: ViteDevServer, path: string) =>
    fetch(addressOf(from) + path, { headers: { accept: 'text/html' } });
  expect(await (await answerOf(configured, 'portal.config.json')).json()).toEqual(settings);
  // The sandbox has no such call, and says so; without the setting, the path is a page.
  const call = await answerOf(configured, 'v1/reports');
  expect(call.status).toBe(404);
  expect((await call.json()).msg).toBe('请求的地址不存在');
  expect((await answerOf(server, 'v1/reports')).headers.get('content-type')).toContain('text/html');
  const known = await answerOf(configured, 'api/orgUser/org/getConfigByCode?orgCode=demo');
  expect((await known.json()).data.orgCode).toBe('demo');
});
