import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { address, calls, control, enter, openBrowser } from './browser.ts';

const { visit } = openBrowser();

interface Manifest {
  files: Record<string, { name: string }>;
}

const signCall = '/api/v/signrecord/sign';
const notLoaded = '加载失败，请检查网络后重试';

/** The address of a file of the CDN. */
async function fileOf(name: string): Promise<string> {
  const { files } = (await (await fetch(`${address}/cdn/manifest.json`)).json()) as Manifest;
  const file = Object.entries(files).find(([, known]) => known.name === name)?.[0];
  if (!file) throw new Error(`there is no file of ${name}`);
  return `**/cdn/${file}`;
}

async function openCard(page: Page) {
  await page.goto(`${address}/embed.html?only=portal-sign-card`);
  const card = page.locator('portal-sign-card');
  return { card, button: card.getByRole('button', { name: '签到' }) };
}

it('does not lose a click that comes before its code, and makes one sign-in of two', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const held: Route[] = [];
  await page.route(await fileOf('SigningIn'), (route) => void held.push(route));
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
  const file = await fileOf('SigningIn');
  await page.route(file, (route) => route.abort());
  const { card, button } = await openCard(page);
  await button.click();
  await card.getByText(notLoaded).waitFor();
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
    await control('faults', { method: 'GET', path, drop: true });
  const file = await fileOf('exceptions');
  await page.route(file, (route) => route.abort());
  const { card, button } = await openCard(page);
  const alerts = card.getByRole('alert');
  await expect.poll(() => alerts.count()).toBe(2);
  await page.unroute(file);
  await alerts.last().getByRole('button', { name: notLoaded }).click();
  await button.waitFor();
  await card.getByText('190').waitFor();
  expect(await alerts.count()).toBe(0);
});

it('offers whoever is signed out to try again where the way to the log-in has not come', async () => {
  const { page } = await visit();
  const file = await fileOf('exceptions');
  await page.route(file, (route) => route.abort());
  const { card } = await openCard(page);
  const again = card.getByRole('alert').getByRole('button', { name: notLoaded });
  await again.waitFor();
  await page.unroute(file);
  await again.click();
  await card.getByRole('link', { name: '去登录' }).waitFor();
});
