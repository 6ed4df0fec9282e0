import { afterEach, describe, expect, it, vi } from 'vitest';
import { holderOf, storedNames } from '#src/rules/stored-names.ts';
import { endSession, forgetUser } from '#src/session/forget-user.ts';
import { createSession, type Session } from '#src/session/store.ts';
import { tokenCookie, tokenInMemory } from '#src/session/token/cookie.ts';
import { eventually } from '../../eventually.ts';

const sources = import.meta.glob<string>(
  ['#src/**/*.{ts,tsx}', '#widgets/**/*.{ts,tsx}', '#host/app/**/*.{ts,tsx}'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The sessions of the tests: a log-in ends the removal of what is written when the page is left. */
const opened: Session[] = [];
const keep = (session: Session) => {
  opened.push(session);
  return session;
};

afterEach(() => {
  for (const session of opened.splice(0)) session.logIn('the end', `u-end-${session.getState().userId}`);
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
    const session = keep(createSession(tokenCookie('portal_token', ''), orgCode));
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

describe('on a public computer', () => {
  const items = {
    'portal.draft:demo:u-1:course': '{}',
    'portal.searches': '[]',
    'portal.login.mobile.reset': '1',
    'portal.orgCode': '"demo"',
    'theirs.draft': '1',
  };
  const fill = () => {
    for (const storage of [localStorage, sessionStorage])
      for (const [name, value] of Object.entries(items)) storage.setItem(name, value);
  };
  const left = (storage: Storage) =>
    Object.keys(storage)
      .filter((name) => name in items || name === 'portal.scanStates')
      .toSorted();
  const open = () => keep(createSession(tokenCookie('portal_token', ''), 'demo'));

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('nothing of the user stays in either storage: only what belongs to the browser, and to others', () => {
    fill();
    forgetUser(open());
    for (const storage of [localStorage, sessionStorage])
      expect(left(storage)).toEqual(['portal.orgCode', 'theirs.draft']);
  });

  it('nor does what the parts of the page write as they go; a log-in that has begun by then keeps its own', () => {
    vi.useFakeTimers();
    forgetUser(open());
    fill();
    sessionStorage.setItem('portal.scanStates', '[]');
    vi.runAllTimers();
    for (const storage of [localStorage, sessionStorage])
      expect(left(storage)).toEqual(
        ['portal.login.mobile.reset', 'portal.orgCode', 'theirs.draft']
          .concat(storage === sessionStorage ? ['portal.scanStates'] : [])
          .toSorted(),
      );
  });

  it('the next user’s items stay, who logs in before the page has gone on', () => {
    vi.useFakeTimers();
    const session = open();
    forgetUser(session);
    session.logIn('t-2', 'u-2');
    fill();
    vi.runAllTimers();
    window.dispatchEvent(new Event('pagehide'));
    expect(left(localStorage)).toEqual(Object.keys(items).toSorted());
  });

  it('a guest is not the next user', () => {
    const session = open();
    forgetUser(session);
    session.logIn('guest', '');
    fill();
    window.dispatchEvent(new Event('pagehide'));
    expect(left(localStorage)).not.toContain('portal.searches');
  });

  it('a change of the same user’s session is no log-in', () => {
    vi.useFakeTimers();
    const session = open();
    session.logIn('t-1', 'u-1');
    forgetUser(session);
    session.setState({ wallet: 3 });
    fill();
    vi.runAllTimers();
    expect(left(localStorage)).not.toContain('portal.searches');
  });

  it('a user of another site’s page, whom only the session knows, is left alone too', () => {
    const session = keep(createSession(tokenInMemory(), 'demo'));
    session.logIn('t-1', 'u-1');
    forgetUser(session);
    fill();
    window.dispatchEvent(new Event('pagehide'));
    expect(left(localStorage)).toContain('portal.searches');
  });

  it('one storage that is forbidden does not keep the other', () => {
    fill();
    const session = open();
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: forbidden, get: forbidden }));
    expect(() => forgetUser(session)).not.toThrow();
    expect(left(sessionStorage)).toEqual(['portal.orgCode', 'theirs.draft']);
  });

  it('a database of ours is removed, and nobody else’s', async () => {
    const removed: string[] = [];
    vi.stubGlobal('indexedDB', {
      databases: async () => [{ name: 'portal.player' }, { name: 'theirs' }, {}, { name: 'portal.notes' }],
      deleteDatabase: (name: string) => removed.push(name),
    });
    forgetUser(open());
    await eventually(() =>
      expect(removed).toEqual(expect.arrayContaining(['portal.player', 'portal.notes'])),
    );
    expect(new Set(removed)).toEqual(new Set(['portal.player', 'portal.notes']));
  });

  it.each([
    ['no databases', undefined],
    ['no list of them', {}],
    ['databases that are forbidden', { databases: () => Promise.reject(new Error('denied')) }],
  ])('a browser with %s fails nowhere', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const failed = vi.fn();
    process.on('unhandledRejection', failed);
    fill();
    forgetUser(open());
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(left(localStorage)).not.toContain('portal.searches');
  });

  it('a log-out that forgets ends the session, with its reason', () => {
    const session = open();
    session.logIn('t-1', 'u-1');
    const ended = vi.fn();
    session.onEnd(ended);
    fill();
    endSession(session, { type: 'switch' }, true);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'switch' });
    expect(left(localStorage)).toEqual(['portal.orgCode', 'theirs.draft']);
  });

  it('a log-out elsewhere keeps all but the list of visited pages', () => {
    const session = open();
    session.logIn('t-1', 'u-1');
    fill();
    localStorage.setItem('portal.recentPages', '[]');
    endSession(session, { type: 'chosen' }, false);
    expect(left(localStorage)).toEqual(Object.keys(items).toSorted());
    expect(localStorage.getItem('portal.recentPages')).toBeNull();
  });
});
