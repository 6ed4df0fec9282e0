import { describe, expect, it } from 'vitest';
import { accountButton, address, control, enter, openBrowser } from './browser.ts';

const { visit } = openBrowser();

const login = { method: 'POST', path: '/api/auth/user/login' };

describe('the error catalogue, seen at the login', () => {
  const rows: readonly [name: string, fault: object, message: string][] = [
    ['HTTP 500 with HTML', { status: 500, body: '<h1>oops</h1>' }, '服务器开小差了，请稍后重试（500）'],
    ['HTTP 503 with a message', { status: 503, body: { msg: '系统维护中' } }, '系统维护中'],
    ['the number 1', { body: { code: 1, msg: '登录失败' } }, '登录失败'],
    ['the message under another name', { body: { code: 1, message: '账号停用' } }, '账号停用'],
    ['the message in data', { body: { code: 999, data: '账号待审核' } }, '账号待审核'],
    ['100', { body: { code: 100, msg: '请稍候再试' } }, '请稍候再试'],
    ['230', { body: { code: 230, msg: '尝试次数过多' } }, '尝试次数过多'],
    ['204', { body: { code: 204, msg: '没有内容' } }, '没有内容'],
    ['any other code', { body: { code: 777, msg: '未知的问题' } }, '未知的问题'],
    ['no message at all', { body: { code: 777 } }, '操作失败，请稍后重试'],
    ['no JSON', { body: 'this is not JSON' }, '服务器返回的数据有误，请稍后重试'],
    [
      'a wrong shape',
      { body: { code: 200, data: { token: 7 } } },
      '服务器返回的数据有误，请稍后重试（data.userId）',
    ],
    ['301, which leaves nothing', { body: { code: 301, data: {} } }, '操作失败，请稍后重试'],
    ['2, which is the caller’s', { body: { code: 2, msg: '请先完成实名认证' } }, '请先完成实名认证'],
    ['103, which is the caller’s', { body: { code: 103, msg: '账号尚未激活' } }, '账号尚未激活'],
    ['201, which is the caller’s', { body: { code: 201, msg: '账号已被冻结' } }, '账号已被冻结'],
    ['208, which is the caller’s', { body: { code: 208, msg: '账号不在本机构' } }, '账号不在本机构'],
    ['211, which is the caller’s', { body: { code: 211, msg: '密码已过期' } }, '密码已过期'],
    [
      'an exempt message, which is the caller’s',
      { body: { code: 999, msg: '二维码已过期' } },
      '二维码已过期',
    ],
    ['212, which is the caller’s', { body: { code: 212, msg: '密码不正确' } }, '密码不正确'],
    ['a broken connection', { drop: true }, '网络连接失败，请检查网络后重试'],
  ];

  it('is said once for each row, and what was typed stays', async () => {
    const { page } = await visit();
    const submit = page.getByRole('button', { name: '登录', exact: true });
    const begin = async () => {
      await page.goto(`${address}/login/index`);
      await page.getByLabel('用户名').fill('teacher');
      await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    };
    await begin();
    const said = new Set<string>();
    for (const [name, fault, message] of rows) {
      // The same words of a former row may still be there.
      if (said.has(message)) await begin();
      said.add(message);
      await control('faults', { ...login, ...fault });
      await submit.click();
      const shown = page.getByText(message);
      await shown.first().waitFor();
      expect([name, await shown.count()]).toEqual([name, 1]);
      expect(await page.getByLabel('用户名').inputValue()).toBe('teacher');
      expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('Teacher#2026');
    }
    await submit.click();
    await page.waitForURL('**/index');
  });
});

describe('the session’s end, seen on a page', () => {
  it.each<[name: string, fault: object, message: string]>([
    ['HTTP 401', { status: 401, body: { msg: '请重新登录' } }, '请重新登录'],
    [
      'HTTP 401 with its word in data',
      { status: 401, body: { code: 401, data: '登录已过期' } },
      '登录已过期',
    ],
    ['body 401 with data', { body: { code: 401, msg: '请重新登录', data: { userInfo: {} } } }, '请重新登录'],
    ['body 401 as a number', { body: { code: 401, msg: '请重新登录' } }, '请重新登录'],
    ['body 401 as a string', { body: { code: '401', msg: '请重新登录' } }, '请重新登录'],
    ['the string -1', { body: { code: '-1', msg: '账号已在别处登录' } }, '账号已在别处登录'],
  ])('%s leads to login with one message', async (_, fault, message) => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await control('faults', { method: 'GET', path: '/api/user/user/info', ...fault });
    await page.goto(`${address}/space/point`);
    await page.waitForURL('**/login/index?redirect=%2Fspace%2Fpoint');
    await page.getByText(message).waitFor();
    expect(await page.getByText(message).count()).toBe(1);
  });
});

describe('success in other words', () => {
  it.each<[name: string, code: number | string]>([
    ['"200"', '200'],
    ['the string 1', '1'],
  ])('%s logs in', async (_, code) => {
    const { page } = await visit();
    // A live token: with another one, the next call would end the session again.
    const { token, userId } = (await control('enter', { username: 'teacher' })) as Record<string, string>;
    await control('faults', { ...login, body: { code, data: { token, userId } } });
    await page.goto(`${address}/login/index`);
    await page.getByLabel('用户名').fill('teacher');
    await page.getByLabel('密码', { exact: true }).fill('Teacher#2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/index');
    await accountButton(page).waitFor();
    const cookies = await page.context().cookies();
    expect(decodeURIComponent(cookies.find(({ name }) => name === 'portal_token')?.value ?? '')).toBe(token);
  });
});
