import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { setUser } from '#src/session/set-user.ts';
import { createSession, type Session } from '#src/session/store.ts';
import type { TokenRecord } from '#src/session/token/token-record.ts';
import { userInfoOf } from './user-info-of.ts';

/** A browser whose cookies and storage others write too, and whose storage may refuse. */
function openBrowser() {
  const stored = new Map<string, string>();
  const browser = {
    own: '',
    /** Of another path or domain, which the browser sends first. */
    tossed: '',
    refuses: false,
    stored,
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (browser.refuses) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () =>
      [browser.tossed, browser.own]
        .filter(Boolean)
        .map((token) => `portal_token=${token}`)
        .join('; '),
    set: (cookie: string) => {
      browser.own = /^portal_token=([^;]*)/.exec(cookie)?.[1] ?? '';
    },
  });
  return browser;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'cookie');
  sessionStorage.clear();
});

const users = ['', 'u-1', 'u-2', 'u-3'] as const;
const user = fc.constantFrom(...users);
const tab = fc.nat({ max: 2 });

const action = fc.oneof(
  fc.record({ type: fc.constant('log in'), tab, user }),
  fc.record({ type: fc.constant('reopen'), tab }),
  fc.record({ type: fc.constantFrom('log out', 'expire', 'drop', 'switch organisation'), tab }),
  fc.record({ type: fc.constantFrom('follow', 'ask the server'), tab }),
  fc.record({ type: fc.constantFrom('deliver', 'storage refuses', 'storage works', 'record is lost') }),
  fc.record({ type: fc.constantFrom('record of before', 'cookies end') }),
  // Another site of the same domain.
  fc.record({ type: fc.constantFrom('another site writes', 'another site tosses'), user }),
);

describe('whatever happens to cookie, storage and tabs', () => {
  it('no tab takes a token for another user’s', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        sessionStorage.clear();
        const browser = openBrowser();
        const ownerOf = new Map([['', '']]);
        const issue = (userId: string) => {
          const token = `token-${ownerOf.size}`;
          ownerOf.set(token, userId);
          return token;
        };
        const messages: { from: number; record: TokenRecord }[] = [];
        const records: string[] = [];
        const kept = new Map<string, string>();
        const open = (place: number): Session => {
          const session = createSession(tokenCookie('portal_token', ''), 'demo');
          session.onCookie((record) => messages.push({ from: place, record }));
          return session;
        };
        const tabs = [0, 1, 2].map(open);
        const tabOf = (place: number): Session => tabs[place] ?? open(place);

        function act(step: (typeof actions)[number]): unknown {
          const session = tabOf('tab' in step ? step.tab : 0);
          const { token } = session.getState();
          const known = browser.stored.get('portal.tokenRecord');
          if (known) records.push(known);
          switch (step.type) {
            case 'log in':
              return session.logIn(issue('user' in step ? step.user : ''), 'user' in step ? step.user : '');
            case 'reopen':
              return 'tab' in step && (tabs[step.tab] = open(step.tab));
            case 'log out':
              return session.end({ type: 'chosen' });
            case 'expire':
              return session.end({ type: 'expired', message: '' }, { isRefused: true });
            case 'drop':
              return session.dropToken(token);
            case 'switch organisation':
              return session.chooseOrganisation(session.getState().orgCode === 'demo' ? 'closed' : 'demo');
            case 'follow':
              return session.refresh();
            case 'ask the server':
              return token && setUser(session, userInfoOf(ownerOf.get(token) ?? ''));
            case 'deliver': {
              const message = messages.shift();
              return tabs.forEach(
                (one, place) => message && place !== message.from && one.refresh(message.record),
              );
            }
            case 'storage refuses':
            case 'storage works':
              return (browser.refuses = step.type === 'storage refuses');
            case 'record is lost':
              return browser.stored.clear();
            case 'record of before': {
              const before = records.at(-2);
              return before && browser.stored.set('portal.tokenRecord', before);
            }
            case 'cookies end':
              return Object.assign(browser, { own: '', tossed: '' });
            case 'another site writes':
              return (browser.own = issue('user' in step ? step.user : ''));
            default:
              return (browser.tossed = issue('user' in step ? step.user : ''));
          }
        }

        for (const step of actions) {
          act(step);
          for (const session of tabs) {
            const { token, userId, owner } = session.getState();
            const truth = ownerOf.get(token);
            expect([truth, anonymousId(token)]).toContain(userId);
            expect([truth, anonymousId(token)]).toContain(owner);
            // Drafts, notes, searches and cached data are kept by this id.
            if (!userId) continue;
            expect(kept.get(userId) ?? truth).toBe(truth);
            kept.set(userId, truth ?? '');
          }
        }
      }),
      { numRuns: 600 },
    );
  });
});

describe('two cookies of the same name', () => {
  it('the record decides which one counts, in a new tab too', () => {
    const browser = openBrowser();
    const session = createSession(tokenCookie('portal_token', ''), 'demo');
    session.logIn('mine', 'u-1');
    browser.tossed = 'of-an-attacker';
    expect(session.refresh()).toBe(true);
    for (const one of [session, createSession(tokenCookie('portal_token', ''), 'demo')]) {
      expect(one.getState()).toMatchObject({ token: 'mine', userId: 'u-1' });
    }
  });
});

describe('a tab', () => {
  it('clears no cookie that a later log-in of another tab has written', () => {
    const browser = openBrowser();
    const [late, other] = [0, 1].map(() => createSession(tokenCookie('portal_token', ''), 'demo'));
    late?.logIn('old', 'u-1');
    other?.logIn('new', 'u-2');
    late?.end({ type: 'expired', message: '' });
    expect(browser.own).toBe('new');
    expect(other?.getState()).toMatchObject({ token: 'new', userId: 'u-2' });
  });

  it('that becomes a guest leaves a user’s cookie alone', () => {
    const browser = openBrowser();
    const [late, other] = [0, 1].map(() => createSession(tokenCookie('portal_token', ''), 'demo'));
    other?.logIn('of-a-user', 'u-1');
    late?.logIn('guest', '');
    expect(browser.own).toBe('of-a-user');
  });
});
