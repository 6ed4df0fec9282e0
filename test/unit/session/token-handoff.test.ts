import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '#src/portal.ts';
import { oneTimeKey, openWithSession } from '#src/session/token/token-handoff.ts';
import { mayReceiveToken } from '#src/session/token/token-handoff-url.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal, refused } from './server.ts';

const office = 'https://office.example';
const portals: Portal[] = [];

/** The new window, as the browser opens it. */
function openedWindow({ keeps = true, hasBody = true } = {}) {
  const page = document.implementation.createHTMLDocument('');
  if (!hasBody) page.body.remove();
  const followed: { href: string; rel: string }[] = [];
  page.addEventListener('click', (event) => {
    // The tests stay where they are.
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLAnchorElement)
      followed.push({ href: target.getAttribute('href') ?? '', rel: target.rel });
  });
  const stored = new Map<string, string>();
  const opened = {
    document: page,
    opener: window as unknown,
    close: vi.fn(),
    sessionStorage: {
      setItem(key: string, value: string) {
        if (!keeps) throw new DOMException('denied', 'SecurityError');
        stored.set(key, value);
      },
    },
  };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const kept = () => JSON.parse(stored.get('portal.loginState') ?? '{}') as { state?: string };
  return { opened, open, followed, kept };
}

beforeEach(forgetSession);
afterEach(() => {
  for (const portal of portals.splice(0)) portal.close();
  vi.restoreAllMocks();
  forgetSession();
});

function open(answer: Parameters<typeof openPortal>[0] = () => good({ id: 'k-1' }), settings = {}) {
  const opened = openPortal(answer, { tokenOrigins: [office], ...settings });
  portals.push(opened.portal);
  opened.portal.session.logIn('t-1', 'u-1');
  return opened;
}

const queryOf = (href = '') => Object.fromEntries(new URL(href).searchParams);

describe('another site that is opened with the session', () => {
  it('gets a one-time key and the state of its window, and learns neither token nor page', async () => {
    const { portal, asked } = open();
    const { opened, open: windowOpen, followed, kept } = openedWindow();
    await openWithSession(portal, `${office}/desk?a=1`);
    expect(windowOpen).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank');
    expect(opened.opener).toBeNull();
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/auth/token/key', token: 't-1', body: {} }]);
    expect(asked[0]?.body).toEqual({});
    expect(followed).toHaveLength(1);
    expect(followed[0]?.href.startsWith(`${office}/desk?`)).toBe(true);
    expect(queryOf(followed[0]?.href)).toEqual({ a: '1', state: kept().state, key: 'k-1' });
    expect(kept().state).toMatch(/^[0-9a-f]{32}$/);
    expect(followed[0]?.rel).toBe('noreferrer');
    expect(opened.close).not.toHaveBeenCalled();
  });

  it('gets the token itself where the operator has chosen that', async () => {
    const { portal, asked } = open(undefined, { tokenHandover: 'token' });
    const { followed, kept } = openedWindow();
    await openWithSession(portal, office);
    expect(queryOf(followed[0]?.href)).toEqual({ state: kept().state, token: 't-1' });
    expect(asked).toEqual([]);
  });

  it('keeps a state of its own address', async () => {
    const { portal } = open();
    const { followed, kept } = openedWindow();
    await openWithSession(portal, `${office}/?state=theirs`);
    expect(queryOf(followed[0]?.href)).toEqual({ state: 'theirs', key: 'k-1' });
    expect(kept()).toEqual({});
  });

  it('gets no state where the window can keep none', async () => {
    const { portal } = open();
    const { followed } = openedWindow({ keeps: false });
    await openWithSession(portal, office);
    expect(queryOf(followed[0]?.href)).toEqual({ key: 'k-1' });
  });

  it('gets no state from a page of another site, to which nobody returns with a log-in by link', async () => {
    const { portal } = open(undefined, { portal: 'https://portal.example' });
    const { followed, kept } = openedWindow();
    await openWithSession(portal, office);
    expect(queryOf(followed[0]?.href)).toEqual({ key: 'k-1' });
    expect(kept()).toEqual({});
  });

  it('opens also in a window that has no body yet', async () => {
    const { portal } = open();
    const { followed } = openedWindow({ hasBody: false });
    await openWithSession(portal, office);
    expect(followed).toHaveLength(1);
  });

  it('that is not allowed gets no window', async () => {
    const { portal, asked } = open();
    const { open: windowOpen } = openedWindow();
    await expect(openWithSession(portal, 'https://evil.example/')).rejects.toMatchObject({
      name: 'PortalError',
      message: '该网站未获授权，无法携带登录信息打开',
    });
    expect(windowOpen).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('costs no key where the browser blocks the window', async () => {
    const { portal, asked } = open();
    vi.spyOn(window, 'open').mockReturnValue(null);
    await expect(openWithSession(portal, office)).rejects.toMatchObject({
      name: 'PortalError',
      message: '浏览器拦截了新窗口，请允许本站打开新窗口后重试',
    });
    expect(asked).toEqual([]);
  });

  it('leaves no empty window where no key comes', async () => {
    const { portal } = open(() => refused('会话已过期'));
    const { opened, followed } = openedWindow();
    await expect(openWithSession(portal, office)).rejects.toThrow('会话已过期');
    expect(opened.close).toHaveBeenCalledOnce();
    expect(followed).toEqual([]);
  });
});

describe('a one-time key', () => {
  it.each([
    ['', {}],
    ['digest', { challenge: 'digest' }],
  ])('with the challenge %j asks with %j', async (challenge, body) => {
    const { portal, asked } = open();
    expect(await oneTimeKey(portal.http, '失败', challenge)).toBe('k-1');
    expect(asked).toMatchObject([{ body }]);
    expect(Object.keys(asked[0]?.body ?? {})).toEqual(Object.keys(body));
  });

  it.each([
    ['an answer of another kind', { code: 212, msg: '请稍候' }, '请稍候'],
    ['one without a message', { code: 212 }, '失败'],
    ['an empty key', good({ id: '' }), '失败'],
  ])('is none in %s', async (_, answer, message) => {
    const { portal } = open(() => answer);
    await expect(oneTimeKey(portal.http, '失败')).rejects.toThrow(message);
  });
});

describe('an address that may get the session', () => {
  const own = 'https://portal.example';
  it.each([
    ['our own', `${own}/a`, true],
    ['a path', '/a', true],
    ['our own host over http', 'http://portal.example/a', false],
    ['one of the settings', `${office}/a`, true],
    ['one of the settings on this machine over http', 'http://localhost:8080/', true],
    ['one of the settings over http', 'http://intranet.example/', false],
    ['one of the settings by another scheme', 'ftp://files.example/', false],
    ['one of the settings by another scheme on this machine', 'ftp://localhost/', false],
    ['any other', 'https://evil.example/', false],
    ['any other on this machine', 'http://localhost:9090/', false],
    ['no address', 'http://[', false],
  ])('%s: %s is %s', (_, address, expected) => {
    const allowed = [
      office,
      'http://localhost:8080',
      'http://intranet.example',
      'ftp://files.example',
      'ftp://localhost',
    ];
    expect(mayReceiveToken(address, own, allowed)).toBe(expected);
  });

  it('is our own origin also where that is not secure, as in a test of the operator', () => {
    expect(mayReceiveToken('/a', 'http://portal.example', [])).toBe(true);
  });
});
