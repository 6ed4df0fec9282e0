import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { askAfterBindingScan, bindByCode } from '#src/session/login/wechat-binding.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

const poll = '/pxapp/api/v2/regedit/pollCode';
const bind = '/api/user/user/bindWeChat';
const unbound = { code: 201, data: { openId: 'wx-1', unionId: 'union-1' } };

/** A portal of the user `u-1`, on the page of their own data. */
function open(answers: Record<string, unknown>, settings = {}) {
  const { portal, asked } = openPortal(({ path }) => answers[path], { signSecret: 'secret', ...settings });
  portals.push(portal);
  portal.session.logIn('own', 'u-1');
  const shown: string[] = [];
  const http = portal.http.withNotify((text) => shown.push(text));
  return { portal: { ...portal, http }, asked, shown };
}

describe('a scan that binds a social account to the user', () => {
  it('binds one that nobody has bound, and keeps the session', async () => {
    const { portal, asked } = open({ [poll]: unbound, [bind]: good(null) });
    const state = makeState();
    expect(await askAfterBindingScan(portal, state)).toEqual({ type: 'end', to: '' });
    expect(asked).toMatchObject([
      { path: poll, query: { id: state } },
      { method: 'PUT', path: bind, token: 'own', body: { openId: 'wx-1', unionId: 'union-1' } },
    ]);
    expect(portal.session.getState()).toMatchObject({ token: 'own', userId: 'u-1' });
    expect(takeState(state)).toBe(false);
  });

  it('is done where it was their own already', async () => {
    const { portal, asked } = open({ [poll]: good({ token: 'other', userId: 'u-1' }) });
    const state = makeState();
    expect(await askAfterBindingScan(portal, state)).toEqual({ type: 'end', to: '' });
    expect(asked).toHaveLength(1);
    expect(portal.session.getState().token).toBe('own');
    expect(takeState(state)).toBe(false);
  });

  it('never enters the account of somebody else, whose it is', async () => {
    const { portal } = open({ [poll]: good({ token: 'other', userId: 'u-2' }) });
    await expect(askAfterBindingScan(portal, makeState())).rejects.toMatchObject({
      name: 'RefusedError',
      message: '该微信已绑定其他账号',
      code: 200,
    });
    expect(portal.session.getState()).toMatchObject({ token: 'own', userId: 'u-1' });
  });

  it('binds nothing for an answer that names no account', async () => {
    const { portal } = open({ [poll]: good(null) });
    await expect(askAfterBindingScan(portal, makeState())).rejects.toThrow('服务器返回的数据有误');
    expect(portal.session.getState()).toMatchObject({ token: 'own', userId: 'u-1' });
  });

  it.each([
    ['nobody has scanned', { code: 2, msg: '等待扫码' }, {}, 'none'],
    ['the code has expired', { code: 2, msg: '二维码已过期' }, {}, 'expired'],
    [
      'the code has expired, in the words of the settings',
      { code: 2, msg: 'late' },
      { exemptMessages: ['late'] },
      'expired',
    ],
  ])('waits or ends where %s', async (_, answer, settings, type) => {
    const { portal, asked } = open({ [poll]: answer }, settings);
    const state = makeState();
    expect(await askAfterBindingScan(portal, state)).toEqual({ type });
    expect(asked).toHaveLength(1);
    expect(takeState(state)).toBe(true);
  });

  it.each([
    ['without an id of the account', { [poll]: { code: 201, data: {} } }, '微信绑定失败，请重新扫码', 201],
    [
      'that the server refuses',
      { [poll]: unbound, [bind]: refused('该微信已被占用', 212) },
      '该微信已被占用',
      212,
    ],
    [
      'that the server refuses by a code of its own',
      { [poll]: unbound, [bind]: refused('请先解绑', 400) },
      '请先解绑',
      400,
    ],
    ['of which the poll is refused', { [poll]: refused('您已拒绝授权登录') }, '您已拒绝授权登录', 400],
  ])('%s fails, and only the page says so', async (_, answers, message, code) => {
    const { portal, shown } = open(answers);
    const state = makeState();
    await expect(askAfterBindingScan(portal, state, { silent: false })).rejects.toMatchObject({
      name: 'RefusedError',
      message,
      code,
    });
    expect(shown).toEqual([]);
    expect(takeState(state)).toBe(true);
  });

  it.each([
    ['the poll', {}],
    ['the binding', { [poll]: unbound }],
  ])('goes away with the page during %s', async (_, answers) => {
    const controller = new AbortController();
    const { portal } = openPortal(
      ({ path }) => {
        const answer = (answers as Record<string, unknown>)[path];
        if (!answer) controller.abort();
        return answer ?? good(null);
      },
      { signSecret: 'secret' },
    );
    portals.push(portal);
    portal.session.logIn('own', 'u-1');
    await expect(
      askAfterBindingScan(portal, makeState(), { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortedError' });
  });
});

describe('the code of the redirect', () => {
  it('binds once, also where the page mounts twice', async () => {
    const { portal, asked } = open({ [bind]: good(null) });
    const given = { code: 'c-1', state: makeState() };
    await Promise.all([bindByCode(portal, given), bindByCode(portal, given)]);
    expect(asked).toMatchObject([{ method: 'PUT', path: bind, body: { jsCode: 'c-1' } }]);
    await expect(bindByCode(portal, given)).rejects.toThrow('未能确认此次扫码，请重新扫码绑定');
    expect(asked).toHaveLength(1);
  });

  it('with a state that this tab has not made binds nothing: it may be a stranger’s', async () => {
    const { portal, asked } = open({ [bind]: good(null) });
    const own = bindByCode(portal, { code: 'c-1', state: makeState() });
    await expect(bindByCode(portal, { code: 'c-1', state: 'guessed' })).rejects.toMatchObject({
      name: 'PortalError',
      message: '未能确认此次扫码，请重新扫码绑定',
    });
    await own;
    expect(asked).toHaveLength(1);
  });

  it.each([
    [refused('授权码无效或已使用，请重新扫码'), '授权码无效或已使用，请重新扫码'],
    [{ code: 212 }, '操作失败，请稍后重试'],
  ])('that is refused says so on the page alone: %j', async (answer, message) => {
    const { portal, shown } = open({ [bind]: answer });
    await expect(bindByCode(portal, { code: 'c-1', state: makeState() })).rejects.toThrow(message);
    expect(shown).toEqual([]);
  });
});
