import { chromium } from 'playwright';
import { startServer } from '#host/server/start.ts';
import { ensureChromium, launchArguments } from '../../chromium.ts';
import { passwords } from '../../passwords.ts';

/** Pages of a learner's visit, after the log-in. */
const pages = [
  '/space/workbench',
  '/course',
  '/courseHome?id=5001',
  '/coursePlay?id=5001',
  '/space/myNotification',
];

/** The calls of a learner's visit to the portal: the log-in, and five pages that are opened anew. */
export async function callsOfVisit(): Promise<number> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: launchArguments });
  try {
    const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    await page.goto(`${server.address}/login/index`);
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    for (const path of pages) {
      await page.goto(server.address + path);
      await page.waitForLoadState('networkidle');
    }
    return server.sandbox?.calls().length ?? 0;
  } finally {
    await browser.close();
    await server.close();
  }
}
