import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingFaults, signedOut, writingFaults } from '../faults.ts';
import {
  button,
  codeOf,
  field,
  fresh,
  paths,
  press,
  showChange,
  showFirst,
  showForgot,
  type,
  typeChange,
  typeTwice,
  valuesOf,
  verify,
  withoutPassword,
  type Shown,
} from './passwords-scene.tsx';
import { eventually, forms } from '../widget.tsx';

const old = 'Teacher#2026';

/** A response that does not confirm the change counts as a failure. */
const changeFaults = [...writingFaults, ['a wrong shape', { body: { data: 'gestern' } }]] as const;

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

/** Asserts that the error is shown once and that no other message appears. */
async function expectOneMessage(shown: Shown): Promise<void> {
  const spoken = () => shown.getAllByRole('alert').filter((alert) => alert.textContent);
  await eventually(() => expect(spoken()).toHaveLength(1));
}

describe.each(forms)('faults of the password widgets, as %s', (form) => {
  test.each(readingFaults)('%s of the number: says so, and a retry brings it', async (_, fault) => {
    const shown = showForgot(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.phone, ...fault }),
    });
    await shown.findByText('手机号加载失败');
    await expectOneMessage(shown);
    await press(shown, '重试');
    await shown.findByText('138****5678');
  });

  test.each(writingFaults)(
    '%s of sending the code: one message, what is typed stays, no wait, and it can be sent again',
    async (_, fault) => {
      const shown = showForgot(form);
      await type(shown, '验证码', '1234');
      shown.sandbox.fault({ method: 'GET', path: paths.send, ...fault });
      await press(shown, '获取验证码');
      await expectOneMessage(shown);
      expect(await valuesOf(shown, '验证码')).toEqual(['1234']);
      expect(shown.queryByText('验证码已发送到您的手机上')).toBeNull();
      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('portal.code.'))).toEqual([]);
      await press(shown, '获取验证码');
      await shown.findByText('验证码已发送到您的手机上');
      await button(shown, /s后重新发送$/);
    },
  );

  test.each(writingFaults)(
    '%s of verifying: one message, the code stays, and it can be sent again',
    async (_, fault) => {
      const shown = showForgot(form);
      await press(shown, '获取验证码');
      await shown.findByText('验证码已发送到您的手机上');
      const code = await codeOf(shown);
      await type(shown, '验证码', code);
      shown.sandbox.fault({ method: 'PUT', path: paths.verify, ...fault });
      await press(shown, '下一步');
      await expectOneMessage(shown);
      expect(await valuesOf(shown, '验证码')).toEqual([code]);
      expect(shown.queryByLabelText('新密码')).toBeNull();
      await press(shown, '下一步');
      await field(shown, '新密码');
    },
  );

  test.each(changeFaults)(
    '%s of setting the password: one message, both stay, and it can be sent again',
    async (_, fault) => {
      const shown = showForgot(form);
      await verify(shown);
      await typeTwice(shown);
      shown.sandbox.fault({ method: 'PUT', path: paths.update, ...fault });
      await press(shown, '确定');
      await expectOneMessage(shown);
      expect(await valuesOf(shown, '新密码', '确认密码')).toEqual([fresh, fresh]);
      expect(shown.queryByText('密码设置成功')).toBeNull();
      await press(shown, '确定');
      await shown.findByText('密码设置成功');
    },
  );

  test.each(readingFaults)(
    '%s of the account: says so in its line, the form stays usable, a retry brings it',
    async (_, fault) => {
      const shown = showChange(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.safe, ...fault }),
      });
      await shown.findByText('加载失败');
      await typeChange(shown, old, fresh);
      await press(shown, '重试');
      await shown.findByText('138****5678');
      expect(await valuesOf(shown, '原密码', '新密码', '确认新密码')).toEqual([old, fresh, fresh]);
      await press(shown, '确定');
      await shown.findByText('修改密码成功');
    },
  );

  test.each(changeFaults)(
    '%s of changing the password: one message, all three stay, and it can be sent again',
    async (_, fault) => {
      const shown = showChange(form);
      await typeChange(shown, old, fresh);
      shown.sandbox.fault({ method: 'PUT', path: paths.update, ...fault });
      await press(shown, '确定');
      await expectOneMessage(shown);
      expect(shown.queryByRole('alertdialog')).toBeNull();
      expect(await valuesOf(shown, '原密码', '新密码', '确认新密码')).toEqual([old, fresh, fresh]);
      await press(shown, '确定');
      await shown.findByText('修改密码成功');
    },
  );

  test.each(writingFaults)('%s of the first password: one message, and both stay', async (_, fault) => {
    const shown = showFirst(form, { as: 'teacher', prepare: withoutPassword });
    await typeTwice(shown);
    shown.sandbox.fault({ method: 'PUT', path: paths.update, ...fault });
    await press(shown, '确定');
    await expectOneMessage(shown);
    expect(await valuesOf(shown, '新密码', '确认密码')).toEqual([fresh, fresh]);
  });

  const ends: [string, 'GET' | 'PUT', string, () => Promise<Shown>][] = [
    ['loading the number', 'GET', paths.phone, async () => showForgot(form, ending('GET', paths.phone))],
    [
      'sending the code',
      'GET',
      paths.send,
      async () => {
        const shown = showForgot(form, ending('GET', paths.send));
        await press(shown, '获取验证码');
        return shown;
      },
    ],
    [
      'verifying the code',
      'PUT',
      paths.verify,
      async () => {
        const shown = showForgot(form, ending('PUT', paths.verify));
        await type(shown, '验证码', '123456');
        await press(shown, '下一步');
        return shown;
      },
    ],
    [
      'setting a forgotten password',
      'PUT',
      paths.update,
      async () => {
        const shown = showForgot(form, ending('PUT', paths.update));
        await verify(shown);
        await typeTwice(shown);
        await press(shown, '确定');
        return shown;
      },
    ],
    ['loading the account', 'GET', paths.safe, async () => showChange(form, ending('GET', paths.safe))],
    [
      'changing the password',
      'PUT',
      paths.update,
      async () => {
        const shown = showChange(form, ending('PUT', paths.update));
        await typeChange(shown, old, fresh);
        await press(shown, '确定');
        return shown;
      },
    ],
    [
      'setting a first password',
      'PUT',
      paths.update,
      async () => {
        const shown = showFirst(form, { as: 'teacher', prepare: withoutPassword });
        await field(shown, '新密码');
        shown.sandbox.fault({ method: 'PUT', path: paths.update, ...signedOut });
        await typeTwice(shown);
        await press(shown, '确定');
        return shown;
      },
    ],
  ];
  test.each(ends)('a session that ends at %s leads to the log-in, not away from the page', async (...row) => {
    const open = row[3];
    const address = window.location.href;
    const left = vi.fn();
    document.addEventListener('portal-signed-out', left);
    const shown = await open();
    await shown.findByText('登录后即可设置密码');
    document.removeEventListener('portal-signed-out', left);
    expect(window.location.href).toBe(address);
    if (form === 'element') expect(left).toHaveBeenCalledTimes(1);
    // Passwords and codes must not stay in the form for the next user.
    expect(shown.queryAllByRole('textbox')).toEqual([]);
  });

  test('an answer that takes long shows what is going on', async () => {
    const shown = showForgot(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.phone, delayMs: 600 }),
    });
    await shown.findByRole('status');
    await shown.findByText('138****5678');
    shown.sandbox.fault({ method: 'GET', path: paths.send, delayMs: 600 });
    const send = await button(shown, '获取验证码');
    send.click();
    await eventually(() => expect(send.getAttribute('aria-busy')).toBe('true'));
    await shown.findByText('验证码已发送到您的手机上');
    expect(shown.calls(paths.send)).toHaveLength(1);
  });
});

function ending(method: 'GET' | 'PUT', path: string): Parameters<typeof showForgot>[1] {
  return { as: 'teacher', prepare: (sandbox) => sandbox.fault({ method, path, ...signedOut }) };
}
