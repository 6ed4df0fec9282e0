import { expect } from 'vitest';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { address, control } from '../browser.ts';
import { documented } from '../elsewhere/school-site.ts';
import type { Flow, Walk } from './flow.ts';

interface School {
  site: () => string;
  pageOf: (body: string, script: string) => string;
}

const kept = `${documented} data-on-login="keepToken" data-token-provider="schoolToken"`;
const unread = /^消息通知，99\+ 条未读$/;

async function logIn(walk: Walk, password: string): Promise<void> {
  await walk.fill('用户名', 'teacher');
  await walk.fill('密码', password);
  await walk.click('登录');
}

/** Flows on the page of a school, whose scripts see and hear what our elements do. */
export const elsewhereFlows = ({ site, pageOf }: School): readonly Flow[] => [
  {
    name: 'log-in by an element of another site, after a wrong password',
    async run(walk) {
      const { page, own, secrets } = walk;
      await page.goto(pageOf('<portal-login></portal-login><portal-bell></portal-bell>', documented));
      await logIn(walk, secrets.password());
      await page.getByText('用户名或密码错误').waitFor();
      await walk.look();
      await logIn(walk, own.password);
      await page.getByRole('button', { name: unread }).waitFor();
    },
  },
  {
    name: 'log-in by an element of another site whose answers are broken',
    async run(walk) {
      const { page, own } = walk;
      await page.goto(pageOf('<portal-login></portal-login>', documented));
      await page.getByLabel('用户名').waitFor();
      for (const fault of [
        { status: 502, body: '<h1>Bad</h1>' },
        { body: { code: 200, data: { token: 7 } } },
      ]) {
        await control('faults', { method: 'POST', path: '/api/auth/user/login', ...fault });
        await logIn(walk, own.password);
        await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
        await walk.look();
      }
      await logIn(walk, own.password);
      await page.getByText('登录成功').waitFor();
    },
  },
  {
    name: 'a log-in that the page of another site keeps',
    async run(walk) {
      const { page, own } = walk;
      await page.goto(pageOf('<portal-login></portal-login><portal-bell></portal-bell>', kept));
      await logIn(walk, own.password);
      await page.getByRole('button', { name: unread }).waitFor();
    },
  },
  {
    name: 'the way by /authorize and back to another site',
    async run(walk) {
      const { page, own } = walk;
      await page.route(`${address}/portal.config.json`, (route) =>
        route.fulfill({
          json: { ...sandboxSettings, returnAddresses: [`${site()}/`] },
          headers: { 'access-control-allow-origin': '*' },
        }),
      );
      await page.goto(
        pageOf('<portal-login flow="redirect"></portal-login><portal-bell></portal-bell>', kept),
      );
      await page.evaluate('window.follows = true');
      await page.getByRole('link', { name: '前往登录' }).click();
      await page.waitForURL(`${address}/login/index?**`);
      await logIn(walk, own.password);
      await page.getByRole('button', { name: unread }).waitFor();
    },
  },
  {
    name: 'a key in the address of another site that nobody has asked for',
    async run({ page, secrets }) {
      const [key, state] = [secrets.invented('one-time key'), secrets.invented('state')];
      await page.goto(
        `${pageOf('<portal-header></portal-header>', documented)}#portal_key=${key}&portal_state=${state}`,
      );
      await page.getByRole('link', { name: '登录', exact: true }).waitFor();
    },
  },
  {
    name: 'a token of the page that the server refuses',
    async run({ page, secrets }) {
      const token = secrets.invented('token');
      await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
      await page.goto(pageOf('<portal-bell></portal-bell><portal-feedback></portal-feedback>', kept));
      await page.getByRole('button', { name: /^消息通知/ }).click();
      await page.getByRole('dialog').getByRole('link', { name: /登录/ }).waitFor();
    },
  },
  {
    name: 'a mobile number in the older form of feedback, over a reload',
    async run(walk) {
      const { page, secrets } = walk;
      const number = page.getByRole('textbox', { name: /联系电话/ });
      await page.goto(pageOf('<portal-legacy-feedback></portal-legacy-feedback>', documented));
      await page.getByRole('textbox', { name: /反馈内容/ }).fill('希望开放报名');
      await number.fill(secrets.mobile());
      await walk.look();
      await page.reload();
      await expect.poll(() => number.inputValue()).not.toBe('');
      await page.getByRole('button', { name: '提交' }).click();
      await page.getByText('感谢您的反馈').waitFor();
    },
  },
  {
    name: 'change of the password by an element of another site',
    async run(walk) {
      const { page, own, secrets } = walk;
      const { token } = (await control('enter', { username: 'teacher' })) as { token: string };
      secrets.add('token', token);
      await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
      await page.goto(pageOf('<portal-change-password></portal-change-password>', kept));
      const fresh = secrets.password();
      await walk.fill('原密码', own.password);
      await walk.fill('新密码', fresh);
      await walk.fill('确认新密码', fresh);
      await walk.look();
      await page.keyboard.press('Enter');
      await page.getByText('修改密码成功').waitFor();
    },
  },
];
