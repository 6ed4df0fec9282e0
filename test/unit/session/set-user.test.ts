import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUser } from '#src/session/set-user.ts';
import { createSession } from '#src/session/store.ts';
import { anonymousId } from '#src/session/token/anonymous-id.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { noUserInfo } from '../../no-user-info.ts';
import { forgetSession } from '../../forget-session.ts';

beforeEach(forgetSession);
afterEach(forgetSession);

const open = () => createSession(tokenCookie('portal_token', ''), 'demo');
const unknown = anonymousId('t-1');

/** A tab with the token of this user, for whom it has loaded the balance. */
function tabOf(userId: string) {
  if (userId === unknown) document.cookie = 'portal_token=t-1; path=/';
  const session = open();
  if (userId !== unknown) session.logIn('t-1', userId);
  session.setState({ wallet: 12 });
  const ended = vi.fn();
  session.onEnd(ended);
  return { session, ended };
}

/** The server's answer, which may name a user by either of two ids. */
const answer = (userId: string, id: string) => ({
  userInfo: { ...noUserInfo, userId, id, realName: '周敏' },
  roles: ['project_study'],
  permissions: ['read'],
});
const loaded = { userInfo: { realName: '周敏' }, roles: ['project_study'], permissions: ['read'] };
const nothing = { userInfo: null, roles: [], permissions: [] };

describe('the server’s answer about the user of a token', () => {
  test.each([
    ['by one id', 'u-1', ''],
    ['by the other', '', 'u-1'],
    ['by the other, beside one of another kind', '77', 'u-1'],
    ['by naming none', '', ''],
  ])('confirms the known one %s: the session goes on', (_, userId, id) => {
    const { session, ended } = tabOf('u-1');
    setUser(session, answer(userId, id));
    expect(session.getState()).toMatchObject({ ...loaded, userId: 'u-1', owner: 'u-1', wallet: 12 });
    expect(ended).not.toHaveBeenCalled();
  });

  test.each([
    ['by one id', 'u-2', ''],
    ['by the other', '', 'u-2'],
  ])('makes an unknown one known %s, in new tabs too: the session goes on', (_, userId, id) => {
    const { session, ended } = tabOf(unknown);
    expect(session.getState().userId).toBe(unknown);
    setUser(session, answer(userId, id));
    expect(session.getState()).toMatchObject({ ...loaded, userId: 'u-2', owner: unknown, wallet: 12 });
    expect(open().getState()).toMatchObject({ token: 't-1', userId: 'u-2' });
    expect(ended).not.toHaveBeenCalled();
  });

  test('that names none turns an unknown one into a guest, in new tabs too', () => {
    const { session, ended } = tabOf(unknown);
    setUser(session, answer('', ''));
    expect(session.getState()).toMatchObject({
      ...nothing,
      token: 't-1',
      userId: '',
      owner: '',
      wallet: null,
    });
    expect(open().getState()).toMatchObject({ token: 't-1', userId: '' });
    expect(ended).not.toHaveBeenCalled();
  });

  test.each([
    ['by one id', 'u-1', 'u-2', ''],
    ['by the other', 'u-1', '', 'u-2'],
    ['for a guest', '', 'u-2', ''],
  ])(
    'names another user %s: their session begins, with nothing of the former one',
    (_, known, userId, id) => {
      const { session, ended } = tabOf(known);
      setUser(session, answer(userId, id));
      expect(session.getState()).toMatchObject({ ...loaded, userId: 'u-2', owner: 'u-2', wallet: null });
      expect(open().getState()).toMatchObject({ token: 't-1', userId: 'u-2' });
      expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'elsewhere' });
    },
  );

  test('about a guest gives them no user', () => {
    const { session, ended } = tabOf('');
    setUser(session, answer('', ''));
    expect(session.getState()).toMatchObject({ ...nothing, token: 't-1', userId: '', wallet: 12 });
    expect(ended).not.toHaveBeenCalled();
  });
});
