import type { Page } from 'playwright';
import { call } from './elements.ts';

/**
 * Opens the bell, reads a notification, and closes the bell again like a user; fails if another element covers or
 * clips it.
 */
export async function useBell(page: Page, notification?: string): Promise<void> {
  await call(page.locator('portal-bell'), 'open');
  const panel = page.locator('portal-bell').getByRole('dialog', { name: '消息通知' });
  const notifications = panel.getByRole('list', { name: '未读消息' }).getByRole('listitem');
  await (notification ? notifications.filter({ hasText: notification }) : notifications).first().waitFor();
  // Hover fails unless the link is on top.
  await panel.getByRole('link', { name: '查看全部消息' }).hover();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

/** Opens the feedback dialog, types into it and closes it again. */
export async function useDesk(page: Page, text = '课程页面的进度条看不清'): Promise<void> {
  const host = page.locator('portal-feedback');
  await call(host, 'open', 'submit');
  const desk = host.getByRole('dialog', { name: '意见反馈' });
  const field = desk.getByLabel('反馈内容');
  await field.click();
  await field.fill(text);
  await page.keyboard.press('Escape');
  await desk.waitFor({ state: 'detached' });
}

/** Opens the answer to a frequent question, whose HTML comes from the server, and goes back. */
export async function readAnswer(page: Page): Promise<void> {
  const host = page.locator('portal-feedback');
  await call(host, 'open', 'submit');
  const desk = host.getByRole('dialog', { name: '意见反馈' });
  await desk.getByRole('button', { name: '忘记密码怎么办？' }).click();
  await desk.getByText('这个回答解决了您的问题吗？').waitFor();
  await desk.getByRole('button', { name: '返回', exact: true }).click();
  await page.keyboard.press('Escape');
  await desk.waitFor({ state: 'detached' });
}

/** Takes a screenshot of the page for the feedback form. */
export async function takePicture(page: Page): Promise<void> {
  const host = page.locator('portal-feedback');
  await call(host, 'open', 'submit');
  const desk = host.getByRole('dialog', { name: '意见反馈' });
  await desk.getByRole('button', { name: '页面截图' }).click();
  await host.getByRole('img', { name: '页面截图预览' }).waitFor();
  await host.getByRole('button', { name: '使用截图' }).click();
  await desk.getByRole('img', { name: /页面截图/ }).waitFor();
}

/** Opens the avatar dialog with a picture in the cropper. */
export async function choosePicture(page: Page): Promise<void> {
  const host = page.locator('portal-avatar');
  await call(host, 'open');
  const dialog = host.getByRole('dialog', { name: '更换头像' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: '选择图片' }).click();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await (await chooser).setFiles({ name: '照片.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('裁剪区域').waitFor();
  await dialog.getByRole('button', { name: '保存头像' }).waitFor();
}
