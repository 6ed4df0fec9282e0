import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser } from './browser.ts';

const { visit } = openBrowser();

async function openDialog(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^意见反馈(，|$)/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  // With unread replies it opens at the user's tickets.
  await dialog.getByRole('tab', { name: '提交反馈' }).click();
  return dialog;
}

async function send(dialog: Locator, content: string): Promise<void> {
  await dialog.getByRole('tab', { name: '提交反馈' }).click();
  await dialog.getByRole('radio', { name: '操作体验' }).check({ force: true });
  await dialog.getByLabel('反馈内容').fill(content);
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
}

describe.each([
  ['the portal', '/index'],
  ['a tenant’s page', '/embed.html?only=portal-feedback'],
])('the feedback dialog on %s', (_, path) => {
  it('takes a new ticket, shows it on top, and the reply of the staff reaches the open chat', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + path);
    const dialog = await openDialog(page);
    await send(dialog, '课程页面的进度条看不清，希望能加深颜色。');
    await page.getByText('操作成功,感谢您的反馈。').waitFor();
    const ticket = dialog.getByText('课程页面的进度条看不清', { exact: false }).first();
    await ticket.waitFor();
    expect(await calls('POST', '/api/orgUser/problem')).toHaveLength(1);
    await ticket.click();

    const sent = await calls('GET', '/api/orgUser/problem/getMsgList');
    await dialog.getByLabel('回复内容').waitFor();
    const call = sent.at(-1) ?? (await calls('GET', '/api/orgUser/problem/getMsgList')).at(-1);
    await control('reply', { problemId: call?.query.problemId, content: '已为您调整，请刷新页面查看。' });
    await dialog.getByText('已为您调整，请刷新页面查看。').first().waitFor();

    await dialog.getByLabel('回复内容').fill('看到了，谢谢！');
    await dialog.getByLabel('回复内容').press('Enter');
    await dialog.getByText('看到了，谢谢！').first().waitFor();
    await expect.poll(async () => (await calls('POST', '/api/orgUser/problem/sendMsg')).length).toBe(1);
  });

  it('keeps what was typed across a reload', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + path);
    const dialog = await openDialog(page);
    await dialog.getByLabel('反馈内容').fill('写到一半的反馈');
    await page.waitForTimeout(600);
    await page.reload();
    const again = await openDialog(page);
    expect(await again.getByLabel('反馈内容').inputValue()).toBe('写到一半的反馈');
  });

  it('takes a picture of the page, which the content policy allows', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + path);
    // Paint the area red that the test looks up in the picture below.
    await page.evaluate(() => {
      const mark = document.createElement('div');
      mark.style.cssText =
        'position:fixed;inset:0 auto auto 0;width:40px;height:40px;z-index:999;background:rgb(255 0 0)';
      document.body.append(mark);
    });
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '页面截图' }).click();
    const picture = page.getByRole('dialog', { name: '页面截图' }).locator('canvas');
    await picture.waitFor({ timeout: 20_000 });
    const colour = await picture.evaluate((canvas) =>
      [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(30, 30, 1, 1).data ?? [])].join(' '),
    );
    expect(colour).toBe('255 0 0 255');
    expect(complaints).toEqual([]);
  });
});
