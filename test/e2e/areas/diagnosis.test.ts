import { describe, expect, it } from 'vitest';
import { address, control, logIn, openBrowser } from '../browser.ts';
import { violations } from '../violations.ts';

const { visit } = openBrowser();
const title = { level: 1, name: '门户自检' } as const;

describe('the self-check', () => {
  it('is read by an administrator on any page, names what fails, and is copied', async () => {
    const { context, page } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, 'admin');
    await control('faults', { method: 'GET', path: '/hkw/api/my/course', status: 500, times: 9 });
    await page.goto(`${address}/course?diagnose`);
    await page.getByRole('heading', title).waitFor();
    await page.getByText('/hkw/api/my/course · RefusedError · 500').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '复制全文' }).click();
    await page.getByText('已复制', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '✗ 我的学习: /hkw/api/my/course',
    );

    await control('reset', {});
    await page.getByRole('button', { name: '重新检查' }).click();
    await page.getByText(/^\/hkw\/api\/my\/course · \d+ ms$/).waitFor();
  });

  it('is there for visitors, who need it where nobody can log in', async () => {
    const { page } = await visit();
    await page.goto(`${address}/login/index?diagnose`);
    await page.getByRole('heading', title).waitFor();
    await page.getByText('未登录', { exact: true }).waitFor();
  });

  it('is not for learners', async () => {
    const { page } = await visit();
    await logIn(page, 'teacher');
    await page.goto(`${address}/course?diagnose`);
    await page.getByRole('heading', { name: '仅管理员可以查看自检' }).waitFor();
    expect(await page.getByRole('heading', title).count()).toBe(0);
  });
});
