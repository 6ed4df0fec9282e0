import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser, openFeedback } from '../browser.ts';

const { visit } = openBrowser();

async function openDialog(page: Page): Promise<Locator> {
  const isPortal = !page.url().includes('/embed.html');
  if (!isPortal) await page.getByRole('button', { name: /^意见反馈(，|$)/ }).click();
  const dialog = isPortal ? await openFeedback(page) : page.getByRole('dialog', { name: '意见反馈' });
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
    await picture.waitFor();
    const colour = await picture.evaluate((canvas) =>
      [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(30, 30, 1, 1).data ?? [])].join(' '),
    );
    expect(colour).toBe('255 0 0 255');
    expect(complaints).toEqual([]);
  });

  it('shows logos and avatars of other servers in it that allow that, else a frame with their name', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.route('https://pictures.example/*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#f00"/></svg>',
        headers: {
          'access-control-allow-origin': route.request().url().includes('/logo')
            ? '*'
            : 'https://other.example',
        },
      }),
    );
    await page.goto(address + path);
    await page.evaluate(() => {
      const add = (name: string, left: number) => {
        const image = document.createElement('img');
        image.src = `https://pictures.example/${name}.svg`;
        image.alt = name;
        image.style.cssText = `position:fixed;top:0;left:${left}px;width:60px;height:60px;z-index:999`;
        document.body.append(image);
        return image.decode();
      };
      return Promise.all([add('logo', 0), add('avatar', 100)]);
    });
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: '页面截图' }).click();
    const picture = page.getByRole('dialog', { name: '页面截图' }).locator('canvas');
    await picture.waitFor();
    const colours = await picture.evaluate((canvas) =>
      [30, 106].map((x) =>
        [...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(x * 3, 18, 1, 1).data ?? [])].join(
          ' ',
        ),
      ),
    );
    expect(colours).toEqual(['255 0 0 255', '238 240 244 255']);
  });
});
