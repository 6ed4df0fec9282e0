import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createSession, type Session } from '#src/session/store.ts';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenCookie, tokenInMemory } from '#src/session/token/cookie.ts';
import { noRecord, recordOf, writeTokenRecord } from '#src/session/token/token-record.ts';
import { forgetSession } from '../../forget-session.ts';

beforeEach(forgetSession);
afterEach(forgetSession);

/** A tab of the portal; `told` is what it tells the others, `released` what it gives up. */
function open(orgCode = 'demo', cookie = tokenCookie('portal_token', '')) {
  const session = createSession(cookie, orgCode);
  const released: string[] = [];
  const told: unknown[] = [];
  session.onRelease((token) => released.push(token));
  session.onCookie((change) => told.push(change));
  return { session, released, told };
}

const asUser = (session: Session) => session.logIn('t-1', 'u-1');

describe('a token that the browser gives up, which the server has to end', () => {
  test.each<[string, (session: Session) => void, string[]]>([
    ['of a log-out', (session) => session.end({ type: 'chosen' }), ['t-1']],
    ['of a switch to another organisation', (session) => session.chooseOrganisation('closed'), ['t-1']],
    ['that another user’s log-in replaces', (session) => session.logIn('t-2', 'u-2'), ['t-1']],
    ['that a later one of the same user replaces', (session) => session.logIn('t-2', 'u-1'), ['t-1']],
    [
      'none that the server has refused itself',
      (session) => session.end({ type: 'expired', message: '' }, { isRefused: true }),
      [],
    ],
    [
      'one of a session that the server has ended, though it still takes the token',
      (session) => session.end({ type: 'expired', message: '' }),
      ['t-1'],
    ],
    ['none where the same token comes again', (session) => session.logIn('t-1', 'u-1'), []],
    ['that this tab gives up to become a guest', (session) => session.logIn('guest', ''), ['t-1']],
  ])('%s', (_, act, expected) => {
    const { session, released } = open();
    asUser(session);
    act(session);
    expect(released).toEqual(expected);
  });

  it('is no guest’s: that of a log-out, or that a log-in replaces', () => {
    const { session, released } = open();
    session.logIn('guest', '');
    session.logIn('renewed', '');
    session.end({ type: 'switch' });
    session.logIn('guest', '');
    asUser(session);
    expect(released).toEqual([]);
  });

  it('is also one in the cookie of which nobody knows whose it is', () => {
    const { session, released } = open();
    document.cookie = 'portal_token=unknown; path=/';
    asUser(session);
    expect(released).toEqual(['unknown']);
  });

  it('is also one of another organisation, which this tab has not followed', () => {
    open('closed').session.logIn('t-9', 'u-9');
    sessionStorage.setItem('portal.orgCode', '"demo"');
    const { session, released } = open();
    expect(session.getState().token).toBe('');
    asUser(session);
    expect(released).toEqual(['t-9']);
  });

  it('is none that the page has given, and still uses', () => {
    const { session, released } = open('demo', tokenInMemory());
    session.logIn('given', 'u-1', { isProvided: true });
    expect(session.revocableToken()).toBe('');
    session.logIn('given-2', 'u-1', { isProvided: true });
    expect(released).toEqual([]);
    session.logIn('own', 'u-2');
    expect(released).toEqual([]);
    expect(session.revocableToken()).toBe('own');
    session.end({ type: 'chosen' });
    expect(released).toEqual(['own']);
  });

  it('is told before it is cleared, so that the call can still be made with it', () => {
    const { session } = open();
    asUser(session);
    const seen: string[] = [];
    session.onRelease(() => seen.push(session.getState().token));
    session.end({ type: 'chosen' });
    expect(seen).toEqual(['t-1']);
  });

  it.each([
    ['a user’s', 'u-1', 't'],
    ['one of an unknown user', anonymousId('t'), 't'],
    ['a guest’s', '', ''],
  ])('on a log-out: %s', (_, userId, expected) => {
    const { session } = open();
    session.logIn('t', userId);
    expect(session.revocableToken()).toBe(expected);
  });
});

describe('a cookie that a later log-in has replaced', () => {
  it.each([
    ['the own token', 't-1', false],
    ['another one', 't-2', true],
    ['none', '', false],
  ])('holds %s', (_, token, isReplaced) => {
    const { session } = open();
    asUser(session);
    document.cookie = `portal_token=${token}; path=/${token ? '' : '; Max-Age=0'}`;
    expect(session.isReplaced()).toBe(isReplaced);
  });

  it('is none on a page of another site, which has no cookie', () => {
    const cookie = tokenInMemory();
    const { session } = open('demo', cookie);
    asUser(session);
    cookie.write('t-2', { userId: 'u-2', orgCode: 'demo' });
    expect(session.isReplaced()).toBe(false);
  });
});

describe('the other tabs', () => {
  it('are told of a log-in by the record of its token', () => {
    const { session, told } = open();
    asUser(session);
    expect(told).toEqual([recordOf('t-1', { userId: 'u-1', orgCode: 'demo' })]);
  });

  it.each<[string, (session: Session) => void, object]>([
    ['a log-out', (session) => session.end({ type: 'chosen' }), { forgets: false, expiry: undefined }],
    [
      'one on a public computer',
      (session) => session.end({ type: 'chosen' }, { forgets: true }),
      { forgets: true, expiry: undefined },
    ],
    [
      'an expiry, with the reason',
      (session) => session.end({ type: 'expired', message: '已失效' }),
      { forgets: false, expiry: '已失效' },
    ],
  ])('are told of %s', (_, act, change) => {
    const { session, told } = open();
    asUser(session);
    told.splice(0);
    act(session);
    expect(told).toEqual([{ ...noRecord, ...change }]);
  });

  it('are told nothing of a guest who exists in this tab alone', () => {
    const { session, told, released } = open();
    asUser(open().session);
    session.logIn('guest', '');
    expect([told, released]).toEqual([[], []]);
    expect(document.cookie).toContain('portal_token=t-1');
    session.end({ type: 'switch' });
    expect(told).toEqual([]);
    expect(document.cookie).toContain('portal_token=t-1');
  });

  it('are told nothing of a guest’s token that is dropped', () => {
    const { session, told } = open();
    session.logIn('guest', '');
    told.splice(0);
    session.dropToken('guest');
    expect(told).toEqual([]);
  });

  it('are told whose the token is, once the server has said so, and no second time', () => {
    document.cookie = 'portal_token=found; path=/';
    const { session, told } = open();
    session.identify('u-1');
    session.setState({ orgCode: 'demo' });
    expect(told).toEqual([recordOf('found', { userId: 'u-1', orgCode: 'demo' })]);
    session.identify('u-1');
    expect(told).toHaveLength(1);
  });

  it('are told where the token has gone with its user, not of any other change', () => {
    const { session, told } = open();
    asUser(session);
    told.splice(0);
    session.setState({ wallet: 3 });
    expect(told).toEqual([]);
    session.setState({ orgCode: 'closed' });
    expect(told).toEqual([recordOf('t-1', { userId: 'u-1', orgCode: 'closed' })]);
  });

  it('are told nothing by a page of another site', () => {
    const cookie = tokenInMemory();
    const { session, told } = open('demo', cookie);
    asUser(session);
    told.splice(0);
    session.setState({ orgCode: 'closed' });
    expect(told).toEqual([]);
  });

  it('are told nothing of a visitor who goes to another organisation', () => {
    const { session, told } = open();
    session.setState({ orgCode: 'closed' });
    expect(told).toEqual([]);
  });

  it('are told nothing of an organisation while nobody knows whose the token is', () => {
    document.cookie = 'portal_token=found; path=/';
    const { session, told } = open();
    session.setState({ orgCode: 'closed' });
    expect(told).toEqual([]);
    expect(localStorage.getItem('portal.tokenRecord')).toBeNull();
  });
});

describe('the listeners', () => {
  it('hear of each log-in of a user in this tab, of no guest’s, and of none that the page has given', () => {
    const { session } = open();
    const logins: unknown[] = [];
    const stop = session.onLogIn((login) => logins.push(login));
    session.logIn('guest', '');
    session.logIn('given', 'u-1', { isProvided: true });
    asUser(session);
    expect(logins).toEqual([{ token: 't-1', userId: 'u-1' }]);
    stop();
    session.logIn('t-2', 'u-2');
    expect(logins).toHaveLength(1);
  });

  it('may remove themselves while they are called', () => {
    const { session } = open();
    const [first, second] = [vi.fn(() => stop()), vi.fn()];
    const stop = session.onEnd(first);
    session.onEnd(second);
    session.end({ type: 'chosen' });
    session.end({ type: 'chosen' });
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  });

  it('hear of the end of a visitor’s session too, if somebody has chosen it, and of no expiry', () => {
    const { session } = open();
    const ended = vi.fn();
    session.onEnd(ended);
    session.end({ type: 'expired', message: '' });
    expect(ended).not.toHaveBeenCalled();
    session.end({ type: 'switch' });
    expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'switch' });
  });
});

describe('the state before anybody knows the user', () => {
  it('is the same for everybody: pending, in the default organisation', () => {
    localStorage.setItem('portal.orgCode', '"closed"');
    const { session } = open();
    asUser(session);
    expect(session.pendingState).toMatchObject({
      isPending: true,
      token: '',
      userId: '',
      orgCode: 'demo',
      orgConfig: null,
      isNeutral: false,
      avatarVersion: 0,
      roles: [],
      permissions: [],
    });
  });

  it('is none of a session that reads a cookie', () => {
    const { isPending, tokenError, notificationCount, feedbackCount } = open().session.getState();
    expect({ isPending, tokenError, notificationCount, feedbackCount }).toEqual({
      isPending: false,
      tokenError: null,
      notificationCount: 0,
      feedbackCount: 0,
    });
  });

  it('and the problem of the page that should say it, end with a log-in', () => {
    const { session } = open('demo', tokenInMemory());
    session.setState({ isPending: true, tokenError: new Error('slow') });
    asUser(session);
    expect(session.getState()).toMatchObject({ isPending: false, tokenError: null });
  });
});

describe('an organisation', () => {
  it.each(['', 'demo'])('is not left for %j, which is none or the same one', (orgCode) => {
    const { session } = open();
    asUser(session);
    session.chooseOrganisation(orgCode);
    expect(session.getState()).toMatchObject({ orgCode: 'demo', token: 't-1' });
  });

  it('takes no token of a user of another one from the cookie, but a guest’s place', () => {
    document.cookie = 'portal_token=t-9; path=/';
    writeTokenRecord(recordOf('t-9', { userId: '', orgCode: 'closed' }));
    const { session } = open();
    expect(session.getState().token).toBe('');
    // Its guest stays in this tab: the other organisation's tabs keep theirs.
    session.logIn('guest', '');
    expect(document.cookie).toContain('portal_token=t-9');
    expect(session.getState().token).toBe('guest');
  });
});
