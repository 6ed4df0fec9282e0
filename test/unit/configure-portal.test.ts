import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getNotificationCounts } from '#src/api/unread.ts';
import { configurePortal } from '#src/configure-portal.ts';
import { SignedOutError } from '#src/http/errors.ts';
import { findPortal, onPortalChange } from '#src/page-portal.ts';
import type { PortalOptions } from '#src/portal.ts';
import { eventually } from '../eventually.ts';

const settings = { api: 'https://api.example', org: 'demo' };
const fetch: PortalOptions['fetch'] = async () => Response.json({ code: 200, data: null });
const getToken = () => 'from-the-page';

const configure = (options: PortalOptions = {}) =>
  configurePortal({ fetch, ...options, settings: { ...settings, ...options.settings } });

function forget(): void {
  localStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
}

beforeEach(forget);
afterEach(() => {
  findPortal()?.close();
  forget();
});

describe('a portal that is configured again', () => {
  test.each<[string, PortalOptions, boolean]>([
    ['the same', {}, true],
    ['another language', { settings: { locale: 'en' } }, true],
    ['another theme', { settings: { theme: 'dark' } }, true],
    ['other texts', { settings: { texts: { 'login.title': '欢迎' } } }, true],
    ['another organisation', { settings: { org: 'closed' } }, false],
    ['another API', { settings: { api: 'https://other.example' } }, false],
    ['another cookie', { settings: { cookieName: 'other' } }, false],
    ['a token of the page', { getToken }, false],
    ['another back end', { fetch: async () => Response.json({}) }, false],
  ])('with %s', (_, options, goesOn) => {
    const { session } = configure();
    session.logIn('token-1', 'u-1001');
    const { session: next } = configure(options);
    expect(next === session).toBe(goesOn);
    if (goesOn)
      expect(next.getState()).toMatchObject({ token: 'token-1', userId: 'u-1001', orgCode: 'demo' });
  });

  test('starts the session of another organisation, and finds the former one again', () => {
    configure().session.logIn('token-1', 'u-1001');
    const other = configure({ settings: { org: 'closed' } });
    expect(other.session.getState()).toMatchObject({
      orgCode: 'closed',
      token: '',
      userId: '',
      orgConfig: null,
    });
    const back = configure();
    expect(back.session.getState()).toMatchObject({ orgCode: 'demo', token: 'token-1', userId: 'u-1001' });
  });

  test('asks the page for its token through the new function', async () => {
    const { session } = configure({ getToken });
    await eventually(() => expect(session.getState().token).toBe('from-the-page'));
    const again = vi.fn(() => 'renewed');
    configure({ getToken: again, settings: { locale: 'en' } });
    await eventually(() => expect(session.getState().token).toBe('renewed'));
    expect(again).toHaveBeenCalledOnce();
  });

  test('closes the former one: it follows no other tab any more', () => {
    const { session } = configure();
    const refresh = vi.spyOn(session, 'refresh');
    configure({ settings: { org: 'closed' } });
    window.dispatchEvent(new Event('pageshow'));
    expect(refresh).not.toHaveBeenCalled();
  });

  test('keeps the login of the new one when the former back end refuses its last call', async () => {
    const { session, http } = configure({ fetch: async () => new Response('', { status: 401 }) });
    session.logIn('token-1', 'u-1001');
    const refused = getNotificationCounts(http);
    const next = configure();
    await expect(refused).rejects.toThrow(SignedOutError);
    expect(document.cookie).toContain('token-1');
    next.checkSession();
    expect(next.session.getState()).toMatchObject({ token: 'token-1', userId: 'u-1001' });
  });

  test('speaks the new language, and says whether it was chosen', () => {
    expect(configure().language).toMatchObject({ locale: 'zh-CN', isDefault: true });
    expect(configure({ settings: { locale: 'en' } }).language).toMatchObject({
      locale: 'en',
      isDefault: false,
    });
  });

  test('tells those who listen, after it has taken the place of the former one', () => {
    const heard: unknown[] = [];
    const stop = onPortalChange(() => heard.push(findPortal()));
    const first = configure();
    const second = configure({ settings: { locale: 'en' } });
    stop();
    configure();
    expect(heard).toEqual([first, second]);
  });

  test('stays as it was where a setting is invalid', () => {
    const portal = configure();
    expect(() => configure({ settings: { theme: 'pink' as 'dark' } })).toThrow(/theme/);
    expect(findPortal()).toBe(portal);
  });
});
