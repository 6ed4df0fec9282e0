import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viteConfigs } from '#host/server/paths.ts';
import { passwords } from '../passwords.ts';
import { openBrowser } from './browser.ts';

const { visit } = openBrowser();

let server: ViteDevServer;
let cacheDir: string;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'portal-development-'));
  server = await createServer({
    configFile: viteConfigs.portal,
    cacheDir,
    logLevel: 'error',
    server: { port: 0, watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true });
});

it('the development server shows the portal from its sources, and its sandbox logs a learner in', async () => {
  const { page, complaints } = await visit();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(`${origin}login/index?redirect=/space/workbench`);
  await page.getByLabel('用户名').fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
  await page.getByLabel('密码', { exact: true }).press('Enter');
  await page.getByText(/，陈思远老师$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/space/workbench');
  expect(complaints).toEqual([]);
});
