import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountLogin } from '#src/session/login/account-login.ts';
import { loginBySms, sendCode } from '#src/session/login/sms-login.ts';
import { mobileKey } from '#src/http/signature.ts';
import type { Portal } from '#src/portal.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

const welcome = good({ token: 't-1', userId: 'u-1' });

function open(...given: Parameters<typeof openPortal>) {
  const opened = openPortal(...given);
  portals.push(opened.portal);
  return opened;
}

const teacher = { username: 'teacher', password: 'Teacher#2026' };

describe('a log-in with name and password', () => {
  it('begins the session of the user that the server names', async () => {
    const { portal, asked } = open(() => welcome, { clientCredential: 'web:public' });
    await accountLogin(portal, teacher);
    expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1' });
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/auth/user/login', query: teacher }]);
  });

  it('works where there is no page, by the address of its API or in plain', async () => {
    vi.stubGlobal('location', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { portal, asked } = open(() => welcome, { clientCredential: 'web:public' });
    await accountLogin(portal, teacher);
    expect(asked).toMatchObject([{ query: teacher }]);
    expect(portal.session.getState().token).toBe('t-1');
  });

  it('sends a number drawn anew with each attempt', async () => {
    const { portal, asked } = open(() => refused('用户名或密码错误'), { clientCredential: 'web:public' });
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(accountLogin(portal, teacher)).rejects.toThrow('用户名或密码错误');
    const [first, second] = asked.map(({ query }) => query.randomStr ?? '');
    expect(first).toMatch(/^\d{8,20}$/);
    expect(second).not.toBe(first);
    expect(portal.session.getState().token).toBe('');
  });

  it('within an organisation is one of its own, in the body', async () => {
    const { portal, asked } = open(() => welcome);
    await accountLogin(portal, { ...teacher, orgCode: 'closed' });
    expect(asked).toMatchObject([
      {
        path: '/api/auth/login/appLoginByOrg',
        query: {},
        body: { orgCode: 'closed', ...teacher },
      },
    ]);
    expect(asked[0]?.body).not.toHaveProperty('randomStr');
  });

  it.each([
    ['a desktop encrypts the password', 'Mozilla/5.0 (X11; Linux x86_64)', true],
    ['a phone does not', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148', false],
  ])('with a key in the settings: %s', async (_, userAgent, isEncrypted) => {
    const { portal, asked } = open(() => welcome, { passwordKey: 'sixteen-byte-key' }, { userAgent });
    await accountLogin(portal, { ...teacher, orgCode: 'demo' });
    const [call] = asked as [Asked];
    expect(call.body.password === teacher.password).toBe(!isEncrypted);
    expect(String(call.body.password).length).toBeGreaterThan(10);
  });

  it('sends no password to an address that anybody on the way can read', async () => {
    const { portal, asked } = open(() => welcome, { api: 'http://portal.example' });
    await expect(accountLogin(portal, { ...teacher, orgCode: 'demo' })).rejects.toThrow('当前网络连接不安全');
    expect(asked).toEqual([]);
  });

  it('without an API of another origin goes by the page, which is safe on this machine', async () => {
    const { portal, asked } = open(() => welcome, { api: '' });
    expect(location.hostname).toBe('localhost');
    await accountLogin(portal, { ...teacher, orgCode: 'demo' });
    expect(asked).toHaveLength(1);
  });
});

describe('a code by SMS', () => {
  const mobile = '13812345678';

  it('is sent to the number, with the digest of number and key', async () => {
    const { portal, asked } = open(() => good(null), { smsKey: 'sms-key' });
    await sendCode(portal, mobile);
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/api/auth/login/sendSms',
        body: { mobile, key: await mobileKey(mobile, 'sms-key') },
      },
    ]);
  });

  it('needs a setting, whose name the message says', async () => {
    const { portal, asked } = open(() => good(null));
    await expect(sendCode(portal, mobile)).rejects.toMatchObject({
      name: 'MissingSettingError',
      message: '系统缺少配置“smsKey”，请联系管理员',
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['in the words of the server', refused('发送过于频繁', 208), '发送过于频繁', 208],
    ['in our own where it has none', { code: 212 }, '操作失败，请稍后重试', 212],
  ])('that was not sent is no success: said %s', async (_, answer, message, code) => {
    const { portal } = open(() => answer, { smsKey: 'sms-key' });
    await expect(sendCode(portal, mobile)).rejects.toMatchObject({ name: 'RefusedError', message, code });
  });

  it('is sent by another endpoint where the form has one', async () => {
    const { portal, asked } = open(() => good(null), { smsKey: 'sms-key' });
    const sent: unknown[] = [];
    const call: NonNullable<NonNullable<Parameters<typeof sendCode>[2]>['call']> = async (
      _,
      input,
      options,
    ) => {
      sent.push(input, options);
      return { type: 'success', code: 200, message: '', data: null };
    };
    await sendCode(portal, mobile, { call, silent: true });
    expect(sent).toEqual([{ mobile, key: await mobileKey(mobile, 'sms-key') }, { silent: true }]);
    expect(asked).toEqual([]);
  });

  it('logs in with the number', async () => {
    const { portal, asked } = open(() => welcome);
    await loginBySms(portal, { mobile, code: '123456' });
    expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1' });
    expect(asked).toMatchObject([{ path: '/api/auth/login/appSmsLogin', body: { mobile, code: '123456' } }]);
  });

  it('that is wrong logs nobody in', async () => {
    const { portal } = open(() => refused('验证码不正确'));
    await expect(loginBySms(portal, { mobile, code: '0' })).rejects.toThrow('验证码不正确');
    expect(portal.session.getState().token).toBe('');
  });
});
