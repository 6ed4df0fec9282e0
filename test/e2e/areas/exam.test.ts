import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { passwords } from '../../passwords.ts';
import { address, calls, control, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();
const answers = '/api/portal/exam/attempt/ex-1-1/answers';
const option = (page: Page, name: string) => page.getByRole('radio', { name });

describe('the answers of an exam', () => {
  it('outlive a reload, a lost line and an expired session, and belong to one user', async () => {
    const { page, context } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/myExamination?id=ex-1`);
    await page.getByRole('button', { name: '开始考试' }).click();
    await option(page, 'A. 0.5 课时').check();
    await page.reload();
    await expect.poll(() => option(page, 'A. 0.5 课时').isChecked()).toBe(true);

    await context.setOffline(true);
    await option(page, 'B. 1 课时').check();
    await page.getByText('尚未保存到服务器，已存于本设备').first().waitFor();
    await context.setOffline(false);
    await page.getByText(/已保存$/).waitFor();
    expect((await calls('POST', answers)).at(-1)?.body.answers).toMatchObject([{ answer: ['b'] }]);

    await control('expire', {});
    await option(page, 'C. 2 课时').check();
    await page.waitForURL('**/login/index?redirect=*');
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect.poll(() => whereabouts(page)).toBe('/space/myExamination?id=ex-1');
    await expect.poll(() => option(page, 'C. 2 课时').isChecked()).toBe(true);

    await enter(page, 'admin');
    await page.goto(`${address}/space/myExamination?id=ex-1`);
    await page.getByRole('button', { name: '开始考试' }).click();
    await page.getByText('已答 0 / 12').waitFor();
  });
});
