import { afterEach, describe, expect, it, vi } from 'vitest';
import { holderOf, storedNames } from '#src/rules/stored-names.ts';
import { forgetUser } from '#src/session/forget-user.ts';

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
  it('removes what the page writes while it is left, but nothing of somebody who has logged in since', () => {
    const write = () => localStorage.setItem('portal.notes:demo|u-1:course:1', '[]');
    const keys = () => Object.keys(localStorage);
    const listeners: (() => void)[] = [];
    write();
    forgetUser({
      onLogIn(listener) {
        listeners.push(() => listener({ token: 't', userId: 'u-2' }));
        return vi.fn();
      },
    });
    expect(keys()).toEqual([]);
    write();
    window.dispatchEvent(new Event('pagehide'));
    expect(keys()).toEqual([]);
    // The next user leaves for WeChat, which has to find the log-in on the way back.
    sessionStorage.setItem('portal.scanStates', '[]');
    window.dispatchEvent(new Event('pagehide'));
    // Drafts mark the tab when it is left: that is nobody's.
    expect(Object.keys(sessionStorage).filter((key) => key !== 'portal.tab')).toEqual(['portal.scanStates']);
    for (const logIn of listeners) logIn();
    write();
    window.dispatchEvent(new Event('pagehide'));
    expect(keys()).toHaveLength(1);
  });
});
