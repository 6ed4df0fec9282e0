import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser } from '../browser.ts';
import { fileNamed, filesOf } from '../elsewhere/school-page.ts';

const { visit } = openBrowser();

const signCall = '/api/v/signrecord/sign';

async function openCard(page: Page) {
  await page.goto(`${address}/embed.html?only=portal-sign-card`);
  const card = page.locator('portal-sign-card');
  return { card, button: card.getByRole('button', { name: '签到' }) };
}

it('does not lose a click that comes before its code, and makes one sign-in of two', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const held: Route[] = [];
  await page.route(await fileNamed('CheckIn'), (route) => void held.push(route));
  const { card, button } = await openCard(page);
  await button.dblclick();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await calls('POST', signCall)).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await card.getByText('签到成功，获得 10 积分').waitFor();
  const done = card.getByRole('button', { name: '已签到' });
  expect(await done.getAttribute('aria-busy')).toBeNull();
  expect(await done.evaluate((element) => element.matches(':focus'))).toBe(true);
  expect(await calls('POST', signCall)).toHaveLength(1);
});

it('says that its code did not come, and fetches it at the next click', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const file = await fileNamed('CheckIn');
  await page.route(file, (route) => route.abort());
  const { card, button } = await openCard(page);
  await button.click();
  await card.getByText('加载失败，请检查网络后重试').waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await page.unroute(file);
  await button.click();
  await card.getByText('签到成功，获得 10 积分').waitFor();
  expect(await calls('POST', signCall)).toHaveLength(1);
});

it('offers to try again where neither an answer nor the code for saying so has come', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  for (const path of ['/api/v/credit/mine', '/api/v/signrecord/detail'])
    await control('faults', { method: 'GET', path, status: 500 });
  const file = await fileNamed('outcome');
  await page.route(file, (route) => route.abort());
  const { card, button } = await openCard(page);
  const alerts = card.getByRole('alert');
  await alerts.getByText('积分加载失败').waitFor();
  await alerts.getByText('签到信息加载失败').waitFor();
  await alerts.getByText('网络连接失败，请检查网络后重试').waitFor();
  await page.unroute(file);
  await alerts.last().getByRole('button', { name: '重试' }).click();
  await button.waitFor();
  await card.getByText('190').waitFor();
  expect(await alerts.count()).toBe(0);
});

it('leads whoever is signed out to the log-in with no code but its own and that of the settings', async () => {
  const { page } = await visit();
  const own = [...(await filesOf('portal-sign-card')), ...(await filesOf('settings-file'))];
  await page.route('**/cdn/*/chunks/*', (route) => {
    const isOwn = own.some((file) => route.request().url().endsWith(`/cdn/${file}`));
    return isOwn ? route.continue() : route.abort();
  });
  const { card } = await openCard(page);
  await card.getByRole('link', { name: '去登录' }).click();
  await page.waitForURL('**/login/**');
});

it('shows a toast whose own code did not come as wide as its text, and lets it be closed', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.route(await fileNamed('ToastViewport'), (route) => route.abort());
  const { card, button } = await openCard(page);
  await button.click();
  const toast = card.getByRole('alert').filter({ hasText: '签到成功，获得 10 积分' });
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box?.width).toBeLessThan(400);
  await toast.getByRole('button', { name: '关闭提示' }).click();
  await expect.poll(() => toast.count()).toBe(0);
});
