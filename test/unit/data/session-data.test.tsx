import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { useAvatarUrl, avatarUrl } from '#src/data/useAvatarUrl.ts';
import { useIsAuthor } from '#src/data/useIsAuthor.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { useIsUserIdSettled, useUser } from '#src/data/useUser.ts';
import { useLoginStatus, usePortal, useSession } from '#src/data/portal-context.ts';
import { useEnsureLoaded } from '#src/data/queries/useEnsureLoaded.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { getCourses } from '#src/api/lists.ts';
import { getTotal } from '#src/api/space.ts';
import { PortalError } from '#src/http/errors.ts';
import type { Portal } from '#src/portal.ts';
import { getChangeFeed } from '#src/session/change-feed.ts';
import { publishChanges } from '#src/session/publish-changes.ts';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { eventually } from '../../eventually.ts';
import { noUserInfo } from '../../no-user-info.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused, type Asked } from '../session/server.ts';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetSession();
});

const info = '/api/user/user/info';
const organisation = '/api/orgUser/org/getConfigByCode';
const issue = '/api/orgUser/org/getIssuePermission';
const audit = '/api/orgUser/org/getAuditPermission';

const user = (realName = '周敏') =>
  good({ userInfo: { ...noUserInfo, userId: 'u-1', realName }, roles: [], permissions: [] });

function open(answers: Record<string, unknown> = {}, settings = {}) {
  const opened = openPortal(({ path, ...rest }) => {
    const answer = answers[path];
    return (typeof answer === 'function' ? answer({ path, ...rest }) : answer) ?? good(null);
  }, settings);
  portals.push(opened.portal);
  return opened;
}

const asks = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path === path).length;

describe('a part of the session', () => {
  it('needs a portal around its component', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => usePortal())).toThrow('outside of a <PortalProvider>');
  });

  it('is pending on a server, whoever is logged in', () => {
    const { portal } = open();
    portal.session.logIn('t-1', 'u-1');
    const Status = () => <i>{useLoginStatus()}</i>;
    const html = renderToString(
      <PortalProvider portal={portal}>
        <Status />
      </PortalProvider>,
    );
    expect(html).toContain('pending');
  });

  it('is followed, and is the same object until the session changes', () => {
    const { portal } = open();
    const { result, rerender } = hookWithin(portal, () => useSession(({ wallet }) => ({ wallet })));
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    act(() => portal.session.setState({ wallet: 3 }));
    expect(result.current).toEqual({ wallet: 3 });
  });

  test.each<[string, (portal: Portal) => void, string]>([
    ['a visitor', () => {}, 'loggedOut'],
    ['a guest', ({ session }) => session.logIn('guest', ''), 'loggedOut'],
    ['a user', ({ session }) => session.logIn('t-1', 'u-1'), 'loggedIn'],
    ['nobody knows whom', ({ session }) => session.setState({ isPending: true }), 'pending'],
  ])('of %s', (_, act, status) => {
    const { portal } = open();
    act(portal);
    expect(hookWithin(portal, useLoginStatus).result.current).toBe(status);
  });
});

describe('the user', () => {
  it('is loaded once for all widgets', async () => {
    const { portal, asked } = open({ [info]: user() });
    portal.session.logIn('t-1', 'u-1');
    const hooks = [hookWithin(portal, useUser), hookWithin(portal, useUser)];
    expect(hooks[0]?.result.current).toMatchObject({
      user: null,
      isLoading: true,
      failed: false,
      message: '',
    });
    await eventually(() => expect(hooks[1]?.result.current.user?.realName).toBe('周敏'));
    expect(hooks[0]?.result.current).toMatchObject({ isLoading: false, failed: false, error: undefined });
    expect(asks(asked, info)).toBe(1);
  });

  test.each<[string, (portal: Portal) => void]>([
    ['a visitor', () => {}],
    ['a guest', ({ session }) => session.logIn('guest', '')],
  ])('is none for %s, and nothing is asked', async (_, act) => {
    const { portal, asked } = open({ [info]: user() });
    act(portal);
    const { result } = hookWithin(portal, useUser);
    expect(result.current).toMatchObject({ user: null, isLoading: false, failed: false });
    expect(asks(asked, info)).toBe(0);
  });

  it('that cannot be loaded says why, and comes with a retry', async () => {
    let answer: unknown = refused('系统繁忙');
    const { portal } = open({ [info]: () => answer });
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, useUser);
    await eventually(() => expect(result.current.failed).toBe(true));
    expect(result.current).toMatchObject({ isLoading: false, message: '系统繁忙' });
    expect(result.current.error).toBeInstanceOf(PortalError);
    answer = user();
    act(() => result.current.retry());
    await eventually(() => expect(result.current.user?.realName).toBe('周敏'));
    expect(result.current).toMatchObject({ failed: false, message: '', error: undefined });
  });

  it('is loaded again when another tab has changed the profile, and stays where that fails', async () => {
    let name: unknown = user();
    const { portal } = open({ [info]: () => name });
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, useUser);
    await eventually(() => expect(result.current.user?.realName).toBe('周敏'));
    // Another tab of the same user.
    const { portal: other } = open();
    other.session.logIn('t-1', 'u-1');
    name = user('周明');
    // The first message may come before the other one listens.
    await eventually(() => {
      publishChanges(other, [info]);
      expect(result.current.user?.realName).toBe('周明');
    });
    name = refused('系统繁忙');
    publishChanges(other, [info]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(result.current.user?.realName).toBe('周明');
  });

  it('is followed in the portal of now', async () => {
    const [first, second] = [open().portal, open().portal];
    const follows = [first, second].map((portal) => vi.spyOn(getChangeFeed(portal), 'subscribe'));
    let portal = first;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PortalProvider portal={portal}>{children}</PortalProvider>
    );
    const { rerender } = renderHook(() => useUser(), { wrapper });
    await eventually(() => expect(follows[0]).toHaveBeenCalled());
    portal = second;
    rerender();
    await eventually(() => expect(follows[1]).toHaveBeenCalled());
  });

  it('whose id the page has not given is settled once it is loaded, or cannot be', async () => {
    let answer: unknown = new Promise(() => {});
    const { portal } = open({ [info]: () => answer }, { portal: 'https://portal.example' });
    portal.session.logIn('given', anonymousId('given'), { isProvided: true });
    const { result } = hookWithin(portal, useIsUserIdSettled);
    expect(result.current).toBe(false);
    answer = user();
    portal.session.logIn('given-2', anonymousId('given-2'), { isProvided: true });
    await eventually(() => expect(result.current).toBe(true));
    expect(portal.session.getState().userId).toBe('u-1');
    answer = refused('系统繁忙');
    act(() => portal.session.logIn('given-3', anonymousId('given-3'), { isProvided: true }));
    await eventually(() => expect(result.current).toBe(true));
    expect(portal.session.getState().userId).toBe(anonymousId('given-3'));
  });
});

describe('data of the session that are missing', () => {
  const hook = (portal: Portal, load: (portal: unknown) => Promise<void>, isMissing = true) =>
    hookWithin(
      portal,
      (props: { isMissing: boolean; scope: string }) => useEnsureLoaded(props.isMissing, props.scope, load),
      {
        isMissing,
        scope: 's-1',
      },
    );

  it('are not asked for while nobody knows the user: all is loading', async () => {
    const { portal } = open();
    portal.session.setState({ isPending: true });
    const load = vi.fn(async () => {});
    const { result } = hook(portal, load);
    expect(result.current.isLoading).toBe(true);
    expect(load).not.toHaveBeenCalled();
    act(() => portal.session.setState({ isPending: false }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('are not asked for where they are there', () => {
    const load = vi.fn(async () => {});
    const { result } = hook(open().portal, load, false);
    expect(result.current).toMatchObject({ isLoading: false, failed: false, message: '', error: undefined });
    window.dispatchEvent(new Event('focus'));
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['focus', 'online'])(
    'that could not be had are asked for again with the event %s',
    async (type) => {
      const load = vi.fn(() => Promise.reject(new PortalError('系统繁忙')));
      const { result, unmount } = hook(open().portal, load);
      await eventually(() => expect(result.current.failed).toBe(true));
      load.mockClear();
      act(() => void window.dispatchEvent(new Event(type)));
      expect(load).toHaveBeenCalled();
      unmount();
      load.mockClear();
      window.dispatchEvent(new Event(type));
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('of which no message says why have none', async () => {
    const { result } = hook(open().portal, () => Promise.reject(new TypeError('a fault in the code')));
    await eventually(() => expect(result.current.failed).toBe(true));
    expect(result.current.message).toBe('');
    expect(result.current.error).toBeInstanceOf(TypeError);
  });

  it('of a former session have not failed for the next one', async () => {
    const reject: ((error: Error) => void)[] = [];
    const load = () => new Promise<void>((_, fail) => reject.push(fail));
    const { result, rerender } = hook(open().portal, load);
    rerender({ isMissing: true, scope: 's-2' });
    await act(async () => reject[0]?.(new PortalError('系统繁忙')));
    expect(result.current).toMatchObject({ failed: false, isLoading: true, message: '' });
    await act(async () => reject[1]?.(new PortalError('网络连接失败')));
    expect(result.current).toMatchObject({ failed: true, isLoading: false, message: '网络连接失败' });
    rerender({ isMissing: false, scope: 's-2' });
    expect(result.current).toMatchObject({ failed: false, isLoading: false, message: '', error: undefined });
  });

  it('that have failed stay so when a former session’s failure comes late', async () => {
    const reject: ((error: Error) => void)[] = [];
    const load = () => new Promise<void>((_, fail) => reject.push(fail));
    const { result, rerender } = hook(open().portal, load);
    rerender({ isMissing: true, scope: 's-2' });
    await act(async () => reject[1]?.(new PortalError('网络连接失败')));
    await act(async () => reject[0]?.(new PortalError('系统繁忙')));
    expect(result.current).toMatchObject({ failed: true, message: '网络连接失败' });
  });

  it('are loading again during a retry', async () => {
    const reject: ((error: Error) => void)[] = [];
    const load = () => new Promise<void>((_, fail) => reject.push(fail));
    const { result } = hook(open().portal, load);
    await act(async () => reject[0]?.(new PortalError('系统繁忙')));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ failed: false, isLoading: true });
    expect(reject).toHaveLength(2);
    await act(async () => reject[1]?.(new PortalError('系统繁忙')));
    act(() => result.current.retry());
    expect(reject).toHaveLength(3);
  });
});

describe('the organisation', () => {
  it('is loaded where it is missing', async () => {
    const { portal, asked } = open({
      [organisation]: good({ orgId: '1001', orgCode: 'demo', name: '研修网' }),
    });
    const { result } = hookWithin(portal, useOrganisation);
    expect(result.current).toMatchObject({ org: null, isLoading: true });
    await eventually(() => expect(result.current.org?.name).toBe('研修网'));
    expect(result.current.isLoading).toBe(false);
    expect(asks(asked, organisation)).toBe(1);
  });

  it.each<[string, object, (portal: Portal) => void]>([
    ['a frame is neutral', {}, ({ session }) => session.setState({ isNeutral: true })],
    ['there is neither a code nor a token', { org: '' }, () => {}],
  ])('is not asked for where %s', async (_, settings, prepare) => {
    const { portal, asked } = open({}, settings);
    prepare(portal);
    const { result } = hookWithin(portal, useOrganisation);
    expect(result.current).toMatchObject({ org: null, isLoading: false, failed: false });
    expect(asked).toEqual([]);
  });

  it('is that of the token where the settings name none', async () => {
    const byId = '/api/orgUser/org/getConfigById';
    const { portal } = open({ [byId]: good({ orgId: '1002', orgCode: 'closed' }) }, { org: '' });
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, useOrganisation);
    await eventually(() => expect(result.current.org?.orgCode).toBe('closed'));
  });

  it.each<[string, unknown, string[]]>([
    [
      'does not exist',
      refused('机构不存在', 400),
      ['The organisation "demo" cannot be loaded (机构不存在). Check data-org, or the setting org.'],
    ],
    ['cannot be loaded by a fault of the server’s', refused('系统异常', 500), []],
    ['cannot be loaded, since a gateway is down', new Response('', { status: 404 }), []],
    ['cannot be reached', new TypeError('Failed to fetch'), []],
  ])('that %s: a developer is told %j', async (_, answer, said) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { portal } = open({ [organisation]: answer });
    const { result } = hookWithin(portal, useOrganisation);
    await eventually(() => expect(result.current.failed).toBe(true));
    const texts = log.mock.calls.map((parts) => parts.map(String).join(' '));
    expect(texts).toHaveLength(said.length);
    for (const [index, text] of said.entries()) expect(texts[index]).toContain(text);
    const reported = log.mock.calls.flat().filter((part) => part instanceof Error);
    expect(reported.map((error) => Reflect.get(error, 'code'))).toEqual(said.map(() => 400));
  });
});

describe('the right to publish', () => {
  test.each([
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('with that to publish %s and that to approve %s is %s', async (mayIssue, mayAudit, expected) => {
    const { portal, asked } = open({ [issue]: good(mayIssue), [audit]: good(mayAudit) });
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, useIsAuthor);
    expect(result.current).toBe(false);
    await eventually(() => expect(asks(asked, issue) + asks(asked, audit)).toBe(2));
    await eventually(() => expect(result.current).toBe(expected));
  });

  it('is no visitor’s, of whom nothing is asked', async () => {
    const { portal, asked } = open({ [issue]: good(true) });
    const { result } = hookWithin(portal, useIsAuthor);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('the picture of a user', () => {
  it('changes when it is changed here, and when another tab has changed it', async () => {
    localStorage.setItem('portal.avatarVersion', String(Date.now() - 1));
    const { portal } = open({}, { avatarBase: '/avatars/' });
    const { result } = hookWithin(portal, () => useAvatarUrl('u 1'));
    expect(result.current).toMatch(/^https:\/\/portal\.example\/avatars\/u%201\.jpg\?t=\d+$/);
    act(() => portal.session.setState({ avatarVersion: 7 }));
    expect(result.current).toBe('https://portal.example/avatars/u%201.jpg?t=7');
    const changed = Date.now() + 5;
    localStorage.setItem('portal.avatarVersion', String(changed));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal.avatarVersion' })));
    expect(portal.session.getState().avatarVersion).toBeGreaterThan(7);
    act(() => portal.session.setState({ avatarVersion: 7 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal.searches' })));
    expect(portal.session.getState().avatarVersion).toBe(7);
  });

  it('is followed by nobody who is gone', () => {
    const { portal } = open();
    hookWithin(portal, () => useAvatarUrl('u-1')).unmount();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal.avatarVersion' })));
    expect(portal.session.getState().avatarVersion).toBe(0);
  });

  it.each(['', anonymousId('t')])('is none of %j, whom nobody knows', (userId) => {
    expect(hookWithin(open().portal, () => useAvatarUrl(userId)).result.current).toBe('');
  });

  it('is below the address of the settings', () => {
    expect(avatarUrl('/avatars/', 'a/b', 5)).toBe('/avatars/a%2Fb.jpg?t=5');
    expect(avatarUrl('/avatars/', '', 5)).toBe('');
  });
});

it.each([
  ['', '/space'],
  ['https://school.example', 'https://school.example/space'],
])('a page of the portal %j is at %s', (portal, url) => {
  expect(hookWithin(open({}, { portal }).portal, () => usePortalUrl('/space')).result.current).toBe(url);
});

describe('the cache of queries', () => {
  const path = getTotal.definition.path;
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

  function show(answers: Record<string, unknown>) {
    const { portal, asked } = open(answers);
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, () => ({
      query: useQuery(getTotal, undefined),
      cache: useQueryCache(),
    }));
    return { portal, result, asked };
  }

  it('asks again for what has changed, and for nothing else', async () => {
    let count = 0;
    const { result, asked } = show({ [path]: () => good({ courses: ++count }) });
    await eventually(() => expect(result.current.query.data).toBeDefined());
    act(() => result.current.cache.invalidate(['/api/other']));
    await aMoment();
    expect(asks(asked, path)).toBe(1);
    act(() => result.current.cache.invalidate(['/api/other', path]));
    await eventually(() => expect(asks(asked, path)).toBe(2));
  });

  it('asks again for a list but for one of its pages', async () => {
    const { portal, asked } = open({ [getCourses.definition.path]: good({ records: [], total: 0 }) });
    portal.session.logIn('t-1', 'u-1');
    const page = (current: number) => ({ current, size: 12 });
    const { result } = hookWithin(portal, () => {
      useQuery(getCourses, page(1));
      useQuery(getCourses, page(2));
      useQuery(getTotal, undefined);
      return useQueryCache();
    });
    await eventually(() => expect(asked).toHaveLength(3));
    await aMoment();
    act(() => result.current.invalidateOthers(getCourses, page(2)));
    await eventually(() => expect(asked).toHaveLength(4));
    await aMoment();
    expect(asked).toHaveLength(4);
    expect(asked.at(-1)).toMatchObject({ path: getCourses.definition.path, query: { current: '1' } });
  });

  it('is that of the user who has logged in since', async () => {
    const { portal, result, asked } = show({ [path]: good({}) });
    await eventually(() => expect(result.current.query.data).toBeDefined());
    act(() => portal.session.logIn('t-2', 'u-2'));
    await eventually(() => expect(asks(asked, path)).toBe(2));
    act(() => result.current.cache.invalidate([path]));
    await eventually(() => expect(asks(asked, path)).toBe(3));
  });

  it('shows at once what the server then confirms', async () => {
    const { result, asked } = show({ [path]: good({}) });
    await eventually(() => expect(result.current.query.data).toBeDefined());
    let confirm: (change: (data: never) => never) => void = () => {};
    const committed = new Promise<never>((resolve) => (confirm = resolve as never));
    const marked = (mark: string) => (data: unknown) => ({ ...(data as object), mark }) as never;
    let done: Promise<void> | undefined;
    act(() => {
      done = result.current.cache.update(getTotal, undefined, { optimistic: marked('at once'), committed });
    });
    await eventually(() => expect(result.current.query.data).toMatchObject({ mark: 'at once' }));
    confirm(marked('confirmed'));
    await act(async () => done);
    expect(result.current.query.data).toMatchObject({ mark: 'confirmed' });
    await aMoment();
    expect(asks(asked, path)).toBe(1);
  });

  it('takes back what the server refuses', async () => {
    const { result, asked } = show({ [path]: good({}) });
    await eventually(() => expect(result.current.query.data).toBeDefined());
    const before = result.current.query.data;
    const optimistic = (data: unknown) => ({ ...(data as object), mark: 'at once' }) as never;
    await act(async () => {
      await expect(
        result.current.cache.update(getTotal, undefined, {
          optimistic,
          committed: Promise.reject(new PortalError('不可以')),
        }),
      ).rejects.toThrow('不可以');
    });
    expect(result.current.query.data).toEqual(before);
    expect(asks(asked, path)).toBe(1);
  });

  it('makes nothing up where nothing is cached', async () => {
    const { portal } = open({ [path]: new Promise(() => {}) });
    portal.session.logIn('t-1', 'u-1');
    const { result } = hookWithin(portal, useQueryCache);
    const change = vi.fn();
    await act(() =>
      result.current.update(getTotal, undefined, { optimistic: change, committed: Promise.resolve(change) }),
    );
    expect(change).not.toHaveBeenCalled();
  });
});
