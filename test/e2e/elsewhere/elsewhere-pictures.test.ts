import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { CallRecord } from '#host/sandbox/calls.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { address, calls, openBrowser } from '../browser.ts';
import { documented, openSchool, takeToken } from './school-site.ts';
import { greenPicture } from '../green-picture.ts';

const { visit } = openBrowser();
const { pageOf } = openSchool();

/** Opens the elements on the school's page, with nothing but the documented line and the learner's token. */
async function openAsLearner(body: string) {
  const { page, complaints } = await visit();
  await takeToken(page, 'teacher');
  await page.goto(pageOf(body, `${documented} data-token-provider="schoolToken"`));
  return { page, complaints };
}

async function choose(page: Page, button: Locator, name: string): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer: await greenPicture(page) };
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

const answered = { status: 200 };
const identified = {
  ...answered,
  query: { applicationId: sandboxSettings.uploadApplicationId, userId: sandboxSettings.uploadUserId },
};

const uploads = (): Promise<CallRecord[]> => calls('POST', '/api/upload/imgCreate');

/** Waits until so many pictures are on the server, each of which was sent with the ids of the settings. */
async function expectUploads(count: number): Promise<void> {
  await expect.poll(uploads).toMatchObject(Array.from({ length: count }, () => identified));
}

it('feedback takes a picture, a screenshot of the school’s page, and a picture in the reply', async () => {
  const { page, complaints } = await openAsLearner('<portal-feedback></portal-feedback>');
  await page.getByRole('button', { name: /^意见反馈/ }).click();
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  await dialog.getByRole('tab', { name: '提交反馈' }).click();
  await dialog.getByRole('radio', { name: '操作体验' }).check({ force: true });
  await dialog.getByLabel('反馈内容').fill('学校页面上的进度条看不清');
  // They come between the text and the pictures, which they push down.
  await dialog.getByText('这些回答也许能帮到您').waitFor();
  await choose(page, dialog.getByRole('button', { name: '添加图片' }), '进度条.png');
  await expectUploads(1);

  await dialog.getByRole('button', { name: '页面截图' }).click();
  await page.getByRole('button', { name: '使用截图' }).click();
  await expectUploads(2);

  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await expect.poll(() => calls('POST', '/api/orgUser/problem')).toMatchObject([answered]);

  await dialog.getByText('学校页面上的进度条看不清').first().click();
  await choose(page, dialog.getByRole('button', { name: '添加图片' }), '回复.png');
  await expectUploads(3);
  await dialog.getByRole('button', { name: '发送' }).click();
  await expect.poll(() => calls('POST', '/api/orgUser/problem/sendMsg')).toMatchObject([answered]);
  expect(complaints).toEqual([]);
});

it('an avatar is set, and shown from the portal', async () => {
  const { page, complaints } = await openAsLearner('<portal-avatar></portal-avatar>');
  await page.getByRole('button', { name: '更换头像' }).click();
  const dialog = page.getByRole('dialog', { name: '更换头像' });
  await choose(page, dialog.getByRole('button', { name: '选择图片' }), '绿色.png');
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await page.getByText('上传头像成功！').waitFor();
  expect(await calls('POST', '/api/upload/avatar/upload')).toMatchObject([
    { ...answered, body: { userId: 'u-1001' } },
  ]);
  await expect
    .poll(() => page.getByRole('button', { name: '更换头像' }).locator('img').getAttribute('src'))
    .toMatch(new RegExp(`^${address}/avatars/u-1001\\.jpg\\?`));
  expect(complaints).toEqual([]);
});
