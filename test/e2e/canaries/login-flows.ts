import { accountButton, address, control } from '../browser.ts';
import type { Flow, Walk } from './flow.ts';
import { choosePassword, goOn, userPage } from './steps.ts';

async function logIn(walk: Walk, username: string, password: string): Promise<void> {
  await walk.fill('用户名', username);
  await walk.fill('密码', password);
  await walk.click('登录');
}

async function tokenOf({ secrets }: Walk, username: string): Promise<string> {
  const { token } = (await control('enter', { username })) as { token: string };
  return secrets.add('token', token);
}

async function keyOf(walk: Walk, username: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/token/key`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(walk, username)}` },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return walk.secrets.add('one-time key', data.id);
}

/** The answer that a fault gives instead: each failure has a way of its own into messages, console and reports. */
const failures = {
  'an answer of HTML': { status: 502, body: '<h1>Bad gateway</h1>' },
  'an answer of the wrong shape': { body: { code: 200, data: 7 } },
  'a lost connection': { drop: true },
} as const;

const logInCall = { method: 'POST', path: '/api/auth/user/login' };

export const loginFlows: readonly Flow[] = [
  {
    name: 'log-in by password, after a wrong one',
    async run(walk) {
      await walk.open('/login/index');
      await logIn(walk, 'teacher', walk.secrets.password());
      await walk.page.getByText('用户名或密码错误').waitFor();
      await walk.look();
      await logIn(walk, 'teacher', walk.own.password);
      await accountButton(walk.page).waitFor();
    },
  },
  ...Object.entries(failures).map(([name, fault]): Flow => ({
    name: `log-in by password and ${name}`,
    async run(walk) {
      await walk.open('/login/index?redirect=%2Fspace%2Fpoint');
      await control('faults', { ...logInCall, ...fault });
      await logIn(walk, walk.own.mobile, walk.own.password);
      await walk.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await walk.look();
      await walk.click('登录');
      await accountButton(walk.page).waitFor();
    },
  })),
  {
    name: 'log-in by password on a phone',
    isPhone: true,
    async run(walk) {
      await walk.open('/login/index');
      await logIn(walk, 'teacher', walk.own.password);
      await userPage(walk);
    },
  },
  {
    name: 'log-in by password within an organisation',
    async run(walk) {
      await walk.open('/login/appLogin?orgCode=demo');
      await logIn(walk, 'teacher', walk.own.password);
      await accountButton(walk.page).waitFor();
    },
  },
  {
    name: 'log-in whose password is shown',
    async run(walk) {
      await walk.open('/login/index');
      await walk.fill('密码', walk.own.password);
      await walk.page.getByRole('button', { name: /显示密码/ }).click();
      await walk.look();
      await walk.fill('用户名', 'teacher');
      await walk.click('登录');
      await accountButton(walk.page).waitFor();
    },
  },
  {
    name: 'log-in by text message, over a reload',
    async run(walk) {
      const { page, own } = walk;
      await walk.open('/login/index');
      await page.getByRole('tab', { name: '短信登录' }).click();
      await walk.fill('手机号', own.mobile);
      await walk.enterCode(own.mobile);
      await walk.look();
      await walk.fill('验证码', '000000');
      await walk.click('登录');
      await page.getByText(/验证码(不正确|错误)/).waitFor();
      await page.reload();
      await page.getByRole('button', { name: /后重新发送$/ }).waitFor();
      await walk.fill('验证码', walk.secrets.all.find(({ kind }) => kind === 'code')?.value ?? '');
      await walk.click('登录');
      await accountButton(page).waitFor();
    },
  },
  {
    name: 'registration by mobile number',
    async run(walk) {
      const mobile = walk.secrets.mobile();
      await walk.open('/login/mobileRegister');
      await walk.fill('手机号', mobile);
      await walk.enterCode(mobile);
      await choosePassword(walk);
      await walk.look();
      await walk.click('注册');
      await userPage(walk);
    },
  },
  {
    name: 'registration by name and identity card, after a refusal',
    async run(walk) {
      const { page, secrets } = walk;
      const mobile = secrets.mobile();
      await walk.open('/login/register');
      await walk.fill('姓名', '许静怡');
      await walk.fill('身份证号（选填）', secrets.idCard());
      await walk.fill('手机号', mobile);
      await page.getByText('教师名册中暂无您的信息，可继续注册').waitFor();
      await walk.enterCode(mobile);
      await choosePassword(walk);
      await control('faults', {
        method: 'POST',
        path: '/api/orgUser/register',
        body: { code: 400, msg: '系统繁忙' },
      });
      await walk.click('注册');
      await page.getByText('系统繁忙').first().waitFor();
      await walk.look();
      await walk.click('注册');
      await userPage(walk);
    },
  },
  {
    name: 'activation by an invitation',
    async run(walk) {
      const mobile = '13500003333';
      walk.secrets.add('mobile number', mobile);
      await walk.open(`/login/activate?token=${walk.secrets.invented('invitation')}`);
      await walk.page.waitForURL(/\/login\/activate$/);
      await walk.fill('手机号', mobile);
      await walk.enterCode(mobile);
      await choosePassword(walk);
      await walk.look();
      await walk.click('激活并登录');
      await userPage(walk);
      await goOn(walk);
    },
  },
  {
    name: 'a forgotten password',
    async run(walk) {
      await walk.open('/login/forget');
      await walk.fill('手机号', walk.own.mobile);
      await walk.enterCode(walk.own.mobile);
      await walk.look();
      await walk.click('下一步');
      await choosePassword(walk);
      await walk.look();
      await walk.page.keyboard.press('Enter');
      await walk.page.getByText('密码设置成功').waitFor();
    },
  },
  {
    name: 'log-in by the token of the app',
    async run(walk) {
      const token = await tokenOf(walk, 'teacher');
      await walk.open(`/login/appLogin?token=${token}&redirect=%2Fspace%2Fpoint`);
      await walk.page.getByRole('button', { name: '登录', exact: true }).waitFor();
      await walk.look();
      await walk.click('登录');
      await accountButton(walk.page).waitFor();
      await goOn(walk);
    },
  },
  {
    name: 'log-in by a one-time key, after a fault',
    async run(walk) {
      const [key, state] = [await keyOf(walk, 'teacher'), walk.secrets.invented('state')];
      await control('faults', { method: 'GET', path: `/api/auth/token/key/${key}`, drop: true });
      await walk.open(`/login_back?key=${key}&state=${state}&redirect=%2Fsearch%3ForgCode%3Ddemo`);
      await walk.click('重试');
      await walk.click('登录');
      await accountButton(walk.page).waitFor();
      await goOn(walk);
    },
  },
  {
    name: 'a one-time key that is not accepted',
    async run(walk) {
      await walk.open(`/login_back?key=${walk.secrets.invented('one-time key')}&redirect=%2Fsearch`);
      await walk.page.getByText('登录凭证无效或已失效').first().waitFor();
    },
  },
  {
    name: 'a link of WeChat with a code of somebody else',
    async run(walk) {
      const [code, state] = [walk.secrets.invented('scan code'), walk.secrets.invented('state')];
      await walk.open(`/wxlogin?code=${code}&state=${state}`);
      await walk.page.waitForURL(/\/login\/wxScanLogin$/);
      await walk.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      await goOn(walk);
    },
  },
  {
    name: 'a parameter of another system, over a log-in',
    async run(walk) {
      const { page, own, secrets } = walk;
      await walk.open(`/search?ticket=${secrets.invented('foreign parameter')}&searchVal=x`);
      const link = page.getByRole('banner').getByRole('link', { name: '登录', exact: true });
      await link.waitFor();
      await walk.look();
      await link.click();
      await logIn(walk, 'teacher', own.password);
      await accountButton(page).waitFor();
      await page.waitForURL(/\/search\?ticket=/);
    },
  },
  ...['/course', '/login/index', '/404', '/nowhere', '/space/point', '/authorize'].map((path): Flow => ({
    name: `a parameter of another system at ${path}`,
    async run(walk) {
      await walk.open(`${path}?ticket=${walk.secrets.invented('foreign parameter')}&searchVal=x`);
      await walk.page.locator('h1').first().waitFor();
    },
  })),
];
