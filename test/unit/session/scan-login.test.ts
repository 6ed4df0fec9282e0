import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { getPendingBinding, storePendingBinding } from '#src/session/login/pending-binding.ts';
import { askAfterScan, authorizeAddress, bindScan, exchangeScanCode } from '#src/session/login/scan-login.ts';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

/** The back end by its paths; a function is asked for the answer. */
function open(answers: Record<string, unknown>, settings = {}) {
  const opened = openPortal(({ path }) => answers[path] ?? new Response('', { status: 404 }), {
    signSecret: 'secret',
    ...settings,
  });
  portals.push(opened.portal);
  return opened;
}

const appLogin = '/api/auth/wechat/appLogin';
const poll = '/pxapp/api/v2/regedit/pollCode';
const organisation = { '/api/orgUser/org/getConfigByCode': good({ orgId: '1001', orgCode: 'demo' }) };
const welcome = good({ token: 't-1', userId: 'u-1' });
const unbound = { code: 201, data: { openId: 'wx-1', unionId: 'union-1', nickname: '春风化雨' } };
const lost = '未能在本页确认此次扫码，请回到原页面继续，或重新扫码';
const failed = '登录失败，请稍后重试';

describe('the address in the QR code', () => {
  const origin = 'https://portal.example';
  const partsOf = (address: string) => {
    const { origin, pathname, searchParams } = new URL(address);
    return [origin + pathname, Object.fromEntries(searchParams)];
  };

  it('leads through the social platform back to our page, with the state', () => {
    const links = { wechatAuthorize: 'https://social.example/connect?appid=7' };
    expect(partsOf(authorizeAddress(links, 's-1', origin))).toEqual([
      'https://social.example/connect',
      {
        appid: '7',
        response_type: 'code',
        redirect_uri: `${origin}/login/wxScanLogin`,
        state: 's-1',
      },
    ]);
  });

  it('keeps the kind of response that the setting asks for, and leads back where its page says', () => {
    const links = { wechatAuthorize: '/wechat?response_type=code%20id' };
    expect(partsOf(authorizeAddress(links, 's-1', origin, '/space/myData'))).toEqual([
      `${origin}/wechat`,
      { response_type: 'code id', redirect_uri: `${origin}/space/myData`, state: 's-1' },
    ]);
  });
});

describe('the code of the redirect', () => {
  it('logs in, and leads to the workbench', async () => {
    const { portal, asked } = open({ ...organisation, [appLogin]: welcome });
    const end = await exchangeScanCode(portal, { code: 'c-1', state: makeState() });
    expect(end).toEqual({ to: '/space/workbench' });
    expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1' });
    // The server asks for the number of the organisation, of which the tab may only know the code.
    expect(asked.at(-1)).toMatchObject({ path: appLogin, body: { jsCode: 'c-1', orgId: '1001' } });
  });

  it('asks for no organisation that is loaded', async () => {
    const { portal, asked } = open({ [appLogin]: welcome });
    portal.session.setState({ orgId: '77' });
    await exchangeScanCode(portal, { code: 'c-1', state: makeState() });
    expect(asked).toMatchObject([{ path: appLogin, body: { orgId: '77' } }]);
  });

  it.each([
    ['', 'a state of this tab'],
    ['c-1', 'another state'],
  ])('%j with %s logs nobody in, and asks nobody', async (code, whose) => {
    const { portal, asked } = open({ ...organisation, [appLogin]: welcome });
    const state = makeState();
    const end = await exchangeScanCode(portal, { code, state: whose === 'another state' ? 'x' : state });
    expect(end).toEqual({ to: '/login/wxScanLogin', message: lost });
    expect(asked).toEqual([]);
    expect(portal.session.getState().token).toBe('');
  });

  it('is exchanged once where a page mounts twice, and a second visit with it is refused', async () => {
    const { portal, asked } = open({ ...organisation, [appLogin]: welcome });
    const given = { code: 'c-1', state: makeState() };
    const ends = await Promise.all([exchangeScanCode(portal, given), exchangeScanCode(portal, given)]);
    expect(ends).toEqual([{ to: '/space/workbench' }, { to: '/space/workbench' }]);
    expect(asked.filter(({ path }) => path === appLogin)).toHaveLength(1);
    expect(await exchangeScanCode(portal, given)).toEqual({ to: '/login/wxScanLogin', message: lost });
  });

  it('of two scans at once is that of its own state', async () => {
    const { portal } = open({ ...organisation, [appLogin]: welcome });
    const own = exchangeScanCode(portal, { code: 'c-1', state: makeState() });
    const guessed = exchangeScanCode(portal, { code: 'c-1', state: 'guessed' });
    expect(await own).toEqual({ to: '/space/workbench' });
    expect(await guessed).toEqual({ to: '/login/wxScanLogin', message: lost });
  });

  it('of an account that nobody has bound leads to the binding, which gets the account', async () => {
    const { portal } = open({
      ...organisation,
      [appLogin]: { ...unbound, data: { ...unbound.data, tags: ['a'], sex: 1, isOld: false, city: null } },
    });
    const end = await exchangeScanCode(portal, { code: 'c-1', state: makeState() });
    expect(end).toEqual({ to: '/login/wxPhoneBinding' });
    // Only plain values go through the storage.
    expect(getPendingBinding()).toEqual({
      ...unbound.data,
      avatar: '',
      sex: 1,
      isOld: false,
      city: null,
    });
    expect(portal.session.getState().token).toBe('');
  });

  it.each([
    ['the server’s reason', refused('您已拒绝授权登录'), '您已拒绝授权登录'],
    ['ours, where an unbound account has no id', { code: 201, data: {} }, failed],
    ['ours, where the server gives no reason', { code: 212 }, '操作失败，请稍后重试'],
    ['that of the line', new TypeError('Failed to fetch'), '网络连接失败，请检查网络后重试'],
  ])('that fails leads back with a message: %s', async (_, answer, message) => {
    const { portal } = open({ ...organisation, [appLogin]: answer });
    const end = await exchangeScanCode(portal, { code: 'c-1', state: makeState() });
    expect(end).toEqual({ to: '/login/wxScanLogin', message });
    expect(getPendingBinding()).toBeUndefined();
  });
});

it('a code that is refused shows no message of its own, since the page says what happened', async () => {
  const { portal } = open({ ...organisation, [appLogin]: refused('您已拒绝授权登录') });
  const shown: string[] = [];
  const http = portal.http.withNotify((text) => shown.push(text));
  await exchangeScanCode({ ...portal, http }, { code: 'c-1', state: makeState() });
  expect(shown).toEqual([]);
});

describe('a poll after the scan', () => {
  it('logs in once a phone has scanned, and no redirect can use the state any more', async () => {
    const { portal, asked } = open({ [poll]: welcome });
    const state = makeState();
    expect(await askAfterScan(portal, state)).toEqual({ type: 'end', to: '/space/workbench' });
    expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1' });
    expect(asked).toMatchObject([{ path: poll, query: { id: state } }]);
    expect(takeState(state)).toBe(false);
  });

  it('of an account without an id is refused by the server’s own code', async () => {
    const { portal } = open({ [poll]: { code: 201, data: {} } });
    await expect(askAfterScan(portal, makeState())).rejects.toMatchObject({ message: failed, code: 201 });
  });

  it('leads to the binding for an account that nobody has bound', async () => {
    const { portal } = open({ [poll]: unbound });
    expect(await askAfterScan(portal, makeState())).toEqual({ type: 'end', to: '/login/wxPhoneBinding' });
    expect(getPendingBinding()).toMatchObject({ openId: 'wx-1' });
  });

  it.each([
    ['goes on while nobody has scanned', { code: 2, msg: '等待扫码' }, {}, 'none'],
    ['says that the code has expired', { code: 2, msg: '二维码已过期' }, {}, 'expired'],
    [
      'in the words of the settings too',
      { code: 2, msg: 'too late' },
      { exemptMessages: ['too late'] },
      'expired',
    ],
  ])('%s', async (_, answer, settings, type) => {
    const { portal } = open({ [poll]: answer }, settings);
    const state = makeState();
    expect(await askAfterScan(portal, state)).toEqual({ type });
    expect(takeState(state)).toBe(true);
  });

  it('that fails shows no message, since the page says what happened', async () => {
    const { portal } = open({ [poll]: refused('您已拒绝授权登录') });
    const shown: string[] = [];
    const http = portal.http.withNotify((text) => shown.push(text));
    await expect(askAfterScan({ ...portal, http }, makeState(), { silent: false })).rejects.toThrow(
      '您已拒绝授权登录',
    );
    expect(shown).toEqual([]);
  });

  it('goes away with the page', async () => {
    const { portal } = open({ [poll]: welcome });
    const signal = AbortSignal.abort();
    await expect(askAfterScan(portal, makeState(), { signal })).rejects.toMatchObject({
      name: 'AbortedError',
    });
    expect(portal.session.getState().token).toBe('');
  });
});

describe('a binding after the scan', () => {
  const bind = '/api/auth/wechat/bind';
  const registration = '/api/auth/wechat/wechatRegister';
  const identity = { mobile: '13812345678', code: '123456' };
  const scanned = { openId: 'wx-1', unionId: 'union-1', nickname: '', avatar: '' };
  const last = (asked: readonly Asked[]) => asked.at(-1);

  it('to the account with the number logs in, and is over', async () => {
    const { portal, asked } = open({ [bind]: welcome });
    storePendingBinding(scanned);
    await bindScan(portal, identity);
    expect(last(asked)).toMatchObject({ path: bind, body: { ...scanned, ...identity } });
    expect(last(asked)?.body).not.toHaveProperty('orgCode');
    expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1' });
    expect(getPendingBinding()).toBeUndefined();
  });

  it('to a new account names its owner and organisation', async () => {
    const { portal, asked } = open({ [registration]: welcome });
    storePendingBinding(scanned);
    await bindScan(portal, { ...identity, realName: '周敏' });
    expect(last(asked)).toMatchObject({
      path: registration,
      body: { ...scanned, ...identity, realName: '周敏', orgCode: 'demo' },
    });
    expect(getPendingBinding()).toBeUndefined();
  });

  it('that fails can be tried again', async () => {
    const { portal } = open({ [bind]: refused('验证码不正确') });
    storePendingBinding(scanned);
    await expect(bindScan(portal, identity)).rejects.toThrow('验证码不正确');
    expect(getPendingBinding()).toEqual(scanned);
  });

  it('without a scan in this tab asks nobody', async () => {
    const { portal, asked } = open({ [bind]: welcome });
    await expect(bindScan(portal, identity)).rejects.toMatchObject({ name: 'PortalError', message: lost });
    expect(asked).toEqual([]);
  });
});
