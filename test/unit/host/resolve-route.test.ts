import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { mayShow, resolveRoute } from '#host/app/routing/resolve-route.ts';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { getUserInfo } from '#src/api/user-info.ts';
import { getOrgByCode } from '#src/api/org.ts';
import type { Adapter } from '#src/http/adapter/adapter.ts';
import { AdapterError } from '#src/http/errors.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { PortalSettings } from '#src/config.ts';
import type { Portal } from '#src/portal.ts';
import { storePendingBinding } from '#src/session/login/pending-binding.ts';
import { makeState } from '#src/session/login/scan-state.ts';
import { markPasswordPrompted } from '#src/session/password-prompt.ts';
import { setUser } from '#src/session/set-user.ts';
import { userInfoOf } from '../session/user-info-of.ts';
import { createScene, forgetSession, type Persona } from '../../scene.ts';

const portals: Portal[] = [];
const { href } = window.location;

beforeEach(forgetSession);
afterEach(() => {
  portals.splice(0).forEach((portal) => portal.close());
  forgetSession();
  history.replaceState(null, '', href);
});

function open(as: Persona, settings: PortalSettings = {}, adapter?: Adapter) {
  const { sandbox, options, enter } = createScene({ as, settings });
  const portal = createPortal({ ...options, ...(adapter && { adapter }) });
  portals.push(portal);
  enter(portal.session);
  const ended = vi.fn();
  portal.session.onEnd(ended);
  return { sandbox, portal, ended };
}

const userPath = getUserInfo.definition.path;
const orgPath = getOrgByCode.definition.path;

/** As the browser does it: the address is that of the page already. */
function resolve(portal: Portal, address: string) {
  history.replaceState(null, '', address);
  return resolveRoute(portal, address);
}

describe('an address', () => {
  test.each([
    ['/space?tab=2#rules', '/space/workbench?tab=2#rules'],
    ['/QRcode/?text=1', '/qrcode?text=1'],
    ['/nowhere?id=1', '/404?id=1'],
    ['//evil.example/space', '/404'],
  ])('%s leads to %s', async (address, to) => {
    const { portal } = open('visitor');
    expect(await resolveRoute(portal, address)).toEqual({ type: 'redirect', to });
  });

  it('of a page without a session is shown at once, with its code', async () => {
    const { portal, sandbox } = open('visitor');
    const result = await resolve(portal, '/404');
    expect(result).toMatchObject({ type: 'page', route: { name: 'notFound' } });
    expect(result.type === 'page' && typeof result.page.default).toBe('function');
    expect(sandbox.calls()).toEqual([]);
  });
});

describe('a visitor', () => {
  it('becomes a guest on a public page', async () => {
    const { portal } = open('visitor');
    expect(await resolve(portal, '/appDownload')).toMatchObject({
      type: 'page',
      route: { name: 'appDownload' },
    });
    expect(portal.session.getState()).toMatchObject({ orgConfig: { isPublic: true }, isNeutral: false });
    expect(portal.session.getState().token).not.toBe('');
  });

  it('sees a public page although the log-in as a guest fails', async () => {
    const { portal, sandbox } = open('visitor');
    sandbox.fault({ method: 'POST', path: '/api/orgUser/login/visitorLoginByCode', status: 500 });
    expect(await resolve(portal, '/appDownload')).toMatchObject({
      type: 'page',
      route: { name: 'appDownload' },
    });
    expect(portal.session.getState().token).toBe('');
  });

  it('is led to the log-in from a page of users', async () => {
    const { portal } = open('visitor');
    expect(await resolve(portal, '/space/point?tab=2')).toEqual({
      type: 'redirect',
      to: '/login/index?redirect=%2Fspace%2Fpoint%3Ftab%3D2',
    });
  });

  it('is told where the organisation cannot be loaded', async () => {
    const { portal, sandbox } = open('visitor');
    sandbox.fault({ method: 'GET', path: orgPath, status: 500 });
    expect(await resolve(portal, '/appDownload')).toMatchObject({
      type: 'failed',
      route: { name: 'appDownload' },
    });
  });
});

it('that nobody knows the organisation of leads to the choice of one', async () => {
  const { portal } = open('visitor', { org: '' });
  expect(await resolve(portal, '/space/point')).toEqual({
    type: 'redirect',
    to: '/commonLogin?redirect=%2Fspace%2Fpoint',
  });
});

describe('a guest', () => {
  it('of an organisation that is no longer public is logged out', async () => {
    const { portal, ended } = open('guest', { org: 'closed' });
    expect(await resolve(portal, '/appDownload')).toEqual({
      type: 'redirect',
      to: '/login/index?redirect=%2FappDownload',
    });
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ type: 'switch' }));
    expect(portal.session.getState().token).toBe('');
  });
});

describe('a log-in by WeChat', () => {
  it('that was begun here asks the server whose code it is', async () => {
    const { portal, sandbox } = open('visitor');
    const address = `/login/wxScanLogin?code=somebody&state=${makeState()}`;
    expect(await resolve(portal, address)).toEqual({
      type: 'redirect',
      to: '/login/wxScanLogin',
      message: '授权码无效或已使用，请重新扫码',
    });
    expect(JSON.stringify(sandbox.calls())).toContain('somebody');
  });

  it.each(['?code=a', '?code=a&state=guessed', '?code=&state=guessed'])(
    'that was not begun here is refused: %s',
    async (query) => {
      const { portal, sandbox } = open('visitor');
      expect(await resolve(portal, `/login/wxScanLogin${query}`)).toEqual({
        type: 'redirect',
        to: '/login/wxScanLogin',
        message: expect.stringMatching(/./),
      });
      expect(sandbox.calls()).toEqual([]);
    },
  );
});

describe('the organisation of an address', () => {
  it('becomes that of a visitor', async () => {
    const { portal } = open('visitor');
    await resolve(portal, '/login/index?orgCode=closed');
    expect(portal.session.getState()).toMatchObject({ orgCode: 'closed', isNeutral: false });
  });

  it('that is unknown is told in a neutral frame, until another page is opened', async () => {
    const { portal } = open('visitor');
    expect(await resolve(portal, '/appDownload?orgCode=nobody')).toMatchObject({ type: 'failed' });
    expect(portal.session.getState().isNeutral).toBe(true);
    await resolve(portal, '/appDownload');
    expect(portal.session.getState().isNeutral).toBe(false);
  });

  it('that the user has left meanwhile leaves the frame as it is', async () => {
    const { portal } = open('visitor');
    const failing = resolve(portal, '/appDownload?orgCode=nobody');
    history.replaceState(null, '', '/appDownload');
    expect(await failing).toMatchObject({ type: 'failed' });
    expect(portal.session.getState().isNeutral).toBe(false);
  });

  it('asks a user before it ends the session, in a neutral frame', async () => {
    const { portal, ended } = open('teacher');
    const result = await resolve(portal, '/project?orgCode=closed');
    expect(result).toMatchObject({ type: 'page', route: { name: 'leaveQuestion', path: '/project' } });
    expect(portal.session.getState()).toMatchObject({ userId: 'u-1001', orgCode: 'demo', isNeutral: true });
    expect(ended).not.toHaveBeenCalled();
  });

  it('that is asked about again stays in its frame', async () => {
    const { portal } = open('teacher');
    await resolve(portal, '/project?orgCode=closed');
    const changed = vi.spyOn(portal.session, 'setState');
    expect(await resolve(portal, '/project?orgCode=closed&id=1')).toMatchObject({ type: 'page' });
    expect(changed).not.toHaveBeenCalled();
  });

  it('that cannot be loaded twice stays in its frame', async () => {
    const { portal } = open('visitor');
    await resolve(portal, '/appDownload?orgCode=nobody');
    const changed = vi.spyOn(portal.session, 'setState');
    expect(await resolve(portal, '/appDownload?orgCode=nobody&id=1')).toMatchObject({ type: 'failed' });
    expect(changed.mock.calls.filter(([values]) => values.isNeutral === false)).toEqual([]);
  });

  it('is taken without a question where the token has expired', async () => {
    const { portal, sandbox } = open('teacher');
    sandbox.expireTokens();
    await resolve(portal, '/login/index?orgCode=closed');
    expect(portal.session.getState()).toMatchObject({ orgCode: 'closed', isNeutral: false });
  });

  it('cannot be asked about where the user cannot be loaded', async () => {
    const { portal, sandbox } = open('teacher');
    sandbox.fault({ method: 'GET', path: userPath, status: 500 });
    expect(await resolve(portal, '/project?orgCode=closed')).toMatchObject({ type: 'failed' });
    expect(portal.session.getState()).toMatchObject({ userId: 'u-1001', isNeutral: true });
  });
});

describe('a user', () => {
  it('is loaded once, and then sees the page', async () => {
    const { portal, sandbox } = open('teacher');
    expect(await resolve(portal, '/404')).toMatchObject({ type: 'page' });
    expect(sandbox.calls().filter(({ path }) => path === userPath)).toEqual([]);
    expect(await resolve(portal, '/appDownload')).toMatchObject({
      type: 'page',
      route: { name: 'appDownload' },
    });
    expect(portal.session.getState().userInfo).not.toBeNull();
    await resolve(portal, '/appDownload');
    expect(sandbox.calls().filter(({ path }) => path === userPath)).toHaveLength(1);
  });

  it('is led on from the log-in, and stays logged in', async () => {
    const { portal, ended } = open('teacher');
    expect(await resolve(portal, '/login/index?redirect=%2Fspace%2Fpoint')).toEqual({
      type: 'redirect',
      to: '/space/point',
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('without a password is led to it once', async () => {
    const { portal } = open('teacher');
    const { userInfo, ...rest } = userInfoOf('u-1001');
    setUser(portal.session, { userInfo: { ...userInfo, needPwd: true }, ...rest });
    expect(await resolve(portal, '/appDownload')).toEqual({
      type: 'redirect',
      to: '/space/settingPwd?redirect=%2FappDownload',
    });
    markPasswordPrompted('u-1001');
    expect(await resolve(portal, '/appDownload')).toMatchObject({ type: 'page' });
  });

  it('whose connection breaks because the page is left has left', async () => {
    const { portal, sandbox, ended } = open('teacher');
    sandbox.fault({ method: 'GET', path: userPath, drop: true, times: 9 });
    const left = setInterval(() => window.dispatchEvent(new Event('pagehide')), 20);
    expect(await resolve(portal, '/appDownload')).toEqual({ type: 'left' });
    clearInterval(left);
    expect(ended).not.toHaveBeenCalled();
  });

  it('whose connection breaks logs in again', async () => {
    const { portal, sandbox } = open('teacher');
    sandbox.fault({ method: 'GET', path: userPath, drop: true, times: 9 });
    expect(await resolve(portal, '/appDownload')).toMatchObject({ type: 'redirect' });
    expect(portal.session.getState().token).toBe('');
  });

  it('stays logged in while the operator’s adapter is faulty', async () => {
    const response = () => {
      throw new TypeError('the adapter is faulty');
    };
    const { portal, ended } = open('teacher', {}, { getUserInfo: { response } });
    expect(await resolve(portal, '/appDownload')).toMatchObject({
      type: 'failed',
      error: expect.any(AdapterError),
    });
    expect(portal.session.getState().token).not.toBe('');
    expect(ended).not.toHaveBeenCalled();
  });

  it('whose token has expired has left', async () => {
    const { portal, sandbox, ended } = open('teacher');
    sandbox.expireTokens();
    expect(await resolve(portal, '/appDownload')).toEqual({ type: 'left' });
    expect(ended).toHaveBeenCalledOnce();
  });

  it('who cannot be loaded logs in again, and is told why', async () => {
    const { portal, sandbox, ended } = open('teacher');
    sandbox.fault({ method: 'GET', path: userPath, status: 500, body: { code: 500, msg: '系统繁忙' } });
    expect(await resolve(portal, '/appDownload?id=1')).toEqual({
      type: 'redirect',
      to: '/login/index?redirect=%2FappDownload%3Fid%3D1',
      message: expect.stringMatching(/./),
    });
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ type: 'switch' }));
    expect(portal.session.getState().token).toBe('');
  });
});

describe('without another step, a page', () => {
  const url = (address: string) => new URL(window.location.origin + address);
  const may = (portal: Portal, address: string) =>
    mayShow(portal, firstRoute(url(address).pathname), url(address));

  it('may be shown to a user who is known', () => {
    const { portal } = open('teacher');
    expect(may(portal, '/space/point')).toBe(false);
    setUser(portal.session, userInfoOf('u-1001'));
    expect(may(portal, '/space/point')).toBe(true);
    expect(may(portal, '/space/point?orgCode=closed')).toBe(false);
    expect(may(portal, '/space/point?code=1')).toBe(true);
    expect(may(portal, '/space/point?orgCode=')).toBe(true);
    expect(may(portal, '/space/point?orgCode=demo')).toBe(true);
  });

  it('may not be shown to a visitor, but that of a log-in', () => {
    const { portal } = open('visitor');
    expect(may(portal, '/space/point')).toBe(false);
    expect(may(portal, '/login/wxPhoneBinding')).toBe(false);
    expect(may(portal, '/login/wxScanLogin')).toBe(true);
    expect(may(portal, '/login/wxScanLogin?code=1')).toBe(false);
    expect(may(portal, '/login/index')).toBe(true);
  });

  it('may be shown that binds a number once a scan has left whose', () => {
    const { portal } = open('visitor');
    storePendingBinding({ openId: 'o-1' });
    expect(may(portal, '/login/wxPhoneBinding')).toBe(true);
  });

  it('may not be shown that makes a visitor a guest first', async () => {
    const { portal, sandbox } = open('visitor');
    sandbox.fault({ method: 'POST', path: '/api/orgUser/login/visitorLoginByCode', status: 500 });
    await resolve(portal, '/appDownload');
    expect(may(portal, '/appDownload')).toBe(false);
  });
});
