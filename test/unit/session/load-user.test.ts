import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { loadUser } from '#src/session/load-user.ts';
import { accountOf, offeredAccount, runningAccount } from '#src/session/login/link-login.ts';
import { logInAsGuest } from '#src/session/login/guest-login.ts';
import { anonymousId, isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { noUserInfo } from '../../no-user-info.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

const info = '/api/user/user/info';
const byCode = '/api/orgUser/org/getConfigByCode';
const guestLogin = '/api/orgUser/login/visitorLoginByCode';
const expired = () => new Response(JSON.stringify({ code: 401, msg: '登录已失效' }), { status: 401 });

const answerAbout = (userId: string, more: object = {}) =>
  good({
    userInfo: { ...noUserInfo, userId, realName: '周敏', ...more },
    roles: ['project_study'],
    permissions: ['read'],
  });

function open(answers: Record<string, unknown>) {
  const opened = openPortal(({ path, ...rest }) => {
    const answer = answers[path];
    return typeof answer === 'function' ? answer({ path, ...rest }) : answer;
  });
  portals.push(opened.portal);
  const shown: string[] = [];
  const http = opened.portal.http.withNotify((text) => shown.push(text));
  return { portal: { ...opened.portal, http }, asked: opened.asked, shown };
}

describe('the user of the session', () => {
  it('is loaded once however many ask, with roles and permissions', async () => {
    const { portal, asked } = open({ [info]: answerAbout('u-1') });
    portal.session.logIn('t-1', 'u-1');
    await Promise.all([loadUser(portal), loadUser(portal)]);
    expect(asked).toMatchObject([{ path: info, token: 't-1' }]);
    expect(portal.session.getState()).toMatchObject({
      userInfo: { realName: '周敏' },
      roles: ['project_study'],
      permissions: ['read'],
    });
  });

  it('that cannot be loaded is said by the page alone', async () => {
    const { portal, shown } = open({ [info]: refused('系统繁忙') });
    portal.session.logIn('t-1', 'u-1');
    await expect(loadUser(portal)).rejects.toThrow('系统繁忙');
    expect(shown).toEqual([]);
    expect(portal.session.getState().token).toBe('t-1');
  });

  it('whose token is refused has to log in again', async () => {
    const { portal } = open({ [info]: expired });
    portal.session.logIn('t-1', 'u-1');
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await expect(loadUser(portal)).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效' });
  });

  it('is moved to their own organisation, with the session', async () => {
    const { portal, asked } = open({
      [info]: answerAbout('u-1', { orgCode: 'closed' }),
      [byCode]: good({ orgId: '1002', orgCode: 'closed' }),
    });
    portal.session.logIn('t-1', 'u-1');
    await loadUser(portal);
    expect(asked.map(({ path }) => path)).toEqual([info, byCode]);
    expect(portal.session.getState()).toMatchObject({
      token: 't-1',
      orgCode: 'closed',
      userInfo: { realName: '周敏' },
    });
  });

  it.each(['demo', ''])('of the organisation %j stays where they are', async (orgCode) => {
    const { portal, asked } = open({ [info]: answerAbout('u-1', { orgCode }) });
    portal.session.logIn('t-1', 'u-1');
    await loadUser(portal);
    expect(asked).toHaveLength(1);
    expect(portal.session.getState().orgCode).toBe('demo');
  });

  it.each([
    ['while their data are on the way', info],
    ['while their organisation is on the way', byCode],
  ])('is not shown to the next one, who logs in %s', async (_, at) => {
    const { portal } = open({
      [info]: (asked: Asked) => {
        if (at === info) portal.session.logIn('t-2', 'u-2');
        return asked.token === 't-1' ? answerAbout('u-1', { orgCode: 'closed' }) : answerAbout('u-2');
      },
      [byCode]: () => {
        portal.session.logIn('t-2', 'u-2');
        return good({ orgId: '1002', orgCode: 'closed' });
      },
    });
    portal.session.logIn('t-1', 'u-1');
    await loadUser(portal);
    expect(portal.session.getState()).toMatchObject({
      token: 't-2',
      userId: 'u-2',
      userInfo: null,
      orgCode: 'demo',
    });
  });

  it('is asked for anew after another log-in, while the answer about the former one is on its way', async () => {
    const { portal, asked } = open({
      [info]: ({ token }: Asked) => answerAbout(token === 't-1' ? 'u-1' : 'u-2'),
    });
    portal.session.logIn('t-1', 'u-1');
    const loads = [loadUser(portal)];
    portal.session.logIn('t-2', 'u-2');
    loads.push(loadUser(portal));
    await Promise.all(loads);
    const tokens = asked.filter(({ path }) => path === info).map(({ token }) => token);
    expect(tokens).toEqual(['t-1', 't-2']);
    expect(portal.session.getState()).toMatchObject({ userId: 'u-2', userInfo: { userId: 'u-2' } });
  });
});

describe('a token in the cookie of which nobody knows whose it is', () => {
  const arrive = () => (document.cookie = 'portal_token=found; path=/');

  it('is asked after', async () => {
    arrive();
    const { portal, asked } = open({ [info]: answerAbout('u-7') });
    expect(isAnonymousId(portal.session.getState().userId)).toBe(true);
    await loadUser(portal);
    expect(asked).toMatchObject([{ path: info, token: 'found' }]);
    expect(portal.session.getState()).toMatchObject({ token: 'found', userId: 'u-7' });
  });

  it('is dropped in silence where the server refuses it: nobody had logged in here', async () => {
    arrive();
    const { portal, shown } = open({ [info]: expired });
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await loadUser(portal);
    expect(portal.session.getState()).toMatchObject({ token: '', userId: '' });
    expect(document.cookie).not.toContain('found');
    expect([ended.mock.calls, shown]).toEqual([[], []]);
  });

  it('is kept where the server has no time', async () => {
    arrive();
    const { portal } = open({ [info]: new TypeError('Failed to fetch') });
    await expect(loadUser(portal)).rejects.toMatchObject({ name: 'NetworkError' });
    expect(portal.session.getState().token).toBe('found');
  });

  it('on a page of another site ends like any other, since that page has given it', async () => {
    const { portal } = openPortal(expired, { portal: 'https://portal.example' });
    portals.push(portal);
    portal.session.logIn('given', anonymousId('given'));
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await expect(loadUser(portal)).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('the account that a question names', () => {
  it.each([
    [
      'the real name',
      { realName: '周敏', nickname: '小周', name: 'zm', username: 'teacher' },
      '周敏',
      'teacher',
    ],
    ['else the nickname', { nickname: '小周', name: 'zm', username: 'teacher' }, '小周', 'teacher'],
    ['else the name', { name: 'zm', username: 'teacher' }, 'zm', 'teacher'],
    ['else that of the log-in, once', { username: 'teacher' }, 'teacher', ''],
    ['else the id', {}, 'u-1', ''],
  ])('has %s', (_, given, name, username) => {
    expect(accountOf({ ...noUserInfo, ...given }, 'u-1')).toEqual({ userId: 'u-1', name, username });
  });

  it.each([
    ['by one id', { userId: 'u-1' }, true],
    ['by the other', { userId: '', id: 'u-1' }, true],
    ['by the other, beside one of another kind', { userId: '77', id: 'u-1' }, true],
    ['where the server names none', { userId: '' }, true],
    ['not where both are others', { userId: '77', id: '78' }, false],
  ])('is that of the link: %s', async (_, ids, isTheirs) => {
    const { portal, shown } = open({ [info]: answerAbout('', ids) });
    const account = offeredAccount(portal, { token: 'offered', userId: 'u-1' });
    if (isTheirs) expect(await account).toEqual({ userId: 'u-1', name: '周敏', username: '' });
    else await expect(account).rejects.toMatchObject({ name: 'RefusedError' });
    expect(shown).toEqual([]);
  });

  it('whose answer is refused is said by the page alone', async () => {
    const { portal, shown } = open({ [info]: refused('系统繁忙') });
    await expect(offeredAccount(portal, { token: 'offered', userId: 'u-1' })).rejects.toThrow('系统繁忙');
    portal.session.logIn('t-1', 'u-1');
    await expect(runningAccount(portal)).rejects.toThrow('系统繁忙');
    expect(shown).toEqual([]);
  });

  it('that is logged in is known without a call once it is loaded', async () => {
    const { portal, asked } = open({ [info]: answerAbout('u-1') });
    portal.session.logIn('t-1', 'u-1');
    await loadUser(portal);
    expect(await runningAccount(portal)).toEqual({ userId: 'u-1', name: '周敏', username: '' });
    expect(asked).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('becomes a guest of the organisation, once however many ask', async () => {
    const { portal, asked } = open({ [guestLogin]: good({ token: 'guest' }) });
    await Promise.all([logInAsGuest(portal), logInAsGuest(portal)]);
    expect(asked).toMatchObject([{ path: guestLogin, body: { orgCode: 'demo' } }]);
    expect(portal.session.getState()).toMatchObject({ token: 'guest', userId: '' });
  });

  it.each<[string, (portal: Pick<Portal, 'session'>) => void, object]>([
    [
      'who has logged in meanwhile',
      ({ session }) => session.logIn('t-1', 'u-1'),
      { token: 't-1', userId: 'u-1' },
    ],
    ['who is a guest by now', ({ session }) => session.logIn('other', ''), { token: 'other' }],
    ['of another organisation by now', ({ session }) => session.chooseOrganisation('closed'), { token: '' }],
  ])('%s becomes no guest', async (_, act, state) => {
    const { portal } = open({
      [guestLogin]: () => {
        act(portal);
        return good({ token: 'guest' });
      },
    });
    await logInAsGuest(portal);
    expect(portal.session.getState()).toMatchObject(state);
  });

  it('becomes no guest where a user logs in with the very token that was refused', async () => {
    const { portal } = open({
      [guestLogin]: () => {
        portal.session.logIn('old', 'u-1');
        return good({ token: 'guest' });
      },
    });
    await logInAsGuest(portal, 'old');
    expect(portal.session.getState()).toMatchObject({ token: 'old', userId: 'u-1' });
  });

  it.each([
    ['refuses', refused('该机构未开放游客访问，请登录', 403), true],
    ['wants a log-in', expired(), true],
    ['cannot be reached', new TypeError('Failed to fetch'), false],
  ])(
    'learns of the organisation anew where the server %s: it may be closed by now',
    async (_, answer, isAsked) => {
      const { portal, asked, shown } = open({
        [guestLogin]: answer,
        [byCode]: good({ orgId: '1001', orgCode: 'demo', isPublic: false }),
      });
      await logInAsGuest(portal);
      expect(asked.some(({ path }) => path === byCode)).toBe(isAsked);
      expect(portal.session.getState().orgConfig?.isPublic).toBe(isAsked ? false : undefined);
      expect(shown).toEqual([]);
    },
  );

  it('hears of no failure, also where the organisation cannot be loaded', async () => {
    const { portal, shown } = open({ [guestLogin]: refused('不开放', 403), [byCode]: refused('系统繁忙') });
    await logInAsGuest(portal);
    expect(portal.session.getState().token).toBe('');
    expect(shown).toEqual([]);
  });
});
