import { afterEach, describe, expect, it } from 'vitest';
import { holderOf, storedNames } from '#src/rules/stored-names.ts';
import { forgetUser } from '#src/session/forget-user.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';

const sources = import.meta.glob<string>(
  ['#src/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}', '#host/app/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'portal_token=; Max-Age=0; path=/';
});

describe('an item of the storage', () => {
  it.each([
    ['portal.draft:demo:u-1:course', 'user'],
    ['portal.searches', 'user'],
    ['portal.of-an-older-release', 'user'],
    ['portal.toString', 'user'],
    ['portal.login.mobile.reset', 'login'],
    ['portal.scanStates', 'login'],
    ['portal.orgCode', 'browser'],
    ['portal.firstPaint', 'browser'],
    ['theirs.draft', undefined],
  ])('%s belongs to: %s', (item, expected) => {
    expect(holderOf(item)).toBe(expected);
  });

  it('has a name that says to whom it belongs, wherever the code writes one out', () => {
    // The names of events, marks in the history, broadcast channels and global symbols are no items.
    const others = ['back', 'entry', 'session', 'changes', 'poll', 'sign', 'listeners'];
    const names = Object.values(sources).flatMap((code) =>
      [...code.matchAll(/(?:getItem|setItem|removeItem)\(\s*['`]portal\.(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(names.filter((name) => !others.includes(name) && !(name in storedNames))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });
});

describe('forgetting the user', () => {
  const write = () => localStorage.setItem('portal.notes:demo|u-1:course:1', '[]');
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const written = () => Object.keys(localStorage).filter((key) => key.startsWith('portal.notes'));
  const openTab = (userId: string, orgCode = 'demo') => {
    const session = createSession(tokenCookie('portal_token', ''), orgCode);
    if (userId) session.logIn('t', userId);
    return session;
  };

  it('removes what the page writes while it is left, but nothing of somebody who has logged in since', () => {
    const session = openTab('');
    write();
    forgetUser(session);
    expect(written()).toEqual([]);
    write();
    leave();
    expect(written()).toEqual([]);
    // The next user leaves for WeChat, which has to find the log-in on the way back.
    sessionStorage.setItem('portal.scanStates', '[]');
    leave();
    // Drafts mark the tab when it is left: that is nobody's.
    expect(Object.keys(sessionStorage).filter((key) => key !== 'portal.tab')).toEqual(['portal.scanStates']);
    session.logIn('t2', 'u-2');
    write();
    leave();
    expect(written()).toHaveLength(1);
  });

  it('takes nothing of the user whom another tab has logged in before this one heard of the log-out', () => {
    forgetUser(openTab('u-2'));
    write();
    leave();
    expect(written()).toHaveLength(1);
  });

  it('ends with a log-in in another tab, which this one follows, whoever it is', () => {
    const session = openTab('u-1');
    // The tab has heard of the log-out before it sees it in the cookie.
    forgetUser(session);
    const other = openTab('');
    other.end({ type: 'chosen' });
    session.refresh();
    write();
    leave();
    expect(written()).toEqual([]);
    other.logIn('t3', 'u-1');
    session.refresh();
    write();
    leave();
    expect(written()).toHaveLength(1);
  });

  it('takes nothing of somebody who has logged in to another organisation in another tab', () => {
    const session = openTab('u-1');
    forgetUser(session);
    session.end({ type: 'chosen' });
    const other = openTab('', 'closed');
    other.logIn('t2', 'u-2');
    session.refresh();
    expect(session.getState().userId).toBe('');
    write();
    leave();
    expect(written()).toHaveLength(1);
  });
});
