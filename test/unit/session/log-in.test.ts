import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPendingBinding, storePendingBinding } from '#src/session/login/pending-binding.ts';
import { makeState, takeState } from '#src/session/login/scan-state.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { forgetSession } from '../../forget-session.ts';

beforeEach(forgetSession);
afterEach(forgetSession);

const open = () => createSession(tokenCookie('portal_token', ''), 'demo');

describe('a log-in', () => {
  it.each([
    ['of a user ends', 'u-1', false],
    ['of a guest leaves', '', true],
  ])('%s the log-in by scan that the tab has begun', (_, userId, goesOn) => {
    const session = open();
    storePendingBinding({ openid: 'o-1' });
    const state = makeState();
    session.logIn('t-1', userId);
    expect(hasPendingBinding()).toBe(goesOn);
    expect(takeState(state)).toBe(goesOn);
  });

  it('of a guest takes the place of another tab’s guest in the cookie', () => {
    const [session, other] = [open(), open()];
    other.logIn('guest-1', '');
    session.logIn('guest-2', '');
    expect(open().getState()).toMatchObject({ token: 'guest-2', userId: '' });
  });
});
