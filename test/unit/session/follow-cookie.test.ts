import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createSession } from '#src/session/store.ts';
import { tokenCookie } from '#src/session/token/cookie.ts';
import { recordOf } from '#src/session/token/token-record.ts';
import { forgetSession } from '../../forget-session.ts';

beforeEach(forgetSession);
afterEach(forgetSession);

const open = () => createSession(tokenCookie('portal_token', ''), 'demo');
const record = (token: string) => recordOf(token, { userId: '', orgCode: 'demo' });

/** While `refresh` is false, the tab reads the cookie again and again. */
test.each([
  ['is shown again', undefined],
  ['is told of it by another tab', record('guest')],
])('a guest’s tab with the token of the cookie waits for no other one when it %s', (_, known) => {
  const session = open();
  session.logIn('guest', '');
  const before = session.getState();
  expect(session.refresh(known)).toBe(true);
  expect(session.getState()).toBe(before);
});

test.each([
  ['is shown again', undefined],
  ['is told of it by another tab', record('renewed')],
])(
  'a guest’s tab takes the token that another one has renewed, and waits no longer, when it %s',
  (_, known) => {
    const [session, other] = [open(), open()];
    session.logIn('guest', '');
    other.refresh();
    other.logIn('renewed', '');
    expect(session.refresh(known)).toBe(true);
    expect(session.getState()).toMatchObject({ token: 'renewed', userId: '' });
  },
);

it('a tab that moves to another organisation leaves the cookie of a later log-in alone', () => {
  const [late, other] = [open(), open()];
  late.logIn('t-1', 'u-1');
  other.logIn('t-2', 'u-2');
  late.setState({ orgCode: 'closed' });
  const { token, holder } = tokenCookie('portal_token', '').read();
  expect({ token, holder }).toMatchObject({ token: 't-2', holder: { userId: 'u-2', orgCode: 'demo' } });
});
