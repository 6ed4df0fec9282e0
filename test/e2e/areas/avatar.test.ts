import { describe, expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { accountButton, address, calls, enter, openBrowser } from '../browser.ts';
import { greenPicture } from '../green-picture.ts';

const { visit } = openBrowser();

/** The size of the crop, and green. */
const uploaded = '150×150 010';

/** Returns the size and the centre colour of a rendered picture. */
function middleOf(picture: Locator): Promise<string> {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `${image.naturalWidth}×${image.naturalHeight} ${[red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')}`;
  });
}

describe.each([
  ['the personal space', '/space'],
  ['a tenant’s page', '/embed.html'],
])('the avatar on %s', (_, path) => {
  it('is changed, in the header too, and is the new one on the next page', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(address + path);
    const pictures = page.getByRole('button', { name: '更换头像' });
    await pictures.first().waitFor();
    const inHeader = page.getByRole('button', { name: '陈思远的账号菜单' }).first().locator('img');
    expect(await middleOf(inHeader)).not.toBe(uploaded);

    await pictures.last().click();
    const dialog = page.getByRole('dialog', { name: '更换头像' });
    const picture = await greenPicture(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: '选择图片' }).click(),
    ]);
    await chooser.setFiles({ name: '绿色.png', mimeType: 'image/png', buffer: picture });
    await dialog.getByRole('button', { name: '保存头像' }).click();
    await page.getByText('上传头像成功！').waitFor();

    await expect.poll(() => middleOf(inHeader)).toBe(uploaded);
    for (const button of await pictures.all()) {
      await expect.poll(() => middleOf(button.locator('img'))).toBe(uploaded);
    }
    expect(await calls('POST', '/api/upload/avatar/upload')).toHaveLength(1);

    await page.goto(`${address}/index`);
    await expect.poll(() => middleOf(accountButton(page).locator('img'))).toBe(uploaded);
    expect(complaints).toEqual([]);
  });
});

it('asks once per visit for the picture of an account that has none', async () => {
  const { page } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/avatars/')) asked.push(request.url());
  });
  await enter(page, 'newcomer');
  const answered = page.waitForResponse(/\/avatars\//);
  for (const path of ['/index', '/space/myData', '/space']) {
    await page.goto(`${address}${path}?orgCode=collect`);
    // The default picture comes back once the page knows that there is none.
    await answered;
    await accountButton(page).locator('svg[part=avatar]').waitFor();
  }
  expect(asked).toHaveLength(1);
});

it('asks again where only the connection was lost', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.route('**/avatars/**', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/avatars/'));
  await page.goto(`${address}/index`);
  await lost;
  await accountButton(page).locator('svg[part=avatar]').waitFor();
  await page.unroute('**/avatars/**');
  await page.goto(`${address}/index`);
  await accountButton(page).locator('img').waitFor();
});
