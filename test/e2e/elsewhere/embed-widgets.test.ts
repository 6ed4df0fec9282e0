import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { version } from '#package.json';
import { address, calls, enter, openBrowser } from '../browser.ts';
import { tabTo, tabUntilShown } from '../keyboard.ts';

const { visit } = openBrowser();

/** Opens a learner's tenant page with one element and waits until it is usable. */
async function open(
  tag: string,
  width: number,
): Promise<{ page: Page; element: Locator; complaints: string[] }> {
  const { page, complaints } = await visit({ width, height: 844 });
  await enter(page, 'admin');
  await page.goto(`${address}/embed.html?only=${tag}`);
  return { page, element: page.locator(tag), complaints };
}

const sent = async (path: string) => (await calls('POST', path)).map(({ body }) => body);

describe.each([
  ['by keyboard alone on a phone', 390],
  ['by keyboard alone on a wide window', 1440],
])('on a tenant’s page, %s', (_, width) => {
  it('notifications are opened, read one by one and all at once', async () => {
    const { page, element, complaints } = await open('portal-bell', width);
    const bell = element.getByRole('button', { name: '消息通知，7 条未读', includeHidden: true });
    await tabTo(page, bell);
    await page.keyboard.press('Enter');
    await element.getByRole('dialog').getByRole('listitem').nth(6).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    // The button comes before the list.
    await tabTo(page, element.getByRole('button', { name: '全部已读' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await element.getByText('标记已读成功').waitFor();
    expect(await calls('PUT', '/api/msg/message/clean')).toMatchObject([{ status: 200 }]);
    await page.keyboard.press('Escape');
    const again = element.getByRole('button', { name: '消息通知', exact: true });
    await tabTo(page, again);
    expect(complaints).toEqual([]);
  });

  it('messages are chosen by kind and marked read', async () => {
    const { page, element } = await open('portal-messages', width);
    await tabTo(page, element.getByRole('tab', { name: '全部消息' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await element.getByRole('tab', { name: /^系统通知/, selected: true }).waitFor();
    const unread = element.getByRole('button', { name: /^未读 平台/ }).first();
    await unread.waitFor();
    // The old list stays until the next one has loaded.
    await expect.poll(() => element.locator('[aria-busy=true]').count()).toBe(0);
    await tabTo(page, unread);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await calls('PUT', '/api/msg/message/read')).length).toBe(1);
    await element.getByRole('tab', { name: /^系统通知\s*1/ }).waitFor();
  });

  it('feedback is written, sent and answered to', async () => {
    const { page, element } = await open('portal-feedback', width);
    await tabTo(page, element.getByRole('button', { name: /^意见反馈/ }));
    await page.keyboard.press('Enter');
    const desk = element.getByRole('dialog', { name: '意见反馈' });
    // With unread replies it opens at the user's own tickets.
    await tabTo(page, desk.getByRole('tab', { selected: true }));
    await page.keyboard.press('Home');
    await desk.getByRole('tab', { name: '提交反馈', selected: true }).waitFor();
    await tabTo(page, desk.getByRole('radio', { name: '功能故障/反馈' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, desk.getByRole('textbox', { name: /反馈内容/ }));
    await page.keyboard.type('键盘也能提交反馈。');
    await tabTo(page, desk.getByRole('button', { name: '提交', exact: true }));
    await page.keyboard.press('Enter');
    await element.getByText('操作成功,感谢您的反馈。').waitFor();
    expect(await sent('/api/orgUser/problem')).toMatchObject([{ type: 2, content: '键盘也能提交反馈。' }]);
    const order = desk.getByRole('button', { name: /键盘也能提交反馈/ });
    await tabTo(page, order);
    await page.keyboard.press('Enter');
    await tabTo(page, desk.getByRole('textbox', { name: '回复内容' }));
    await page.keyboard.type('补充一点');
    await page.keyboard.press('Enter');
    await expect.poll(() => sent('/api/orgUser/problem/sendMsg')).toMatchObject([{ content: '补充一点' }]);
    await page.keyboard.press('Escape');
    await desk.waitFor({ state: 'detached' });
  });

  it('the older form is filled in and sent, with device and version by itself', async () => {
    const { page, element } = await open('portal-legacy-feedback', width);
    await tabUntilShown(
      page,
      element.getByText(new RegExp(`设备：Chrome \\d+.*版本：${version.replaceAll('.', '\\.')}`)),
    );
    await tabTo(page, element.getByRole('radio', { name: '功能故障' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, element.getByRole('textbox', { name: /反馈内容/ }));
    await page.keyboard.type('播放页的倍速选项找不到。');
    await page.keyboard.press('Tab');
    await page.keyboard.type('138-1234-5678');
    await tabTo(page, element.getByRole('button', { name: '提交' }));
    await page.keyboard.press('Enter');
    await element.getByText('感谢您的反馈').waitFor();
    expect(await sent('/api/orgUser/feedback/submit')).toMatchObject([
      {
        type: 1,
        content: '播放页的倍速选项找不到。',
        userContact: '13812345678',
        device: expect.stringMatching(/^Chrome \d+$/),
        version,
      },
    ]);
  });
});

describe('on a tenant’s page, by mouse', () => {
  it('messages turn their pages and are all marked read', async () => {
    const { element } = await open('portal-messages', 1440);
    await element.getByRole('button', { name: '下一页' }).click();
    await element.getByRole('button', { name: '上一页' }).click();
    await element.getByRole('button', { name: '全部已读' }).click();
    await element.getByText('标记已读成功').waitFor();
    await element.getByRole('button', { name: /^未读/ }).first().waitFor({ state: 'detached' });
  });

  it('a notification is read by a click, without a word', async () => {
    const { element } = await open('portal-bell', 1440);
    await element.getByRole('button', { name: '消息通知，7 条未读' }).click();
    await element.getByRole('button', { name: /^未读/ }).first().click();
    await element.getByRole('button', { name: '消息通知，6 条未读' }).waitFor();
    await expect.poll(async () => (await calls('PUT', '/api/msg/message/read')).length).toBe(1);
    expect(await element.getByText('标记已读成功').count()).toBe(0);
  });
});
