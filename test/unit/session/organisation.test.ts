import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { SEEN_ORGANISATIONS_MAX } from '#src/rules/limits.ts';
import { loadNavigation } from '#src/session/load-navigation.ts';
import { loadOrganisation, setOrganisation } from '#src/session/organisation/organisation.ts';
import { rememberOrganisation, seenOrganisations } from '#src/session/organisation/seen-organisations.ts';
import { storeOrganisation } from '#src/session/organisation/stored-organisation.ts';
import {
  switchOrganisation,
  switchToOwnOrganisation,
} from '#src/session/organisation/switch-organisation.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from './server.ts';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  forgetSession();
});

const byCode = '/api/orgUser/org/getConfigByCode';
const byId = '/api/orgUser/org/getConfigById';
const navigation = '/api/orgUser/org/getNavigationListByPc';
const entries = [{ navigationCode: 'home', name: '首页', url: '' }];

const ids: Record<string, string> = { demo: '1001', closed: '1002', collect: '1003' };
const configOf = ({ query }: Asked) =>
  good({ orgId: ids[query.orgCode ?? ''] ?? query.orgId ?? '1009', orgCode: query.orgCode, name: '研修网' });

function open(answer: Parameters<typeof openPortal>[0] = configOf, settings = {}) {
  const opened = openPortal(answer, settings);
  portals.push(opened.portal);
  return opened;
}

/** An answer that comes when the test says so. */
function delayed(answer: (request: Asked) => unknown) {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  return { go, answer: (request: Asked) => gate.then(() => answer(request)) };
}

describe('the organisation of the session', () => {
  it('is loaded by its code, once however many ask, and stored for the next visit', async () => {
    const { portal, asked } = open();
    await Promise.all([loadOrganisation(portal), loadOrganisation(portal)]);
    expect(asked).toMatchObject([{ path: byCode, query: { orgCode: 'demo' } }]);
    expect(portal.session.getState()).toMatchObject({
      orgCode: 'demo',
      orgId: '1001',
      orgConfig: { name: '研修网' },
    });
    expect(JSON.parse(localStorage.getItem('portal.orgConfig') ?? '')).toMatchObject({ orgId: '1001' });
    expect(localStorage.getItem('portal.orgCode')).toBe('"demo"');
    expect(sessionStorage.getItem('portal.orgCode')).toBe('"demo"');
    expect(seenOrganisations()).toEqual(['demo']);
    await loadOrganisation(portal);
    expect(asked).toHaveLength(2);
  });

  it('keeps its code where the answer names none', async () => {
    const { portal } = open(() => good({ orgId: '1001' }));
    await loadOrganisation(portal);
    expect(portal.session.getState()).toMatchObject({ orgCode: 'demo', orgConfig: { orgCode: 'demo' } });
  });

  it('is loaded by its number, or by whose session it is, where no code is known', async () => {
    const { portal, asked } = open(() => good({ orgId: '1002', orgCode: 'closed' }), { org: '' });
    portal.session.setState({ orgId: '1002' });
    await loadOrganisation(portal);
    expect(asked).toMatchObject([{ path: byId, query: { orgId: '1002' } }]);
    expect(portal.session.getState().orgCode).toBe('closed');
    forgetSession();
    const { portal: other, asked: askedByOther } = open(() => good({ orgId: '1002', orgCode: 'closed' }), {
      org: '',
    });
    await loadOrganisation(other);
    expect(askedByOther[0]?.path).toBe(byId);
    expect(askedByOther[0]?.query).not.toHaveProperty('orgId');
  });

  it('that does not exist changes nothing, and no message is shown twice', async () => {
    const { portal } = open(() => refused('机构不存在'));
    const shown: string[] = [];
    const http = portal.http.withNotify((text) => shown.push(text));
    await expect(loadOrganisation({ ...portal, http })).rejects.toThrow('机构不存在');
    expect(shown).toEqual([]);
    expect(portal.session.getState()).toMatchObject({ orgCode: 'demo', orgConfig: null });
    expect(seenOrganisations()).toEqual([]);
  });

  it('by number, that does not exist shows no message either', async () => {
    const { portal } = open(() => refused('机构不存在'), { org: '' });
    const shown: string[] = [];
    const http = portal.http.withNotify((text) => shown.push(text));
    await expect(loadOrganisation({ ...portal, http })).rejects.toThrow('机构不存在');
    expect(shown).toEqual([]);
  });

  it('that comes after the session has gone to another one is not taken for it', async () => {
    const { go, answer } = delayed(configOf);
    const { portal } = open(answer);
    const loading = loadOrganisation(portal);
    portal.session.chooseOrganisation('closed');
    go();
    await loading;
    expect(portal.session.getState()).toMatchObject({ orgCode: 'closed', orgId: '', orgConfig: null });
  });

  it('is loaded for another one to which the session goes while the former one is on its way', async () => {
    const { go, answer } = delayed(configOf);
    const { portal } = open(answer);
    const loads = [loadOrganisation(portal)];
    portal.session.chooseOrganisation('closed');
    loads.push(loadOrganisation(portal));
    go();
    await Promise.all(loads);
    expect(portal.session.getState()).toMatchObject({ orgCode: 'closed', orgId: '1002' });
  });

  it('takes its navigation with it, unless it is the same one again', () => {
    const { portal } = open();
    const { session } = portal;
    const config = { ...ids, orgId: '1001', orgCode: 'demo' } as unknown as Parameters<
      typeof setOrganisation
    >[1];
    session.setState({ navConfig: entries });
    setOrganisation(session, config);
    expect(session.getState().navConfig).toEqual(entries);
    setOrganisation(session, { ...config, orgCode: 'closed', orgId: '1002' });
    expect(session.getState().navConfig).toBeNull();
  });

  it('keeps the navigation that came before its code was known', () => {
    const { portal } = open(undefined, { org: '' });
    portal.session.setState({ navConfig: entries });
    setOrganisation(portal.session, { orgId: '1', orgCode: 'demo' } as Parameters<typeof setOrganisation>[1]);
    expect(portal.session.getState().navConfig).toEqual(entries);
  });

  it('of which nothing is known leaves no configuration of the former one', () => {
    localStorage.setItem('portal.orgConfig', '{"orgId":"1001"}');
    storeOrganisation('closed', null);
    expect(localStorage.getItem('portal.orgConfig')).toBeNull();
    expect(localStorage.getItem('portal.orgCode')).toBe('"closed"');
  });
});

describe('the organisation with which a page begins', () => {
  const config = { orgId: '1002', orgCode: 'closed', userLoginType: [] };

  it('is that of its configuration where the browser has lost the code', () => {
    localStorage.setItem('portal.orgConfig', JSON.stringify(config));
    const { portal } = open();
    expect(portal.session.getState()).toMatchObject({ orgCode: 'closed', orgId: '1002' });
  });

  it('has no configuration that belongs to another one', () => {
    localStorage.setItem('portal.orgConfig', JSON.stringify(config));
    localStorage.setItem('portal.orgCode', '"demo"');
    const { portal } = open();
    expect(portal.session.getState()).toMatchObject({ orgCode: 'demo', orgConfig: null, orgId: '' });
  });

  it('is that of the settings where the browser knows none, and is not stored for it', () => {
    const { portal } = open();
    expect(portal.session.getState().orgCode).toBe('demo');
    expect(sessionStorage.getItem('portal.orgCode')).toBeNull();
  });
});

describe('the organisations that a browser has visited', () => {
  it('are listed once each, the latest first', () => {
    for (const code of ['demo', 'closed', 'demo', 'collect']) rememberOrganisation(code);
    expect(seenOrganisations()).toEqual(['collect', 'demo', 'closed']);
    rememberOrganisation('closed');
    expect(seenOrganisations()).toEqual(['closed', 'collect', 'demo']);
  });

  it('do not include one without a code', () => {
    rememberOrganisation('demo');
    rememberOrganisation('');
    expect(seenOrganisations()).toEqual(['demo']);
  });

  it('are no more than fit the choice', () => {
    const codes = Array.from({ length: SEEN_ORGANISATIONS_MAX + 2 }, (_, index) => `org-${index}`);
    for (const code of codes) rememberOrganisation(code);
    expect(seenOrganisations()).toEqual(codes.toReversed().slice(0, SEEN_ORGANISATIONS_MAX));
  });

  it('are written only when they change', () => {
    rememberOrganisation('demo');
    localStorage.setItem('portal.organisations', '["demo", "closed"]');
    rememberOrganisation('demo');
    expect(localStorage.getItem('portal.organisations')).toBe('["demo", "closed"]');
  });

  it.each(['', '{}', '[1]', 'demo'])('are none in broken storage: %s', (stored) => {
    localStorage.setItem('portal.organisations', stored);
    expect(seenOrganisations()).toEqual([]);
    rememberOrganisation('demo');
    expect(seenOrganisations()).toEqual(['demo']);
  });
});

describe('a switch to another organisation', () => {
  it('ends the session of the user, and shows the other one', async () => {
    const { portal, asked } = open();
    portal.session.logIn('t-1', 'u-1');
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await switchOrganisation(portal, 'closed');
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'switch' });
    expect(portal.session.getState()).toMatchObject({
      token: '',
      orgCode: 'closed',
      orgId: '1002',
      orgConfig: { orgCode: 'closed' },
    });
    expect(asked[0]).toMatchObject({ path: byCode, query: { orgCode: 'closed' } });
  });

  it('ends nobody’s session for a guest, who begins anew', async () => {
    const { portal } = open();
    portal.session.logIn('guest', '');
    const ended = vi.fn();
    portal.session.onEnd(ended);
    await switchOrganisation(portal, 'closed');
    expect(ended).not.toHaveBeenCalled();
    expect(portal.session.getState()).toMatchObject({ token: '', orgCode: 'closed' });
  });

  it('lets its page end the session, e.g. after a question', async () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    const ended = vi.fn();
    portal.session.onEnd(ended);
    const endUser = vi.fn(() => portal.session.end({ type: 'chosen' }));
    await switchOrganisation(portal, 'closed', endUser);
    expect(endUser).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'chosen' });
  });

  it('to the same one does nothing', async () => {
    const { portal, asked } = open();
    portal.session.logIn('t-1', 'u-1');
    await switchOrganisation(portal, 'demo');
    expect(asked).toEqual([]);
    expect(portal.session.getState().token).toBe('t-1');
  });

  it.each([switchOrganisation, switchToOwnOrganisation])(
    'that does not exist keeps the session, and only the page says so',
    async (turn) => {
      const { portal } = open(() => refused('机构不存在'));
      portal.session.logIn('t-1', 'u-1');
      const shown: string[] = [];
      const http = portal.http.withNotify((text) => shown.push(text));
      await expect(turn({ ...portal, http }, 'mistyped')).rejects.toThrow('机构不存在');
      expect(portal.session.getState()).toMatchObject({ token: 't-1', userId: 'u-1', orgCode: 'demo' });
      expect(shown).toEqual([]);
    },
  );

  it('to the user’s own keeps the session, under the code that was asked for', async () => {
    const { portal, asked } = open(() => good({ orgId: '1002', orgCode: 'CLOSED' }));
    portal.session.logIn('t-1', 'u-1');
    await switchToOwnOrganisation(portal, 'closed');
    expect(asked).toMatchObject([{ path: byCode, query: { orgCode: 'closed' } }]);
    expect(portal.session.getState()).toMatchObject({
      token: 't-1',
      userId: 'u-1',
      orgCode: 'closed',
      orgId: '1002',
    });
  });

  it('to the own one of a user is none of the next user’s', async () => {
    const { go, answer } = delayed(configOf);
    const { portal } = open(answer);
    portal.session.logIn('t-1', 'u-1');
    const switching = switchToOwnOrganisation(portal, 'closed');
    portal.session.logIn('t-2', 'u-2');
    go();
    await switching;
    expect(portal.session.getState()).toMatchObject({ token: 't-2', orgCode: 'demo' });
  });
});

describe('the navigation', () => {
  it.each([
    ['a visitor names their organisation', '', 'demo', { orgCode: 'demo' }],
    ['a token says of whom', 't-1', 'demo', {}],
    ['nobody knows any organisation', '', '', {}],
  ])('is asked for where %s', async (_, token, org, query) => {
    const { portal, asked } = open(() => good(entries), { org });
    if (token) portal.session.logIn(token, 'u-1');
    await Promise.all([loadNavigation(portal), loadNavigation(portal)]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: navigation, token });
    const { site: _site, ...whose } = asked[0]?.query ?? {};
    expect(Object.fromEntries(Object.entries(whose).filter(([name]) => name === 'orgCode'))).toEqual(query);
    expect(portal.session.getState().navConfig).toMatchObject(entries);
  });

  it.each<[string, (portal: Portal) => void]>([
    ['another user', (portal) => portal.session.logIn('t-2', 'u-2')],
    ['another organisation', (portal) => portal.session.setState({ orgCode: 'closed' })],
  ])('that was asked for before %s came is not shown', async (_, change) => {
    const { go, answer } = delayed(() => good(entries));
    const { portal } = open(answer);
    portal.session.logIn('t-1', 'u-1');
    const loading = loadNavigation(portal);
    change(portal);
    go();
    await loading;
    expect(portal.session.getState().navConfig).toBeNull();
  });

  it('is asked for anew by the next user, while that of the former one is on its way', async () => {
    const { go, answer } = delayed(() => good(entries));
    const { portal, asked } = open(answer);
    portal.session.logIn('t-1', 'u-1');
    const loads = [loadNavigation(portal)];
    portal.session.logIn('t-2', 'u-2');
    loads.push(loadNavigation(portal));
    portal.session.setState({ orgCode: 'closed' });
    loads.push(loadNavigation(portal));
    go();
    await Promise.all(loads);
    const tokens = asked.filter(({ path }) => path === navigation).map(({ token }) => token);
    expect(tokens).toEqual(['t-1', 't-2', 't-2']);
    expect(portal.session.getState().navConfig).toMatchObject(entries);
  });

  it('that does not come shows no message: the header does without', async () => {
    const { portal } = open(() => refused('系统繁忙'));
    const shown: string[] = [];
    const http = portal.http.withNotify((text) => shown.push(text));
    await expect(loadNavigation({ ...portal, http })).rejects.toThrow('系统繁忙');
    expect(shown).toEqual([]);
  });
});
