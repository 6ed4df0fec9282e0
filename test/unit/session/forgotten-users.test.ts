import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptDrafts, refuseDrafts, refusesDrafts } from '#src/session/forgotten-users.ts';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { noRecord } from '#src/session/token/token-record.ts';
import { forgetSession } from '../../forget-session.ts';

const clean = () => {
  for (const userId of ['u-1', 'u-2']) acceptDrafts(userId);
  forgetSession();
};
beforeEach(clean);
afterEach(clean);

function openAs(userId: string) {
  const session = createSession(tokenCookie('portal_token', ''), 'demo');
  session.logIn('t-1', userId);
  return session;
}

describe('the drafts of a user', () => {
  it('are refused after a log-out on a public computer, until that user logs in again', () => {
    const session = openAs('u-1');
    session.end({ type: 'chosen' }, { forgets: true });
    expect(refusesDrafts('u-1')).toBe(true);
    session.logIn('t-2', 'u-2');
    expect([refusesDrafts('u-1'), refusesDrafts('u-2')]).toEqual([true, false]);
    session.logIn('t-3', 'u-1');
    expect(refusesDrafts('u-1')).toBe(false);
  });

  it('are accepted after any other log-out', () => {
    openAs('u-1').end({ type: 'chosen' });
    expect(refusesDrafts('u-1')).toBe(false);
  });

  it.each([
    ['refused after one on a public computer', true],
    ['accepted after any other', false],
  ])('whom another tab has logged out are %s', (_, forgets) => {
    openAs('u-1').refresh({ ...noRecord, forgets });
    expect(refusesDrafts('u-1')).toBe(forgets);
  });

  it('who is a guest, and has no id, are never refused', () => {
    refuseDrafts('');
    expect(refusesDrafts('')).toBe(false);
  });
});
