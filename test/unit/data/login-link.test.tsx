import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { LoginLink } from '#src/data/login/LoginLink.tsx';
import { SignedOutState } from '#src/data/login/SignedOutState.tsx';
import { useLoginUrl } from '#src/data/login/useLoginLink.ts';
import { useLogoutQuestion } from '#src/data/login/useLogoutQuestion.tsx';
import { useTokenHandoff } from '#src/data/login/useTokenHandoff.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import type { Portal } from '#src/portal.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../forget-session.ts';
import { good, openPortal } from '../session/server.ts';
import { hookWithin } from './within.tsx';

const portals: Portal[] = [];
const { href } = location;
// The tests stay where they are.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  forgetSession();
  document.addEventListener('click', stay);
});
afterEach(() => {
  document.removeEventListener('click', stay);
  for (const portal of portals.splice(0)) portal.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', href);
  forgetSession();
});

function open(settings = {}) {
  const opened = openPortal(() => good(null), settings);
  portals.push(opened.portal);
  return opened.portal;
}

const abroad = { portal: 'https://portal.example' };

function show(portal: Portal, place?: string) {
  const wishes: string[] = [];
  const onNavigate: OnNavigate = ({ url }) => {
    wishes.push(url);
    return false;
  };
  const page = (shown: Portal) => (
    <PortalProvider portal={shown}>
      <LoginLink onNavigate={onNavigate} place={place}>
        登录
      </LoginLink>
    </PortalProvider>
  );
  const { unmount, rerender } = render(page(portal));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: '登录' });
  return {
    wishes,
    link,
    unmount,
    html: renderToString(page(portal)),
    change: (to: Portal) => rerender(page(to)),
  };
}

describe('a link to the log-in', () => {
  it('leads back to the page as it is when it is clicked', () => {
    history.replaceState(null, '', '/course?id=1');
    const { link, wishes } = show(open());
    expect(link.getAttribute('href')).toBe('/login/index?redirect=%2Fcourse%3Fid%3D1');
    history.replaceState(null, '', '/course?id=2#top');
    fireEvent.click(link);
    expect(wishes).toEqual(['/login/index?redirect=%2Fcourse%3Fid%3D2%23top']);
    // A new tab or a copied link goes there, too.
    expect(link.getAttribute('href')).toBe(wishes[0]);
  });

  it('leads back to a place in the page', () => {
    history.replaceState(null, '', '/course?id=1#top');
    const { link, wishes } = show(open(), 'comments');
    expect(link.getAttribute('href')).toContain('%23comments');
    fireEvent.click(link);
    expect(wishes).toEqual(['/login/index?redirect=%2Fcourse%3Fid%3D1%23comments']);
  });

  test.each([
    ['the default one', 'demo', ''],
    ['another one', 'closed', 'orgCode=closed&'],
  ])('names the organisation of the page unless it is the portal’s: %s', (_, orgCode, query) => {
    history.replaceState(null, '', '/a');
    const portal = open();
    portal.session.setState({ orgCode });
    expect(show(portal).link.getAttribute('href')).toBe(`/login/index?${query}redirect=%2Fa`);
    expect(hookWithin(portal, useLoginUrl).result.current).toBe(`/login/index?${query}redirect=%2Fa`);
  });

  it('on a page of another site names it always, since the portal may have another default', () => {
    const { link } = show(open(abroad));
    expect(link.getAttribute('href')).toBe('https://portal.example/login/index?orgCode=demo');
  });

  it('on a page of another site leads back there by a click, once each time', async () => {
    const { link, wishes } = show(open(abroad), 'place');
    for (const turn of [1, 2]) {
      fireEvent.click(link);
      await eventually(() => expect(wishes).toHaveLength(turn));
    }
    const urls = wishes.map((wish) => new URL(wish));
    for (const url of urls) {
      expect(url.origin + url.pathname).toBe('https://portal.example/authorize');
      expect(url.searchParams.get('redirect_uri')).toBe(`${location.href.split('#')[0]}#place`);
      expect(url.searchParams.get('orgCode')).toBe('demo');
    }
    const [first, second] = urls.map(({ searchParams }) => searchParams.get('state'));
    expect(first).not.toBe(second);
    const kept = JSON.parse(sessionStorage.getItem('portal.loginState') ?? '{}') as { state?: string };
    expect(kept.state).toBe(second);
  });

  /** The link, for which the digest of a verifier has been computed. */
  async function showPrepared() {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const shown = show(open(abroad));
    await eventually(() => expect(digest).toHaveBeenCalledOnce());
    await act(async () => {
      await digest.mock.results[0]?.value;
      // All that waits for the digest goes on in the same turn.
      await new Promise((resolve) => setTimeout(resolve));
    });
    return shown;
  }

  it('leads back there by each of two quick clicks with a secret of its own', async () => {
    const digests: (() => void)[] = [];
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => {
      const digest = new Uint8Array(32).fill(digests.length).buffer;
      return new Promise((resolve) => digests.push(() => resolve(digest)));
    });
    const { link, wishes } = show(open(abroad));
    fireEvent.click(link);
    await eventually(() => expect(digests).toHaveLength(2));
    digests[0]?.();
    await eventually(() => expect(wishes).toHaveLength(1));
    fireEvent.click(link);
    digests[1]?.();
    await eventually(() => expect(wishes).toHaveLength(2));
    const [first, second] = wishes.map((wish) => new URL(wish).searchParams.get('code_challenge'));
    expect(first).not.toBe(second);
  });

  it('names the organisation that the user has changed to', async () => {
    const portal = open(abroad);
    const { link, wishes } = show(portal);
    act(() => portal.session.setState({ orgCode: 'closed' }));
    fireEvent.click(link);
    await eventually(() => expect(wishes).toHaveLength(1));
    expect(new URL(wishes[0] ?? '').searchParams.get('orgCode')).toBe('closed');
  });

  it('leaves the portal of another site with the setting that names it', async () => {
    history.replaceState(null, '', '/a');
    const { link, wishes, change } = await showPrepared();
    change(open());
    fireEvent.click(link);
    expect(wishes).toEqual(['/login/index?redirect=%2Fa']);
  });

  it('leads to the log-in alone on a server, where no page is known', () => {
    expect(show(open(), 'comments').html).toContain('href="/login/index"');
  });

  it('is ready at once after a moment, so that the browser itself may follow it', async () => {
    const { link, wishes } = await showPrepared();
    fireEvent.click(link);
    expect(wishes).toHaveLength(1);
    expect(link.getAttribute('href')).toBe(wishes[0]);
    expect(wishes[0]).toContain('/authorize?');
  });

  it('in a new window leads to the log-in alone: that window lacks the storage of this tab', async () => {
    const { link, wishes } = await showPrepared();
    fireEvent.click(link, { ctrlKey: true });
    expect(wishes).toEqual([]);
    expect(link.getAttribute('href')).toBe('https://portal.example/login/index?orgCode=demo');
    expect(sessionStorage.getItem('portal.loginState')).toBeNull();
  });

  it('leads to the log-in alone where the page is not secure, to which nothing leads back', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('insecure'));
    const { link, wishes } = show(open(abroad));
    fireEvent.click(link);
    await eventually(() => expect(wishes).toEqual(['https://portal.example/login/index?orgCode=demo']));
  });

  it('leads to the log-in alone where the tab can keep nothing', async () => {
    const portal = open(abroad);
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const { link, wishes } = show(portal);
    fireEvent.click(link);
    await eventually(() => expect(wishes).toEqual(['https://portal.example/login/index?orgCode=demo']));
  });

  it('stands below the text that says what the log-in is good for', () => {
    render(
      <PortalProvider portal={open()}>
        <SignedOutState text="登录后可以提问" onNavigate={() => false} />
      </PortalProvider>,
    );
    expect(screen.getByText('登录后可以提问')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toContain('/login/index');
  });
});

describe('the question before a log-out', () => {
  function ask(settings: object, isSure: boolean, tick?: boolean) {
    const portal = open(settings);
    portal.session.logIn('t-1', 'u-1');
    localStorage.setItem('portal.searches', '[]');
    const wishes: string[] = [];
    const asked: { title?: unknown; isTicked?: boolean }[] = [];
    const { result } = hookWithin(portal, () =>
      useLogoutQuestion(
        async ({ title, children }) => {
          const { isTicked, onChange } = (
            children as { props: { isTicked: boolean; onChange: (is: boolean) => void } }
          ).props;
          asked.push({ title, isTicked });
          if (tick !== undefined) onChange(tick);
          return isSure;
        },
        ({ url }) => {
          wishes.push(url);
          return false;
        },
      ),
    );
    return { portal, wishes, asked, answer: () => act(() => result.current()) };
  }

  it('logs nobody out who says no', async () => {
    const { portal, wishes, asked, answer } = ask({}, false);
    await answer();
    expect(asked).toEqual([{ title: '确定要退出登录吗？', isTicked: false }]);
    expect(portal.session.getState().token).toBe('t-1');
    expect(wishes).toEqual([]);
  });

  it('logs out, and leads to the endpoint', async () => {
    const { portal, wishes, answer } = ask({}, true);
    await answer();
    expect(portal.session.getState().token).toBe('');
    expect(wishes).toEqual([expect.stringContaining('/api/auth/user/logout?backurl=')]);
    expect(localStorage.getItem('portal.searches')).toBe('[]');
  });

  test.each([
    ['that the user ticks', {}, true, true],
    ['that the settings tick', { publicComputer: true }, undefined, true],
    ['that the user unticks', { publicComputer: true }, false, false],
  ])('forgets the user on a public computer: %s', async (_, settings, tick, forgets) => {
    const { asked, answer, portal } = ask(settings, true, tick);
    await answer();
    // The page may write as it goes: that is removed a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked[0]?.isTicked).toBe('publicComputer' in settings);
    expect(localStorage.getItem('portal.searches')).toBe(forgets ? null : '[]');
    // It ends the removal of what is written when the page is left.
    portal.session.logIn('the end', 'u-end');
  });
});

describe('a site of the settings that takes over the session', () => {
  it.each([
    ['it is configured and allowed', { links: { ticket: '/office' } }, true],
    ['it is not configured', {}, false],
    ['it is not allowed', { links: { ticket: 'https://evil.example/' } }, false],
  ])('can be opened where %s', (_, settings, isPossible) => {
    const { result } = hookWithin(open(settings), () => useTokenHandoff('ticket'));
    expect(result.current).toMatchObject({ isPossible, isOpening: false });
  });

  it('that the browser blocks is said in a message', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { result } = hookWithin(open({ links: { ticket: '/office' } }), () => useTokenHandoff('ticket'));
    act(() => result.current.open());
    await eventually(() => expect(document.body.textContent).toContain('浏览器拦截了新窗口'));
    expect(result.current.isOpening).toBe(false);
  });
});
