// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createSandbox, sandboxSettings } from '#host/sandbox/index.ts';
import { getUserInfo } from '#src/api/user-info.ts';
import { createTokenKey, guestLogin, login, redeemTokenKey, sendSms, smsLogin } from '#src/api/auth.ts';
import { getRegions, pollCode } from '#src/api/register.ts';
import { unbindWechat, wechatLogin } from '#src/api/wechat.ts';
import { readConfig } from '#src/config-check.ts';
import { createHttp } from '#src/http/client.ts';
import { mobileKey } from '#src/http/signature.ts';
import { chinese } from '#src/texts/texts.ts';
import { portalOf, sandboxAt } from './portal.ts';
import { wireOf } from './wire.ts';

const teacher = { username: 'teacher', password: 'Teacher#2026', randomStr: 'abc' };
const mobile = '13812345678';
const keyFor = (number: string) => mobileKey(number, sandboxSettings.smsKey);

const bytes = (text: string) => new TextEncoder().encode(text);

async function encrypt(password: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const key = await crypto.subtle.importKey('raw', bytes(sandboxSettings.passwordKey), 'AES-CBC', false, [
    'encrypt',
  ]);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, bytes(password)));
  return btoa(String.fromCharCode(...iv, ...sealed));
}

describe('logging in', () => {
  it('opens a session that is good for calls', async () => {
    const sandbox = createSandbox();
    const { token, userId } = await portalOf(sandbox)(login, teacher);
    expect(userId).toBe('u-1001');
    const response = await wireOf(sandbox).send('GET', '/api/user/user/info', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect((await response.json()).data.userInfo).toMatchObject({ userId, realName: '陈思远', admin: false });
  });

  it('takes the password encrypted', async () => {
    const ask = portalOf(createSandbox());
    const password = await encrypt(teacher.password);
    await expect(ask(login, { ...teacher, password })).resolves.toMatchObject({ userId: 'u-1001' });
    await expect(ask(login, { ...teacher, password: await encrypt('Teacher#2025') })).rejects.toThrow();
  });

  it.each([
    { ...teacher, password: 'Wrong#2026' },
    { ...teacher, username: 'nobody' },
  ])('refuses $username with $password', async (input) => {
    await expect(portalOf(createSandbox())(login, input)).rejects.toThrow('用户名或密码错误');
  });

  it('refuses another client credential', async () => {
    const query = new URLSearchParams(teacher);
    const response = await wireOf(createSandbox()).send('POST', `/api/auth/user/login?${query}`, undefined, {
      authorization: `Basic ${btoa('other:client')}`,
    });
    expect(await response.json()).toMatchObject({ code: 400, msg: '客户端凭证无效' });
  });

  it('by code takes the code once, within ten minutes', async () => {
    const clock = { time: Date.now() };
    const sandbox = sandboxAt(clock);
    const ask = portalOf(sandbox);
    const wire = wireOf(sandbox);
    await ask(sendSms, { mobile, key: await keyFor(mobile) });
    const code = await wire.code(mobile);
    await expect(ask(smsLogin, { mobile, code: 'x' })).rejects.toThrow('验证码不正确');
    await expect(ask(smsLogin, { mobile, code })).resolves.toMatchObject({ userId: 'u-1001' });
    await expect(ask(smsLogin, { mobile, code })).rejects.toThrow('验证码已失效');

    await ask(sendSms, { mobile, key: await keyFor(mobile) });
    clock.time += 10 * 60_000 + 1;
    await expect(ask(smsLogin, { mobile, code: await wire.code(mobile) })).rejects.toThrow('验证码已失效');
  });

  it('sends no code for a number whose key is wrong', async () => {
    const sandbox = createSandbox();
    const key = await keyFor('13987654321');
    await expect(portalOf(sandbox)(sendSms, { mobile, key })).rejects.toThrow('请求校验失败');
    expect(await wireOf(sandbox).code(mobile)).toBeNull();
  });

  it('as a guest is for public organisations', async () => {
    const ask = portalOf(createSandbox());
    const guest = await ask(guestLogin, { orgCode: 'demo' });
    expect(guest.token).not.toBe('');
    expect(guest.userId).toBe('');
    await expect(ask(guestLogin, { orgCode: 'closed' })).rejects.toThrow('未开放游客访问');
  });

  it('tells a guest to log in where an account is needed', async () => {
    const sandbox = createSandbox();
    const authorization = `Bearer ${sandbox.guestTokenOf('demo')}`;
    const response = await wireOf(sandbox).send('GET', '/api/orgUser/problem/page', undefined, {
      authorization,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 403, msg: '请先登录' });
  });
});

describe('a one-time key', () => {
  it('is exchanged once', async () => {
    const sandbox = createSandbox();
    const key = await portalOf(sandbox, 'teacher')(createTokenKey, undefined);
    const ask = portalOf(sandbox);
    await expect(ask(redeemTokenKey, key)).resolves.toMatchObject({ userId: 'u-1001' });
    await expect(ask(redeemTokenKey, key)).rejects.toThrow('登录凭证无效或已失效');
  });

  it('is good for two minutes', async () => {
    const clock = { time: Date.now() };
    const sandbox = sandboxAt(clock);
    const key = await portalOf(sandbox, 'teacher')(createTokenKey, undefined);
    clock.time += 120_001;
    await expect(portalOf(sandbox)(redeemTokenKey, key)).rejects.toThrow('登录凭证无效或已失效');
  });

  it('opens another site, which shows whom it was handed', async () => {
    const sandbox = createSandbox();
    const { id } = await portalOf(sandbox, 'teacher')(createTokenKey, undefined);
    const wire = wireOf(sandbox);
    const page = await (await wire.send('GET', `/external/wallet?key=${id}&from=%3Cb%3E`)).text();
    expect(page).toContain('一次性密钥已接受：陈思远');
    expect(page).toContain('from：&lt;b&gt;');
    expect(await (await wire.send('GET', `/external/wallet?key=${id}`)).text()).toContain(
      '一次性密钥无效或已失效',
    );
  });
});

describe('logging out', () => {
  it.each([
    ['http://localhost:4173/login', 'http://localhost:4173/login'],
    ['http://127.0.0.1/index', 'http://127.0.0.1/index'],
    ['/index', '/index'],
    ['http://localhost/index?a=1', '/index?a=1'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['//evil.example', '/'],
  ])('ends the token and goes from %s to %s', async (backurl, location) => {
    const wire = wireOf(createSandbox(), 'teacher');
    const response = await wire.send('GET', `/api/auth/user/logout?backurl=${encodeURIComponent(backurl)}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(location);
    expect((await wire.send('GET', '/api/user/user/info')).status).toBe(401);
  });
});

const scanned = async (sandbox: ReturnType<typeof createSandbox>, result: string) => {
  const response = await wireOf(sandbox).send('POST', '/sandbox/scan', { state: 's1', result });
  return { jsCode: String((await response.json()).code), orgId: '1001' };
};

describe('a scan', () => {
  it('of a bound account logs in, and its code works once', async () => {
    const sandbox = createSandbox();
    const ask = portalOf(sandbox);
    const input = await scanned(sandbox, 'bound');
    await expect(ask(wechatLogin, input)).resolves.toMatchObject({ userId: 'u-1001' });
    await expect(ask(wechatLogin, input)).rejects.toThrow('授权码无效或已使用');
  });

  it.each(['unbound', 'bound'])(
    'of an account that is not bound (any more) answers 201: %s',
    async (result) => {
      const sandbox = createSandbox();
      await portalOf(sandbox, 'teacher')(unbindWechat, undefined);
      const { jsCode, orgId } = await scanned(sandbox, result);
      const response = await wireOf(sandbox).send('POST', '/api/auth/wechat/appLogin', {
        jsCode,
        os: 1,
        orgId,
      });
      const body = await response.json();
      expect(body.code).toBe(201);
      expect(body.data.openId).not.toBe('');
    },
  );

  it('that is refused is refused', async () => {
    const sandbox = createSandbox();
    const input = await scanned(sandbox, 'refused');
    await expect(portalOf(sandbox)(wechatLogin, input)).rejects.toThrow('您已拒绝授权登录');
  });

  it('brings the page of the phone back to the portal with code and state', async () => {
    const wire = wireOf(createSandbox());
    const query = 'state=s9&redirect=%2Flogin%2FwxScanLogin';
    expect(await (await wire.send('GET', `/sandbox/wechat?${query}`)).text()).toContain('未绑定账号扫码');
    await wire.send('POST', '/sandbox/scan', { state: 's9', result: 'bound' });
    const { headers } = await wire.send('GET', `/sandbox/wechat?${query}`);
    const back = new URL(headers.get('location') ?? '', 'http://localhost');
    expect(back.pathname).toBe('/login/wxScanLogin');
    expect(back.searchParams.get('state')).toBe('s9');
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  it('never leads to a foreign site', async () => {
    const wire = wireOf(createSandbox());
    const query = 'state=s9&result=bound&redirect=https%3A%2F%2Fevil.example';
    expect((await wire.send('GET', `/sandbox/wechat/answer?${query}`)).headers.get('location')).toBeNull();
  });

  it('is waited for, until the QR code expires', async () => {
    const clock = { time: Date.now() };
    const sandbox = sandboxAt(clock);
    const { id } = (await wireOf(sandbox, 'teacher').data('/api/orgUser/face/qrcode')).data;
    const http = createHttp({
      config: () => readConfig({ ...sandboxSettings, api: 'http://localhost' }),
      fetch: sandbox.fetch,
      token: () => '',
      device: 'Chrome 156',
      language: chinese,
      onSignedOut: async () => false,
    });
    await expect(pollCode(http, { id })).resolves.toMatchObject({ type: 'passed', code: 2 });
    clock.time += 120_001;
    await expect(pollCode(http, { id })).resolves.toMatchObject({ type: 'passed', message: '二维码已过期' });
    await wireOf(sandbox).send('POST', '/sandbox/scan', { state: id, result: 'bound' });
    await expect(pollCode(http, { id })).resolves.toMatchObject({
      type: 'success',
      data: { userId: 'u-1001' },
    });
  });
});

describe('a signed call', () => {
  it('is refused without its signature or with another', async () => {
    const wire = wireOf(createSandbox());
    const headerSets: Record<string, string>[] = [{}, { signature: 'A'.repeat(32), timestamp: '1' }];
    for (const headers of headerSets) {
      const response = await wire.send(
        'GET',
        '/pxapp/api/regedit/regionListN?parentId=42',
        undefined,
        headers,
      );
      expect(await response.json()).toMatchObject({ code: 400, msg: '签名不正确' });
    }
  });

  it('is answered where params, secret, token, timestamp and path were digested', async () => {
    // MD5 of 'os=1&parentId=42&sandbox-sign-secret&&1700000000000&/pxapp/api/regedit/regionListN'
    const response = await wireOf(createSandbox()).send(
      'GET',
      '/pxapp/api/regedit/regionListN?parentId=42&os=1',
      undefined,
      { signature: 'AF730ECE8ECD3578672948554B4307AC', timestamp: '1700000000000' },
    );
    expect((await response.json()).data).toEqual([
      { id: '4201', name: '武汉市' },
      { id: '4205', name: '宜昌市' },
    ]);
  });

  it('is signed alike by the portal, with and without a session', async () => {
    const sandbox = createSandbox();
    for (const ask of [portalOf(sandbox), portalOf(sandbox, 'teacher')]) {
      expect((await ask(getRegions, {})).length).toBeGreaterThan(0);
    }
  });
});

it('tells who a guest is', async () => {
  const sandbox = createSandbox();
  const authorization = `Bearer ${sandbox.guestTokenOf('demo')}`;
  const response = await wireOf(sandbox).send('GET', getUserInfo.definition.path, undefined, {
    authorization,
  });
  expect((await response.json()).data).toMatchObject({
    userInfo: { userId: '', admin: false },
    roles: ['guest'],
  });
});
