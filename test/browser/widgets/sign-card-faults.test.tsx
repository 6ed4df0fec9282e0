import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signCardDefinition, SignCard } from '#widgets/sign-card/index.ts';
import { brokenConnection, signedOut, writingFaults, type Fault } from '../faults.ts';
import { eventually, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';

const wrongShape = { body: { code: 200, data: { credit: ['viel'], todaySign: 'gestern', signRules: 7 } } };
const readingFaults = [brokenConnection, ['a wrong shape', wrongShape]] as const;

const paths = {
  credit: '/api/v/credit/mine',
  detail: '/api/v/signrecord/detail',
  sign: '/api/v/signrecord/sign',
};
const calls = [
  ['the credit', 'GET', paths.credit],
  ['the sign-in', 'GET', paths.detail],
] as const;

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('faults of the sign-in card, as %s', (form) => {
  const open = (options: ShowOptions = {}) => {
    const shown = show(form, { row: signCardDefinition, component: SignCard }, { as: 'teacher', ...options });
    const root = shown.host.shadowRoot ?? shown.host;
    return {
      ...shown,
      button: () => shown.findByRole('button', { name: '签到' }),
      toasts: () => [...root.querySelectorAll('[part=toast]')],
    };
  };
  const openWith = (path: string, fault: Fault) =>
    open({ prepare: (sandbox) => sandbox.fault({ method: 'GET', path, ...fault }) });

  test.each(readingFaults)(
    '%s of the credit: says so, signing in is possible, a retry brings it',
    async (_, fault) => {
      const { findByText, findByRole, button, host, toasts } = openWith(paths.credit, fault);
      await findByText('积分加载失败');
      await findByText('已签到 2/7 天');
      await button();
      await expectAccessible(host);
      await userEvent.click(await findByRole('button', { name: '重新加载积分' }));
      await findByText('190');
      expect(toasts()).toEqual([]);
    },
  );

  test.each(readingFaults)('%s of the credit does not matter to who signs in', async (_, fault) => {
    const { findByText, button } = openWith(paths.credit, fault);
    await findByText('积分加载失败');
    await userEvent.click(await button());
    await findByText('签到成功，获得 10 积分');
    await findByText('200');
  });

  test.each(readingFaults)(
    '%s of the sign-in: says so, shows the credit, a retry brings it',
    async (_, fault) => {
      const { findByText, findByRole, queryByRole, button, host, toasts } = openWith(paths.detail, fault);
      await findByText('签到信息加载失败');
      await findByText('190');
      expect(queryByRole('button', { name: /签到/ })).toBeNull();
      await expectAccessible(host);
      await userEvent.click(await findByRole('button', { name: '重试' }));
      await button();
      await findByText('已签到 2/7 天');
      expect(toasts()).toEqual([]);
    },
  );

  test.each(readingFaults)('%s of both: one retry brings both', async (_, fault) => {
    const { findByText, findByRole } = open({
      prepare: (sandbox) => {
        for (const [, method, path] of calls) sandbox.fault({ method, path, ...fault });
      },
    });
    await findByText('积分加载失败');
    await userEvent.click(await findByRole('button', { name: '重试' }));
    await findByText('190');
    await findByText('已签到 2/7 天');
  });

  test.each(writingFaults)(
    '%s of signing in: taken back, said once, and it can be tried again',
    async (_, fault) => {
      const onCheckedIn = vi.fn();
      const { findByText, findByRole, button, sandbox, toasts } = open({ props: { onCheckedIn } });
      const sign = await button();
      await findByText('190');
      sandbox.fault({ method: 'POST', path: paths.sign, delayMs: 600, ...fault });
      // The rollback may happen before the click resolves.
      await Promise.all([userEvent.click(sign), findByRole('button', { name: '已签到' })]);
      await button();
      await findByText('190');
      await findByText('已签到 2/7 天');
      await eventually(() => expect(toasts()).toHaveLength(1));
      expect(onCheckedIn).not.toHaveBeenCalled();

      await userEvent.click(await button());
      await findByText('签到成功，获得 10 积分');
      await findByText('200');
      expect(onCheckedIn).toHaveBeenCalledExactlyOnceWith({ credit: 10 });
    },
  );

  test.each(readingFaults)(
    '%s of the look before it: nothing is sent, and it is said once',
    async (_, fault) => {
      const { findByText, button, sandbox, toasts, calls } = open();
      const sign = await button();
      await findByText('190');
      sandbox.fault({ method: 'GET', path: paths.detail, ...fault });
      await userEvent.click(sign);
      await eventually(() => expect(toasts()).toHaveLength(1));
      await button();
      expect(calls(paths.sign)).toEqual([]);
      await userEvent.click(await button());
      await findByText('签到成功，获得 10 积分');
    },
  );

  test.each(readingFaults)('%s when the tab is shown again: what is there stays', async (_, fault) => {
    const { findByText, getByText, button, sandbox, calls: sent, queryByRole, toasts } = open();
    await findByText('190');
    await findByText('已签到 2/7 天');
    for (const [, method, path] of calls) sandbox.fault({ method, path, ...fault });
    document.dispatchEvent(new Event('visibilitychange'));
    await eventually(() => expect(sent(paths.detail)).toHaveLength(2));
    await eventually(() => expect(sent(paths.credit)).toHaveLength(2));
    getByText('190');
    await button();
    expect(queryByRole('alert')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  test.each(calls)('a session that ends at %s leads to the log-in, not away', async (_, method, path) => {
    const address = window.location.href;
    const { findByText, toasts } = open({
      prepare: (sandbox) => sandbox.fault({ method, path, ...signedOut }),
    });
    await findByText('登录后即可签到并查看积分');
    expect(window.location.href).toBe(address);
    expect(toasts()).toEqual([]);
  });

  test('a session that ends while signing in leaves nothing of it behind', async () => {
    const { findByText, button, sandbox, session } = open();
    const sign = await button();
    sandbox.fault({ method: 'POST', path: paths.sign, ...signedOut });
    await userEvent.click(sign);
    await findByText('登录后即可签到并查看积分');
    session.logIn(sandbox.tokenOf('teacher'), 'u-1001');
    await button();
    await findByText('190');
  });

  test.each(calls)('as long as %s is on its way, it says so', async (_, method, path) => {
    const { findByRole, findByText, queryByRole } = open({
      prepare: (sandbox) => sandbox.fault({ method, path, delayMs: 400 }),
    });
    expect((await findByRole('status')).textContent).toContain('加载中');
    await findByText('190');
    await findByText('已签到 2/7 天');
    await eventually(() => expect(queryByRole('status')?.textContent ?? '').toBe(''));
  });
});
