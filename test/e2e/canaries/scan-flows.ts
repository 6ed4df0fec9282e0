import { expect } from 'vitest';
import { address, control } from '../browser.ts';
import type { Flow, Walk } from './flow.ts';
import { choosePassword, enterAs, goOn, userPage } from './steps.ts';

/** The code of a scan on this device; `result`: the answer on the phone. */
async function scanHere({ page, secrets, look }: Walk, result: RegExp): Promise<void> {
  await page.getByRole('link', { name: '在本机微信中打开' }).waitFor();
  await look();
  await page.getByRole('link', { name: '在本机微信中打开' }).click();
  const answered = page.waitForResponse((response) => response.url().includes('/sandbox/wechat/answer'));
  await page.getByRole('link', { name: result }).click();
  const location = (await (await answered).headerValue('location')) ?? '';
  const { searchParams } = new URL(location, address);
  secrets.add('scan code', searchParams.get('code') ?? '');
  secrets.add('state', searchParams.get('state') ?? '');
}

/** The newcomer is about to bind a social account on the page of the own data. */
async function askToBind(walk: Walk): Promise<void> {
  await enterAs(walk, 'newcomer');
  await walk.open('/space/myData');
  await walk.click('绑定微信');
}

export const scanFlows: readonly Flow[] = [
  {
    name: 'log-in by a scan',
    async run(walk) {
      await walk.open('/login/wxScanLogin');
      await scanHere(walk, /^已绑定/);
      await walk.page.waitForURL('**/space/workbench');
    },
  },
  {
    name: 'a scan that binds an account by its mobile number',
    async run(walk) {
      const mobile = walk.secrets.mobile();
      await control('account', { username: 'admin', mobile });
      await walk.open('/login/wxScanLogin');
      await scanHere(walk, /^未绑定/);
      await walk.page.waitForURL('**/login/wxPhoneBinding');
      await walk.fill('手机号', mobile);
      await walk.enterCode(mobile);
      await walk.look();
      await walk.click('绑定并登录');
      await userPage(walk);
    },
  },
  {
    name: 'a scan that registers, and a first password',
    async run(walk) {
      const { page, secrets } = walk;
      const mobile = secrets.mobile();
      await walk.open('/login/wxScanLogin');
      await scanHere(walk, /^未绑定/);
      await walk.click('还没有账号？注册新账号');
      await walk.fill('姓名', '林晓');
      await walk.fill('手机号', mobile);
      await walk.enterCode(mobile);
      await walk.click('注册并绑定');
      await page.waitForURL((url) => url.pathname === '/space/settingPwd');
      await choosePassword(walk);
      await walk.look();
      await walk.click('确定');
      await page.getByText('密码设置成功').waitFor();
      await page.getByRole('link', { name: '继续使用' }).click();
      await userPage(walk);
    },
  },
  {
    name: 'a scan that is refused',
    async run(walk) {
      await walk.open('/login/wxScanLogin');
      await scanHere(walk, /^拒绝/);
      await walk.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  {
    name: 'a social account is bound on this device',
    async run(walk) {
      await askToBind(walk);
      await scanHere(walk, /^未绑定/);
      await walk.page.getByText('微信绑定成功').waitFor();
      await walk.look();
      await goOn(walk);
    },
  },
  {
    name: 'a social account is bound by another device, after a refusal of the server',
    async run(walk) {
      const { page, secrets } = walk;
      await askToBind(walk);
      const link = page.getByRole('link', { name: '在本机微信中打开' });
      const stateShown = async () =>
        new URL((await link.getAttribute('href')) ?? '', address).searchParams.get('state') ?? '';
      const bind = { method: 'PUT', path: '/api/user/user/bindWeChat' };
      await control('faults', { ...bind, body: { code: 400, msg: '系统繁忙' } });
      for (const said of ['系统繁忙', '微信绑定成功']) {
        // Each code serves one scan, and the next one follows by itself.
        await expect.poll(stateShown).not.toBe(secrets.all.findLast(({ kind }) => kind === 'state')?.value);
        const state = secrets.add('state', await stateShown());
        await walk.look();
        await fetch(`${address}/sandbox/wechat/answer?state=${state}&result=unbound`);
        await page.getByText(said).first().waitFor();
        await walk.look();
      }
    },
  },
  {
    name: 'a social account of somebody else is not bound',
    async run(walk) {
      await askToBind(walk);
      await scanHere(walk, /^已绑定/);
      await walk.page.getByText('该微信已绑定其他账号').first().waitFor();
      await walk.look();
    },
  },
];
