import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '#src/configure-portal.ts';
import type { Portal, PortalOptions } from '#src/portal.ts';
import type { OrgConfig } from '#src/api/org.ts';
import { getNotificationCounts } from '#src/api/unread.ts';
import type { ProvidedToken } from '#src/portal-options.ts';
import { setOrganisation } from '#src/session/organisation/organisation.ts';
import { isAnonymousId } from '#src/session/token/anonymous-id.ts';
import { recordOf } from '#src/session/token/token-record.ts';
import { eventually } from '../../eventually.ts';

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

const portals: Portal[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => portals.splice(0).forEach((portal) => portal.close()));

interface Sent {
  token: string | null;
  credentials: RequestCredentials | undefined;
}

/** Creates a portal whose server accepts the token `good` only. */
function open(getToken: NonNullable<PortalOptions['getToken']>, settings: PortalOptions['settings'] = {}) {
  const sent: Sent[] = [];
  const ended: string[] = [];
  const portal = createPortal({
    settings: { api: 'https://portal.example', portal: 'https://portal.example', ...settings },
    getToken,
    fetch: async (_, init) => {
      const token = new Headers(init?.headers).get('authorization');
      sent.push({ token, credentials: init?.credentials });
      return token === 'Bearer good'
        ? Response.json({ code: 200, data: [{ count: 3 }] })
        : Response.json({ code: 401, msg: '登录已过期' }, { status: 401 });
    },
  });
  portals.push(portal);
  portal.session.onEnd(({ type: why }) => ended.push(why));
  const ask = () => getNotificationCounts(portal.http, undefined, { silent: true });
  const signedIn = (token: string) => eventually(() => expect(portal.session.getState().token).toBe(token));
  return { portal, sent, ended, ask, signedIn };
}

describe('a token that the page gives', () => {
  it('goes with the calls, without a cookie of anybody', async () => {
    document.cookie = 'portal_token=somebody-else; path=/';
    const { portal, ask, sent, signedIn } = open(() => 'good');
    expect(portal.session.getState().token).toBe('');
    await signedIn('good');
    await ask();
    expect(sent).toEqual([{ token: 'Bearer good', credentials: 'omit' }]);
    expect(document.cookie).toContain('portal_token=somebody-else');
    document.cookie = 'portal_token=; Max-Age=0; path=/';
  });

  it('leaves alone whose cookie the browser keeps, when it comes and when it goes', async () => {
    const record = JSON.stringify(recordOf('of-the-portal', { userId: 'u-9', orgCode: 'other' }));
    localStorage.setItem('portal.tokenRecord', record);
    let given: ProvidedToken = { token: 'good', userId: 'u-1' };
    const { portal, signedIn } = open(() => given, { org: 'demo' });
    await signedIn('good');
    setOrganisation(portal.session, demo);
    given = null;
    portal.checkSession();
    await signedIn('');
    expect(localStorage.getItem('portal.tokenRecord')).toBe(record);
  });

  it('may come with the id of its user; else nobody is taken for somebody else', async () => {
    const known = open(async () => ({ token: 'good', userId: 'u-1' }));
    await known.signedIn('good');
    expect(known.portal.session.getState().userId).toBe('u-1');
    const [one, other] = [open(() => 'good'), open(() => 'better')];
    await one.signedIn('good');
    await other.signedIn('better');
    const ids = [one, other].map(({ portal }) => portal.session.getState().userId);
    expect(ids.every(isAnonymousId)).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is nobody’s where the page gives none, until the page is asked again', async () => {
    let token: string | null = null;
    const { portal, signedIn } = open(() => token);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(portal.session.getState().token).toBe('');
    token = 'good';
    portal.checkSession();
    await signedIn('good');
  });

  it('that is refused is asked for once more, and nothing ends where a better one comes', async () => {
    const tokens = ['old', 'good'];
    const { ask, ended, signedIn } = open(() => tokens.shift() ?? 'good');
    await signedIn('old');
    await expect(ask()).rejects.toMatchObject({ name: 'SignedOutError' });
    await signedIn('good');
    expect(ended).toEqual([]);
    expect(await ask()).toMatchObject({ type: 'success' });
  });

  it('that several calls at once are refused with is asked for once, and each call is sent again', async () => {
    let asked = 0;
    const { ask, sent, ended, signedIn } = open(async () => {
      asked++;
      // Both refusals have arrived before the new token.
      if (asked > 1) await new Promise((resolve) => setTimeout(resolve, 30));
      return { token: asked > 1 ? 'good' : 'old', userId: 'u-1' };
    });
    await signedIn('old');
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ type }) => type)).toEqual(['success', 'success']);
    expect(sent.map(({ token }) => token)).toEqual([
      'Bearer old',
      'Bearer old',
      'Bearer good',
      'Bearer good',
    ]);
    expect(asked).toBe(2);
    expect(ended).toEqual([]);
  });

  it('of another user does not answer the call of the former one', async () => {
    const given = [{ token: 'old', userId: 'u-1' }];
    const { ask, sent, ended, signedIn } = open(() => given.shift() ?? { token: 'good', userId: 'u-2' });
    await signedIn('old');
    await expect(ask()).rejects.toMatchObject({ name: 'SignedOutError' });
    await signedIn('good');
    expect(sent).toHaveLength(1);
    expect(ended).toEqual([]);
  });

  it('that is refused again and again ends the session, and is not asked for ever', async () => {
    let asked = 0;
    const { ask, ended, signedIn, portal } = open(() => `bad-${++asked}`);
    await signedIn('bad-1');
    await expect(ask()).rejects.toThrow();
    await signedIn('bad-2');
    await expect(ask()).rejects.toThrow();
    await eventually(() => expect(ended).toEqual(['expired']));
    expect(portal.session.getState().token).toBe('');
    expect(asked).toBe(2);
  });

  it('that is refused a minute later is asked for once more, also after the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    let asked = 0;
    const { ask, ended, signedIn } = open(() => `bad-${++asked}`);
    await signedIn('bad-1');
    await expect(ask()).rejects.toThrow();
    await signedIn('bad-2');
    vi.setSystemTime(Date.now() - 86_400_000);
    vi.advanceTimersByTime(60_000);
    await expect(ask()).rejects.toThrow();
    await signedIn('bad-3');
    expect(ended).toEqual([]);
    vi.useRealTimers();
  });
});

it('on a page of another site a session is kept for the page only', () => {
  const portal = createPortal({ settings: { portal: 'https://portal.example' } });
  portals.push(portal);
  portal.session.logIn('kept', 'u-1');
  expect(portal.session.getState().token).toBe('kept');
  expect(document.cookie).not.toContain('kept');
});
