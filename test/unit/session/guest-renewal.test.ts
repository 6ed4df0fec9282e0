import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { getHomeModules, getLiveStatistics } from '#src/api/home.ts';
import { clickBanner, getAdverts, getBanners } from '#src/api/marketing.ts';
import { getOrgByCode } from '#src/api/org.ts';
import { unwrap } from '#src/http/unwrap.ts';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal } from '#src/portal.ts';
import {
  createGuestRenewal,
  refusalStep,
  type RefusalStep,
  type RefusedCall,
} from '#src/session/token/guest-renewal.ts';
import { loadOrganisation } from '#src/session/organisation/organisation.ts';
import { createScene, forgetSession, type Persona } from '../../scene.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { eventually } from '../../eventually.ts';

const quiet = { silent: true } as const;
const guestLoginPath = '/api/orgUser/login/visitorLoginByCode';
const modulesPath = getHomeModules.definition.path;
const bannerClick = '/api/operate/banner2/click/';
const refused = { status: 401, body: { code: 401, msg: '登录已失效，请重新登录' } };

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  portals.splice(0).forEach((portal) => portal.close());
  forgetSession();
});

/** Creates a portal whose tokens have all expired. `renews`: it is the standalone portal. */
async function openExpired({ as = 'guest', renews = true }: { as?: Persona; renews?: boolean } = {}) {
  const { sandbox, options, enter } = createScene({ as });
  const portal = createPortal({
    ...options,
    ...(renews && { onTokenRefused: (refusal) => renewGuest(refusal) }),
  });
  portals.push(portal);
  const renewGuest = createGuestRenewal(portal);
  await loadOrganisation(portal);
  enter(portal.session);
  const expired = portal.session.getState().token;
  sandbox.expireTokens();
  const ended = vi.fn();
  portal.session.onEnd(ended);
  const sent = (path: string) =>
    sandbox
      .calls()
      .filter((call) => call.path.startsWith(path))
      .map(({ headers, status }) => ({
        token: new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? '',
        status,
      }));
  return { sandbox, portal, expired, ended, sent };
}

describe('a refused token', () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
  const of = (by: RefusedCall['by'], method: RefusedCall['method'], attempt: number) =>
    [by, method, attempt] as const;

  test.each<readonly [...ReturnType<typeof of>, RefusalStep]>([
    [...of('guest', 'GET', 1), 'renew'],
    [...of('guest', 'GET', 2), 'drop'],
    [...of('guest', 'GET', 3), 'reject'],
    [...of('guest', 'POST', 1), 'sign-out'],
    [...of('guest', 'PUT', 1), 'sign-out'],
    [...of('guest', 'DELETE', 1), 'sign-out'],
    ...methods.map((method) => [...of('learner', method, 1), 'sign-out'] as const),
    ...methods.map((method) => [...of('visitor', method, 1), 'reject'] as const),
    [...of('visitor', 'GET', 2), 'reject'],
    [...of('visitor', 'GET', 3), 'reject'],
  ])('of a %s, %s, attempt %i: %s', (by, method, attempt, step) => {
    expect(refusalStep({ by, method, attempt })).toBe(step);
  });
});

describe('a guest whose token has expired', () => {
  it('is a guest again by one log-in, however many reads fail together, and each read is answered', async () => {
    const { sandbox, portal, expired, ended, sent } = await openExpired();
    portal.session.setState({ navConfig: [] });
    // One response arrives after the others.
    sandbox.fault({ method: 'GET', path: getLiveStatistics.definition.path, delayMs: 60 });
    const answers = await Promise.all([
      getHomeModules(portal.http, undefined, quiet),
      getBanners(portal.http, { position: 1 }, quiet),
      getAdverts(portal.http, undefined, quiet),
      getLiveStatistics(portal.http, undefined, quiet),
    ]);
    expect(answers.map(({ type }) => type)).toEqual(['success', 'success', 'success', 'success']);
    expect(sent(guestLoginPath)).toEqual([{ token: '', status: 200 }]);
    const { token } = portal.session.getState();
    expect(token).not.toBe(expired);
    expect(document.cookie).toContain(`portal_token=${token}`);
    expect(sent(modulesPath)).toEqual([
      { token: expired, status: 401 },
      { token, status: 200 },
    ]);
    expect(portal.session.getState()).toMatchObject({ userId: '', navConfig: [] });
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    ['401', { code: 401, msg: '登录已失效' }],
    ['"-1"', { code: '-1', msg: '账号在别处登录' }],
  ])('is a guest again where the server says so by the body code %s', async (_, body) => {
    const { sandbox, portal, sent, ended } = await openExpired();
    sandbox.fault({ method: 'GET', path: modulesPath, body });
    expect((await getHomeModules(portal.http, undefined, quiet)).type).toBe('success');
    expect(sent(guestLoginPath)).toHaveLength(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('is a guest again each time that a token expires', async () => {
    const { sandbox, portal, sent } = await openExpired();
    await getHomeModules(portal.http, undefined, quiet);
    sandbox.expireTokens();
    await getHomeModules(portal.http, undefined, quiet);
    expect(sent(guestLoginPath)).toHaveLength(2);
    expect(portal.session.getState().token).not.toBe('');
  });

  it('goes on without a token where the new one is refused too', async () => {
    const { sandbox, portal, expired, ended, sent } = await openExpired();
    sandbox.fault({ method: 'GET', path: modulesPath, ...refused, times: 2 });
    expect((await getHomeModules(portal.http, undefined, quiet)).type).toBe('success');
    const [first, second, third] = sent(modulesPath);
    expect(first).toEqual({ token: expired, status: 401 });
    expect(second?.token).not.toBe('');
    expect(second?.token).not.toBe(expired);
    expect(third).toEqual({ token: '', status: 200 });
    expect(portal.session.getState()).toMatchObject({ token: '', orgConfig: { orgCode: 'demo' } });
    expect(document.cookie).not.toMatch(/portal_token=\w/);
    await getBanners(portal.http, { position: 1 }, quiet);
    expect(sent(getBanners.definition.path)).toEqual([{ token: '', status: 200 }]);
    expect(sent(guestLoginPath)).toHaveLength(1);
    expect(ended).not.toHaveBeenCalled();
  });

  it('hears of a read that is refused without a token as well, which nobody else does', async () => {
    const { sandbox, portal, ended, sent } = await openExpired();
    sandbox.fault({ method: 'GET', path: modulesPath, ...refused, times: 9 });
    await expect(getHomeModules(portal.http, undefined, quiet)).rejects.toMatchObject({
      name: 'SignedOutError',
    });
    expect(sent(modulesPath)).toHaveLength(3);
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    ['answers 500', { status: 500 }],
    ['is refused', { body: { code: 400, msg: '暂不可用' } }],
    ['answers 401', refused],
    ['breaks off', { drop: true }],
  ])('goes on without a token where the guest log-in %s', async (_, fault) => {
    const { sandbox, portal, ended, sent } = await openExpired();
    sandbox.fault({ method: 'POST', path: guestLoginPath, ...fault, times: 9 });
    const answers = await Promise.all([
      getHomeModules(portal.http, undefined, quiet),
      getBanners(portal.http, { position: 1 }, quiet),
    ]);
    expect(answers.map(({ type }) => type)).toEqual(['success', 'success']);
    expect(sent(guestLoginPath)).toHaveLength(1);
    expect(sent(modulesPath).at(-1)).toEqual({ token: '', status: 200 });
    expect(portal.session.getState().token).toBe('');
    expect(ended).not.toHaveBeenCalled();
  });

  it('stays one where the new log-in is accepted, whatever is known of the organisation', async () => {
    const { portal, expired, ended } = await openExpired();
    const { orgConfig } = portal.session.getState();
    portal.session.setState({ orgConfig: orgConfig && { ...orgConfig, isPublic: false } });
    await getHomeModules(portal.http, undefined, quiet);
    expect(ended).not.toHaveBeenCalled();
    expect(['', expired]).not.toContain(portal.session.getState().token);
  });

  it('goes on without a token where nothing is known of the organisation', async () => {
    const { sandbox, portal, ended } = await openExpired();
    sandbox.fault({ method: 'POST', path: guestLoginPath, status: 500, times: 9 });
    sandbox.fault({ method: 'GET', path: getOrgByCode.definition.path, status: 500, times: 9 });
    portal.session.setState({ orgConfig: null });
    expect((await getHomeModules(portal.http, undefined, quiet)).type).toBe('success');
    expect(ended).not.toHaveBeenCalled();
  });

  it('has no read repeated for another organisation, to which the tab has gone meanwhile', async () => {
    const { sandbox, portal, sent } = await openExpired();
    sandbox.fault({ method: 'POST', path: guestLoginPath, delayMs: 300 });
    const reading = getHomeModules(portal.http, undefined, quiet);
    await eventually(() => expect(sent(guestLoginPath)).toHaveLength(1));
    portal.session.setState({ orgCode: 'closed' });
    await expect(reading).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(sent(modulesPath)).toHaveLength(1);
  });

  it('is told once that the organisation has become non-public', async () => {
    const { sandbox, portal, ended } = await openExpired();
    const org = unwrap(await getOrgByCode(portal.http, { orgCode: 'demo' }), portal.language);
    sandbox.fault({
      method: 'POST',
      path: guestLoginPath,
      body: { code: 403, msg: '该机构未开放游客访问，请登录' },
    });
    sandbox.fault({
      method: 'GET',
      path: getOrgByCode.definition.path,
      body: { code: 200, data: { ...org, isPublic: false } },
    });
    await Promise.all([
      getHomeModules(portal.http, undefined, quiet),
      getBanners(portal.http, { position: 1 }, quiet),
    ]);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'closed' });
    expect(portal.session.getState()).toMatchObject({ token: '', orgCode: 'demo', orgConfig: null });
  });

  it('uses the token that another tab has got meanwhile', async () => {
    const { sandbox, portal, ended, sent } = await openExpired();
    const token = sandbox.guestTokenOf('demo');
    tokenCookie('portal_token', '').write(token, { userId: '', orgCode: 'demo' });
    expect((await getHomeModules(portal.http, undefined, quiet)).type).toBe('success');
    expect(portal.session.getState().token).toBe(token);
    expect(sent(guestLoginPath)).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
  });

  it('keeps the token of another tab that comes during its own log-in', async () => {
    const { sandbox, portal, sent } = await openExpired();
    sandbox.fault({ method: 'POST', path: guestLoginPath, delayMs: 300 });
    const reading = getHomeModules(portal.http, undefined, quiet);
    await eventually(() => expect(sent(guestLoginPath)).toHaveLength(1));
    const token = sandbox.guestTokenOf('demo');
    portal.session.logIn(token, '');
    await reading;
    expect(portal.session.getState().token).toBe(token);
    expect(sent(modulesPath).at(-1)).toEqual({ token, status: 200 });
  });

  it('has no read repeated in the name of a learner who has logged in meanwhile', async () => {
    const { sandbox, portal, ended, sent } = await openExpired();
    sandbox.fault({ method: 'POST', path: guestLoginPath, delayMs: 300 });
    const reading = getHomeModules(portal.http, undefined, quiet);
    await eventually(() => expect(sent(guestLoginPath)).toHaveLength(1));
    const token = sandbox.tokenOf('teacher');
    portal.session.logIn(token, 'u-1001');
    await expect(reading).rejects.toMatchObject({ name: 'SignedOutError' });
    expect(sent(modulesPath)).toHaveLength(1);
    expect(portal.session.getState()).toMatchObject({ token, userId: 'u-1001' });
    expect(ended).not.toHaveBeenCalled();
  });

  it('is led to log in by a write, which is sent once', async () => {
    const { portal, ended, sent } = await openExpired();
    await expect(clickBanner(portal.http, { id: '1' }, quiet)).rejects.toMatchObject({
      name: 'SignedOutError',
    });
    expect(sent(bannerClick)).toHaveLength(1);
    expect(sent(guestLoginPath)).toEqual([]);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效，请重新登录' });
  });
});

it('a learner whose token has expired is led to log in, and the read is sent once', async () => {
  const { portal, ended, sent } = await openExpired({ as: 'teacher' });
  await expect(getHomeModules(portal.http, undefined, quiet)).rejects.toMatchObject({
    name: 'SignedOutError',
  });
  expect(sent(modulesPath)).toHaveLength(1);
  expect(sent(guestLoginPath)).toEqual([]);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效，请重新登录' });
});

it('a portal that is not told how never logs a guest in, e.g. that of the elements', async () => {
  const { portal, ended, sent } = await openExpired({ renews: false });
  await expect(getHomeModules(portal.http, undefined, quiet)).rejects.toMatchObject({
    name: 'SignedOutError',
  });
  expect(sent(modulesPath)).toHaveLength(1);
  expect(sent(guestLoginPath)).toEqual([]);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效，请重新登录' });
});
