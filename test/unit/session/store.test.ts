import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrgConfig } from '#src/api/org.ts';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { setOrganisation } from '#src/session/organisation/organisation.ts';
import { setUser } from '#src/session/set-user.ts';
import { createSession } from '#src/session/store.ts';
import { noRecord, type TokenRecord } from '#src/session/token/token-record.ts';

const demo: OrgConfig = {
  orgId: '1001',
  orgCode: 'demo',
  name: '东湖区教师发展中心',
  logoUrl: '/logo.svg',
  userLoginType: ['account'],
  isPublic: true,
  collectState: false,
  collectWord: '',
  supportPhone: '400-668-2026',
  theme: '#1f6feb',
  icp: '',
  recordNo: '',
  annualReportUrl: '',
};

const user = {
  userInfo: {
    userId: 'u1',
    id: '',
    name: '',
    username: 'teacher',
    realName: '周敏',
    nickname: '',
    avatar: '',
    admin: false,
    mobile: '13812345678',
    idcardDid: true,
    mobileDid: true,
    weixinDid: false,
    needPwd: false,
    orgCode: 'demo',
  },
  roles: ['project_study'],
  permissions: ['read'],
};

function open(defaultOrg = 'demo') {
  return createSession(tokenCookie('portal_token', ''), defaultOrg);
}

function wipe() {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
}

beforeEach(wipe);
afterEach(wipe);

describe('the organisation of a tab', () => {
  it('outlives a reload, whatever another tab has visited meanwhile', () => {
    setOrganisation(open(), demo);
    // The session storage of the other tab is not this one's.
    const ownTab = sessionStorage.getItem('portal.orgCode') ?? '';
    setOrganisation(open(), { ...demo, orgCode: 'closed', orgId: '1002', name: '临江市教师进修学校' });
    sessionStorage.setItem('portal.orgCode', ownTab);
    expect(open().getState()).toMatchObject({ orgCode: 'demo', orgConfig: null, orgId: '' });
  });

  it('is kept from the start, also where the browser knows it already', () => {
    setOrganisation(open(), demo);
    sessionStorage.clear();
    open();
    localStorage.setItem('portal.orgCode', '"closed"');
    expect(open().getState().orgCode).toBe('demo');
  });

  it('is that of the logged-in learner in a new tab, else the one visited last', () => {
    const session = open();
    setOrganisation(session, demo);
    session.logIn('t', 'u1');
    localStorage.setItem('portal.orgCode', '"closed"');
    sessionStorage.clear();
    expect(open().getState()).toMatchObject({ orgCode: 'demo', token: 't', userId: 'u1' });
    session.end({ type: 'chosen' });
    localStorage.setItem('portal.orgCode', '"closed"');
    sessionStorage.clear();
    expect(open().getState()).toMatchObject({ orgCode: 'closed', token: '' });
  });
});

describe('a neutral frame', () => {
  const navigation = [{ navigationCode: 'home', name: '首页', url: '' }];

  it('hides the configuration of the own organisation, and shows it again', () => {
    const session = open();
    session.logIn('t', 'u1');
    setOrganisation(session, demo);
    session.setState({ navConfig: navigation });
    const before = session.getState();
    session.setState({ isNeutral: true });
    expect(session.getState()).toMatchObject({ orgConfig: null, navConfig: [], token: 't', orgCode: 'demo' });
    session.setState({ isNeutral: false });
    expect(session.getState()).toEqual(before);
  });

  it('shows nothing that arrives meanwhile until it ends', () => {
    const session = open();
    session.setState({ isNeutral: true });
    setOrganisation(session, demo);
    session.setState({ navConfig: navigation });
    expect(session.getState()).toMatchObject({ orgConfig: null, navConfig: [] });
    session.setState({ isNeutral: false });
    expect(session.getState()).toMatchObject({ orgConfig: demo, navConfig: navigation });
  });
});

describe('a session', () => {
  it('begins logged out, in the default organisation', () => {
    expect(open().getState()).toMatchObject({
      token: '',
      userId: '',
      orgCode: 'demo',
      orgConfig: null,
      userInfo: null,
    });
  });

  it('keeps token in the cookie; user id, organisation code and config in local storage', () => {
    const session = open();
    setOrganisation(session, demo);
    session.logIn('t/1=;é', 'u1');
    const other = open('');
    expect(other.getState()).toMatchObject({
      token: 't/1=;é',
      userId: 'u1',
      orgCode: 'demo',
      orgId: '1001',
      orgConfig: { name: demo.name },
    });
    expect(document.cookie).toContain('portal_token=');
    expect(JSON.stringify({ ...localStorage })).not.toContain('t/1');
  });

  it('of a guest has a token and no user id', () => {
    const session = open();
    session.logIn('guest', '');
    expect(session.getState()).toMatchObject({ token: 'guest', userId: '' });
  });

  it('forgets the former user when somebody else signs in', () => {
    const session = open();
    session.logIn('a', 'u1');
    setUser(session, user);
    session.setState({ notificationCount: 7, wallet: 12 });
    session.logIn('b', 'u2');
    expect(session.getState()).toMatchObject({
      userId: 'u2',
      userInfo: null,
      roles: [],
      notificationCount: 0,
      wallet: null,
    });
  });

  it('drops a stored value that is broken', () => {
    localStorage.setItem('portal.orgConfig', '{"orgId":');
    sessionStorage.setItem('portal.orgCode', '{"not":"a text"}');
    localStorage.setItem('portal.tokenRecord', '{"userId":7}');
    document.cookie = 'portal_token=t; path=/';
    expect(open().getState()).toMatchObject({ orgCode: 'demo', orgConfig: null, userId: anonymousId('t') });
    expect(localStorage.getItem('portal.tokenRecord')).toBeNull();
    expect(localStorage.getItem('portal.orgConfig')).toBeNull();
  });

  it('clears all that belongs to the user on logout, in memory and in store', () => {
    const session = open();
    setOrganisation(session, demo);
    session.logIn('t', 'u1');
    setUser(session, user);
    session.setState({ notificationCount: 7, feedbackCount: 2, wallet: 12 });
    const ended = vi.fn();
    session.onEnd(ended);
    session.end({ type: 'chosen' });
    expect(session.getState()).toMatchObject({
      token: '',
      userId: '',
      userInfo: null,
      roles: [],
      permissions: [],
      wallet: null,
      notificationCount: 0,
      feedbackCount: 0,
      orgConfig: null,
      orgCode: 'demo',
    });
    expect(document.cookie).not.toContain('portal_token=t');
    expect(localStorage.getItem('portal.tokenRecord')).toBeNull();
    expect(localStorage.getItem('portal.orgConfig')).toBeNull();
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'chosen' });
  });

  it('tells of an expiry once, however many calls fail together', () => {
    const session = open();
    session.logIn('t', 'u1');
    const ended = vi.fn();
    session.onEnd(ended);
    for (let i = 0; i < 20; i++) session.end({ type: 'expired', message: '登录已失效' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效' });
  });

  it('starts clean in another organisation', () => {
    const session = open();
    setOrganisation(session, demo);
    session.logIn('t', 'u1');
    setUser(session, user);
    session.chooseOrganisation('closed');
    expect(session.getState()).toMatchObject({
      orgCode: 'closed',
      token: '',
      userId: '',
      userInfo: null,
      orgConfig: null,
    });
    session.chooseOrganisation('closed');
    expect(session.getState().orgCode).toBe('closed');
  });

  it('is in another organisation the user who has logged in there in another tab', () => {
    const [here, there] = [open(), open()];
    there.chooseOrganisation('closed');
    here.logIn('t', 'u1');
    there.refresh();
    expect(there.getState()).toMatchObject({ orgCode: 'closed', token: '' });
    there.chooseOrganisation('demo');
    expect(there.getState()).toMatchObject({ orgCode: 'demo', token: 't', userId: 'u1', owner: 'u1' });
  });

  it('is nobody in another organisation than that of the user who has logged in elsewhere', () => {
    const [here, there] = [open(), open()];
    there.chooseOrganisation('closed');
    here.logIn('t', 'u1');
    there.chooseOrganisation('third');
    expect(there.getState()).toMatchObject({ orgCode: 'third', token: '', userId: '' });
    here.logIn('guest', '');
    there.chooseOrganisation('demo');
    expect(there.getState()).toMatchObject({ orgCode: 'demo', token: '' });
  });

  it('remembers an organisation only when it is known to exist', () => {
    const session = open();
    setOrganisation(session, demo);
    session.chooseOrganisation('mistyped');
    expect(open('').getState().orgCode).toBe('demo');
  });

  it('follows what another tab has done to the cookie', () => {
    const session = open();
    session.logIn('t', 'u1');
    const ended = vi.fn();
    session.onEnd(ended);
    session.refresh();
    expect(ended).not.toHaveBeenCalled();
    open().end({ type: 'chosen' });
    session.refresh();
    expect(session.getState()).toMatchObject({ token: '', userId: '' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'elsewhere' });
    open().logIn('t2', 'u2');
    session.refresh();
    expect(session.getState()).toMatchObject({ token: 't2', userId: 'u2' });
  });

  it('says in every tab why it ended, where the server has refused it', () => {
    const [session, other, later] = [open(), open(), open()];
    for (const tab of [other, later]) session.onCookie((change) => tab.refresh(structuredClone(change)));
    session.logIn('t', 'u1');
    const ends = [vi.fn(), vi.fn()];
    other.onEnd(ends[0] ?? vi.fn());
    later.onEnd(ends[1] ?? vi.fn());
    session.end({ type: 'expired', message: '登录已失效' }, { isRefused: true });
    for (const ended of ends) {
      expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'expired', message: '登录已失效' });
    }
    session.logIn('t', 'u1');
    session.end({ type: 'chosen' });
    for (const ended of ends) expect(ended).toHaveBeenLastCalledWith({ type: 'elsewhere' });
  });

  it('without an organisation accepts a log-in at any, and one in an organisation does not', () => {
    const [undecided, closedTab] = [open(''), open('closed')];
    const demoTab = open('demo');
    for (const tab of [undecided, closedTab]) demoTab.onCookie((holder) => tab.refresh(holder));
    const ended = vi.fn();
    undecided.onEnd(ended);
    demoTab.logIn('t', 'u1');
    expect(undecided.getState()).toMatchObject({ token: 't', userId: 'u1' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'elsewhere' });
    expect(closedTab.getState()).toMatchObject({ token: '', userId: '' });
  });

  it('waits for the cookie of another tab that arrives later than its message', () => {
    const session = open();
    session.logIn('guest', '');
    const ended = vi.fn();
    session.onEnd(ended);
    const other = open();
    let holder: TokenRecord | undefined;
    other.onCookie((said) => (holder = said));
    other.logIn('learner', 'u1');
    document.cookie = 'portal_token=guest; path=/';
    expect(session.refresh(holder)).toBe(false);
    expect(session.getState()).toMatchObject({ token: 'guest', userId: '' });
    expect(ended).not.toHaveBeenCalled();
    document.cookie = 'portal_token=learner; path=/';
    expect(session.refresh(holder)).toBe(true);
    expect(session.getState()).toMatchObject({ token: 'learner', userId: 'u1' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'elsewhere' });
    expect(JSON.stringify(holder)).not.toContain('learner');
  });

  it('of a guest waits for the end of the cookie that another tab has ended', () => {
    const session = open();
    session.logIn('guest', '');
    expect(session.refresh(noRecord)).toBe(false);
    expect(session.getState().token).toBe('guest');
    document.cookie = 'portal_token=; path=/; Max-Age=0';
    expect(session.refresh(noRecord)).toBe(true);
    expect(session.getState().token).toBe('');
  });

  it('of a guest whose token is renewed keeps the rest, and tells nobody, in other tabs too', () => {
    const [session, other] = [open(), open()];
    session.logIn('guest', '');
    other.refresh();
    const ended = vi.fn();
    for (const tab of [session, other]) {
      tab.setState({ navConfig: [] });
      tab.onEnd(ended);
    }
    session.logIn('renewed', '');
    other.refresh();
    for (const tab of [session, other]) {
      expect(tab.getState()).toMatchObject({ token: 'renewed', userId: '', navConfig: [] });
    }
    expect(ended).not.toHaveBeenCalled();
  });

  it('of a guest goes on without a token that the server refuses', () => {
    const session = open();
    setOrganisation(session, demo);
    session.logIn('guest', '');
    const ended = vi.fn();
    session.onEnd(ended);
    session.dropToken('another');
    expect(session.getState().token).toBe('guest');
    session.dropToken('guest');
    expect(session.getState()).toMatchObject({ token: '', orgCode: 'demo', orgConfig: { name: demo.name } });
    expect(document.cookie).not.toContain('portal_token=guest');
    expect(ended).not.toHaveBeenCalled();
  });

  it('of a guest leaves the newer token of another tab in the cookie', () => {
    const session = open();
    session.logIn('guest', '');
    document.cookie = 'portal_token=renewed; path=/';
    session.dropToken('guest');
    expect(document.cookie).toContain('portal_token=renewed');
    expect(session.getState().token).toBe('');
  });

  it('leaves the token of another organisation to the tab that holds it', () => {
    const demoTab = open();
    setOrganisation(demoTab, demo);
    demoTab.logIn('demo-learner', 'u1');
    // Another tab switches to another organisation as a guest, without having seen the session of the first.
    sessionStorage.setItem('portal.orgCode', '"closed"');
    const closedTab = open();
    expect(closedTab.getState()).toMatchObject({ orgCode: 'closed', token: '' });
    closedTab.logIn('closed-guest', '');
    demoTab.refresh();
    expect(demoTab.getState()).toMatchObject({ token: 'demo-learner', userId: 'u1' });
    closedTab.refresh();
    expect(closedTab.getState()).toMatchObject({ token: 'closed-guest', userId: '' });
    closedTab.end({ type: 'switch' });
    expect(document.cookie).toContain('portal_token=demo-learner');
  });

  it('is over for a tab whose cookie another organisation has taken by a login', () => {
    const demoTab = open();
    setOrganisation(demoTab, demo);
    demoTab.logIn('demo-learner', 'u1');
    sessionStorage.setItem('portal.orgCode', '"closed"');
    open().logIn('closed-learner', 'u4');
    demoTab.refresh();
    expect(demoTab.getState()).toMatchObject({ orgCode: 'demo', token: '', userId: '' });
  });

  it('gives the same state until something changes, and tells its readers', () => {
    const session = open();
    const before = session.getState();
    expect(session.getState()).toBe(before);
    const changed = vi.fn();
    const stop = session.subscribe(changed);
    session.setState({ notificationCount: 3 });
    expect(changed).toHaveBeenCalled();
    expect(session.getState()).not.toBe(before);
    stop();
    changed.mockClear();
    session.setState({ notificationCount: 4 });
    expect(changed).not.toHaveBeenCalled();
  });
});
