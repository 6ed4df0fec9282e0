import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, control, enter, openBrowser, whereabouts } from '../browser.ts';

const { visit } = openBrowser();

/** Creates a login link to an attacker's account from the attacker's own session. */
async function linkOf(by: 'token' | 'key', username: string): Promise<string> {
  const { token } = (await control('enter', { username })) as { token: string };
  if (by === 'token') return `/login/appLogin?token=${token}`;
  const response = await fetch(`${address}/api/auth/token/key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return `/login_back?key=${data.id}`;
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value ?? '';

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('a redirect', () => {
  it('comes back from the log-in as it went there', async () => {
    const { page, complaints } = await visit();
    const asked = '/search?searchVal=A%26B%3D100%25%2B%23';
    await page.goto(address + asked);
    await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.getByLabel('密码', { exact: true }).press('Enter');
    await accountButton(page).waitFor();
    expect(whereabouts(page)).toBe(asked);
    expect(complaints).toEqual([]);
  });
});

describe.each(['token', 'key'] as const)('a stranger’s link with a %s', (by) => {
  it('leaves a learner logged in as they are until they agree', async () => {
    const { page, complaints } = await visit();
    const token = await enter(page, 'teacher');
    const link = `${await linkOf(by, 'newcomer')}&redirect=%2Fspace%2Fpoint`;
    await page.goto(address + link);
    await page.getByText('当前已登录为陈思远，是否切换？').waitFor();
    await page.getByRole('heading', { name: '将以吴晓彤的身份登录' }).waitFor();
    expect(page.url()).not.toMatch(/token=|key=/);
    expect(await cookieOf(page)).toBe(token);
    await answer(page, '保持当前账号').click();
    await page.waitForURL('**/space/point');
    await page.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    expect(await cookieOf(page)).toBe(token);

    await page.goto(`${address}${await linkOf(by, 'newcomer')}&redirect=%2Fspace%2Fpoint`);
    await answer(page, '切换账号').click();
    await page.waitForURL('**/space/point');
    await page.getByRole('button', { name: '吴晓彤的账号菜单' }).waitFor();
    // A newcomer has no avatar yet.
    expect(complaints.filter((complaint) => !complaint.includes('/avatars/'))).toEqual([]);
  });

  it('leaves a guest a guest until they agree', async () => {
    const { page } = await visit({ width: 390 });
    await page.goto(`${address}/index`);
    await expect.poll(() => cookieOf(page)).not.toBe('');
    const guest = await cookieOf(page);
    await page.goto(`${address}${await linkOf(by, 'admin')}&redirect=%2Fsearch`);
    await page.getByRole('heading', { name: '将以周明的身份登录' }).waitFor();
    expect(await page.getByText('当前已登录为').count()).toBe(0);
    expect(await cookieOf(page)).toBe(guest);
    await answer(page, '取消').click();
    await page.waitForURL('**/login/index?redirect=%2Fsearch');
    expect(await cookieOf(page)).toBe(guest);

    await page.goto(`${address}${await linkOf(by, 'admin')}&redirect=%2Fsearch`);
    await answer(page, '登录').click();
    await page.waitForURL('**/search');
    await expect.poll(() => cookieOf(page)).not.toBe(guest);
  });

  it('does nothing a second time by the browser’s history or a reload', async () => {
    const { page } = await visit();
    await page.goto(address + (await linkOf(by, 'admin')));
    await page.getByRole('heading', { name: '将以周明的身份登录' }).waitFor();
    await page.reload();
    await page.getByText('缺少登录凭证').waitFor();
    expect(await cookieOf(page)).toBe('');
  });
});

describe('the way back from a site that the portal has led to', () => {
  /** Opens the external site from the button in a user's space. */
  async function atWallet() {
    const { page, context, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/workbench`);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: /^我的钱包/ }).click();
    const site = await opened;
    await site.getByText('一次性密钥已接受：陈思远').waitFor();
    // Another account has logged in meanwhile, so the way back changes the session.
    await enter(page, 'admin');
    return { site, complaints };
  }

  it('enters without a question', async () => {
    const { site, complaints } = await atWallet();
    await site.getByRole('link', { name: '返回门户' }).click();
    await site.waitForURL('**/space/workbench');
    await site.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('asks where the state is missing', async () => {
    const { site } = await atWallet();
    const back = new URL(
      (await site.getByRole('link', { name: '返回门户' }).getAttribute('href')) ?? '',
      address,
    );
    expect(back.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/);
    back.searchParams.delete('state');
    await site.goto(back.href);
    await site.getByText('当前已登录为周明，是否切换？').waitFor();
  });

  it('asks in another window, whose way there it was not', async () => {
    const { site } = await atWallet();
    const back = await site.getByRole('link', { name: '返回门户' }).getAttribute('href');
    const other = await site.context().newPage();
    await other.goto(address + back);
    await other.getByText('当前已登录为周明，是否切换？').waitFor();
  });
});

it('no QR code is drawn of a log-in', async () => {
  const { page } = await visit();
  const link = encodeURIComponent(await linkOf('key', 'admin'));
  for (const text of [link, encodeURIComponent(`/login/index?redirect=${link}`)]) {
    await page.goto(`${address}/qrcode?text=${text}`);
    await page.getByText('不能显示登录链接的二维码').waitFor();
    expect(await page.getByRole('img', { name: '二维码' }).count()).toBe(0);
  }
});
