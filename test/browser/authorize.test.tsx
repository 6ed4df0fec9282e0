import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wholePortal } from './whole-portal.tsx';
import { expectAccessible, openPortal, show } from './login-scene.tsx';

const home = window.location.href;
const keyPath = '/api/auth/token/key';
const school = 'https://school.example';
const asked = `/authorize?${new URLSearchParams({ redirect_uri: `${school}/a`, state: 'xyz' })}`;

afterEach(() => history.replaceState(null, '', home));

/** Opens the page that leads back to another site; its key can never be made, so the test stays here. */
function open(tokenOrigins: string[], isLoggedIn = true) {
  const scene = openPortal({
    settings: { tokenOrigins },
    before: ({ fault }) => fault({ method: 'POST', path: keyPath, status: 500, times: 10 }),
  });
  if (isLoggedIn) scene.portal.session.logIn(scene.sandbox.tokenOf('teacher'), 'u-1001');
  history.replaceState(null, '', asked);
  show(wholePortal(scene.portal), scene.portal);
  return scene;
}

const expectPath = (path: string) => expect.poll(() => window.location.pathname).toBe(path);

it('says that the way back failed, and tries it again', async () => {
  const { callsTo } = open([school]);
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByText('暂时无法打开，请稍后重试')).toBeVisible();
  await expectAccessible();
  expect(callsTo(keyPath)).toHaveLength(1);
  await retry.click();
  await expect.poll(() => callsTo(keyPath)).toHaveLength(2);
});

it('leads home, and makes no key, where the settings do not allow the site', async () => {
  const { callsTo } = open(['https://other.example']);
  await expectPath('/index');
  expect(callsTo(keyPath)).toEqual([]);
});

it('asks a visitor to log in first, and comes back after it', async () => {
  const { callsTo } = open([school], false);
  await expectPath('/login/index');
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe(asked);
  await page.getByLabelText('用户名').fill('teacher');
  await page.getByLabelText('密码', { exact: true }).fill('Teacher#2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPath('/authorize');
  await expect.poll(() => callsTo(keyPath)).toHaveLength(1);
});
