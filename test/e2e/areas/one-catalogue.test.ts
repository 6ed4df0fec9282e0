import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

const post = (page: Page, path: string, data: unknown) =>
  page.evaluate(
    async ([url, body]) => {
      const token = /portal_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${decodeURIComponent(token)}` },
        body,
      });
      return response.json() as Promise<{ code: number }>;
    },
    [path, JSON.stringify(data)] as const,
  );

const title = '把问题还给学生：一堂课的诞生';

it('an author publishes, a learner finds it, buys it, and has it at once, in the other tab too', async () => {
  const author = await visit();
  await enter(author.page, 'admin');
  await author.page.goto(`${address}/courseManage`);
  const saved = await post(author.page, '/api/portal/authoring/course', {
    kind: 'course',
    action: 'draft',
    content: {
      fields: { title, summary: '从课堂中来', teacher: '周明', price: '39' },
      choices: { category: ['2-chinese'] },
      files: {
        cover: [{ id: '', url: '/sandbox/pictures/cover/chinese-v1.svg', name: '封面' }],
        film: [
          { id: '', url: '/sandbox/films/triangle.webm', name: '第一讲.webm' },
          { id: '', url: '/sandbox/films/triangle.webm', name: '第二讲.webm' },
        ],
      },
      chapters: [],
    },
  });
  expect(saved.code).toBe(200);
  await author.page.reload();

  const { context, page } = await visit();
  await enter(page, 'teacher');
  await page.goto(`${address}/course`);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  expect(await page.getByRole('link', { name: title }).count()).toBe(0);

  const row = author.page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: /发布/ }).click();
  const dialog = author.page.getByRole('alertdialog');
  if (await dialog.count()) await dialog.getByRole('button').last().click();
  await row.getByText('已发布').waitFor();

  await page.reload();
  await page.getByRole('link', { name: title }).first().waitFor();
  await page.goto(`${address}/search?searchVal=${encodeURIComponent(title)}`);
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/courseHome?id=*');
  await page.getByRole('link', { name: '试学第一节' }).waitFor();

  const other = await context.newPage();
  await other.goto(`${address}/space/myCourse`);
  const all = other.getByRole('tab', { name: /^全部 \d+/ });
  const before = await all.textContent();

  await page.getByRole('button', { name: '购买课程 ¥39' }).click();
  await page.getByRole('button', { name: '我已支付' }).waitFor();
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await fetch(`${address}/external/pay?orderId=${orderId}`);
  await page.getByRole('button', { name: '我已支付' }).click();
  await page.getByRole('region', { name: '已支付' }).waitFor();
  await expect.poll(() => all.textContent()).not.toBe(before);
  await other.getByRole('main').getByRole('searchbox').fill(title);
  await other.keyboard.press('Enter');
  await other.getByRole('link', { name: title, exact: true }).waitFor();

  await page.goto(`${address}/homePage/u-1002`);
  await page.getByRole('heading', { level: 1, name: '周明' }).waitFor();
  await page.getByRole('tab', { name: /^课程/ }).click();
  await page.getByRole('link', { name: title }).first().waitFor();
});
