import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wholePortal } from './whole-portal.tsx';
import { expectAccessible, openPortal, show } from '../widgets/login/login-scene.tsx';

const home = window.location.href;
const keyPath = '/api/auth/token/key';
const school = 'https://school.example';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const request = { redirect_uri: `${school}/portal/a`, state: 'xyz', code_challenge: challenge };
const addressOf = (parameters: Record<string, string>) => `/authorize?${new URLSearchParams(parameters)}`;
const asked = addressOf(request);

afterEach(() => history.replaceState(null, '', home));

/** Opens the page that leads back to another site; its key can never be made, so the test stays here. */
function open(returnAddresses: string[], isLoggedIn = true, address = asked) {
  const scene = openPortal({
    settings: { returnAddresses },
    before: ({ fault }) => fault({ method: 'POST', path: keyPath, status: 500, times: 10 }),
  });
  if (isLoggedIn) scene.portal.session.logIn(scene.sandbox.tokenOf('teacher'), 'u-1001');
  history.replaceState(null, '', address);
  show(wholePortal(scene.portal), scene.portal);
  return scene;
}

const expectPath = (path: string) => expect.poll(() => window.location.pathname).toBe(path);

it('says that the way back failed, and tries it again', async () => {
  const { callsTo } = open([`${school}/portal/`]);
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('暂时无法打开，请稍后重试')).toBeVisible();
  await expectAccessible();
  expect(callsTo(keyPath)).toHaveLength(1);
  await retry.click();
  await expect.poll(() => callsTo(keyPath)).toHaveLength(2);
});

it('leads home, and makes no key, where the settings do not allow the page', async () => {
  const { callsTo } = open([`${school}/other/`]);
  await expectPath('/index');
  expect(callsTo(keyPath)).toEqual([]);
});

it('asks a visitor to log in first, and comes back after it', async () => {
  const { callsTo } = open([`${school}/portal/`], false);
  await expectPath('/login/index');
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe(asked);
  await page.getByLabelText('用户名').fill('teacher');
  await page.getByLabelText('密码', { exact: true }).fill('Teacher#2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPath('/authorize');
  await expect.poll(() => callsTo(keyPath)).toHaveLength(1);
});

it.each(['state', 'code_challenge'])('leads home, and makes no key, without %s', async (name) => {
  const rest = Object.entries(request).filter(([key]) => key !== name);
  const { callsTo } = open([`${school}/portal/`], true, addressOf(Object.fromEntries(rest)));
  await expectPath('/index');
  expect(callsTo(keyPath)).toEqual([]);
});

it('binds the key to the challenge of the page that asked', async () => {
  const { callsTo } = open([`${school}/portal/`]);
  await expect.poll(() => callsTo(keyPath)).toHaveLength(1);
  expect(callsTo(keyPath)[0]?.body).toEqual({ challenge });
});

describe('a session that is older than this tab', () => {
  it('goes to the other site only after a yes', async () => {
    const { callsTo } = open([`${school}/portal/`]);
    // The log-in was in another tab, whose session storage this one has not.
    sessionStorage.removeItem('portal.loggedInHere');
    await expect
      .element(page.getByRole('heading', { name: '以陈思远的身份登录 school.example？' }))
      .toHaveFocus();
    await expectAccessible();
    expect(callsTo(keyPath)).toEqual([]);
    await page.getByRole('button', { name: '继续' }).click();
    await expect.poll(() => callsTo(keyPath)).toHaveLength(1);
  });

  it('stays here after a no', async () => {
    const { callsTo } = open([`${school}/portal/`]);
    // The log-in was in another tab, whose session storage this one has not.
    sessionStorage.removeItem('portal.loggedInHere');
    await page.getByRole('button', { name: '取消' }).click();
    await expectPath('/index');
    expect(callsTo(keyPath)).toEqual([]);
  });
});
