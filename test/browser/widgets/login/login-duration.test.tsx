import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Activate, Login, PhoneBinding, RecoverPassword, Register } from '#widgets/login/index.ts';
import { expectAccessible, openPortal, show, type SceneOptions } from './login-scene.tsx';

const elsewhere = { portal: 'https://portal.example' };
const onDone = () => {};
const duration = () => page.getByText('登录仅在本页面有效，离开或刷新页面后需要重新登录');
const submit = (name: string) => page.getByRole('button', { name, exact: true });

const tasks: [task: string, component: ReactElement, button: string][] = [
  ['a login', <Login key="login" />, '登录'],
  ['a registration', <Register key="name" by="name" onDone={onDone} />, '注册'],
  ['a registration by mobile number', <Register key="mobile" by="mobile" onDone={onDone} />, '注册'],
  ['an activation', <Activate key="activate" onDone={onDone} />, '激活并登录'],
  ['the binding of a mobile number', <PhoneBinding key="bind" onDone={onDone} />, '绑定并登录'],
];

test.each(tasks)(
  '%s on another site says before that it ends with the page',
  async (_, component, button) => {
    const { portal } = openPortal({ settings: elsewhere });
    show(component, portal);
    await expect.element(submit(button)).toBeVisible();
    await expect.element(duration()).toBeVisible();
    expect(duration().elements()).toHaveLength(1);
    await expectAccessible();
  },
);

test.each<[string, SceneOptions]>([
  ['on the portal itself', {}],
  ['where the page keeps the token', { settings: elsewhere, onLogin: () => {} }],
])('%s no task says so', async (_, options) => {
  const { portal } = openPortal(options);
  show(<>{tasks.map(([, component]) => component)}</>, portal);
  for (const [, , button] of tasks) await expect.element(submit(button).first()).toBeVisible();
  expect(duration().elements()).toEqual([]);
});

test('a registration that is closed, and a task without a login, do not say so', async () => {
  const { portal } = openPortal({
    settings: elsewhere,
    before: (sandbox) =>
      sandbox.fault({
        method: 'GET',
        path: '/api/orgUser/register/getRegisterState',
        body: { code: 200, data: { open: false } },
      }),
  });
  show(
    <>
      <Register by="name" onDone={onDone} />
      <RecoverPassword />
    </>,
    portal,
  );
  await expect.element(submit('下一步')).toBeVisible();
  await expect.element(page.getByText('该机构未开放自主注册')).toBeVisible();
  expect(duration().elements()).toEqual([]);
});
