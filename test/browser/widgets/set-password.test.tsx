import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  fresh,
  logInByWechat,
  paths,
  press,
  showFirst,
  type,
  typeTwice,
  valuesOf,
  withoutPassword,
} from './passwords-scene.tsx';
import { componentForms, expectAccessible, type Form, forms } from '../widget.tsx';

beforeEach(() => page.viewport(1280, 800));

/** Renders the page for a user without a password. */
async function showNewcomer(form: Form, props: Record<string, unknown> = {}) {
  const shown = showFirst(form, { as: 'visitor', props });
  await logInByWechat(shown);
  return shown;
}

describe.each(forms)('the first password, as %s', (form) => {
  test('is set by keyboard alone, with its level and without an old one', async () => {
    const onDone = vi.fn();
    const onNavigate = vi.fn(() => false);
    const shown = await showNewcomer(form, { onDone, onNavigate });
    await type(shown, '新密码', '');
    await userEvent.keyboard(`${fresh}{Tab}{Tab}${fresh}{Enter}`);
    await shown.findByRole('heading', { name: '密码设置成功' });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(shown.calls(paths.update).map((call) => call.body)).toEqual([
      { password: fresh, passwordLevel: 7 },
    ]);
    await userEvent.click(shown.getByRole('link', { name: '继续使用' }));
    expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space' });
  });

  describe.each(componentForms)('in either form', () => {
    test.each([
      ['aB#12345', 1],
      ['aB#123456', 3],
      ['aB#123456789', 7],
    ])('%s goes with level %i', async (password, passwordLevel) => {
      const shown = await showNewcomer(form);
      await typeTwice(shown, password);
      await press(shown, '确定');
      await shown.findByText('密码设置成功');
      expect(shown.calls(paths.update)[0]?.body).toEqual({ password, passwordLevel });
    });

    test('can be left for later', async () => {
      const onNavigate = vi.fn(() => false);
      const shown = await showNewcomer(form, { onNavigate });
      await userEvent.click(await shown.findByRole('link', { name: '暂不设置' }));
      expect(onNavigate).toHaveBeenCalledWith({ url: '/space' });
    });

    test('once set, nobody is asked for it any more', async () => {
      const shown = await showNewcomer(form);
      await typeTwice(shown);
      await press(shown, '确定');
      await shown.findByText('密码设置成功');
      expect(shown.session.getState().userInfo).toMatchObject({ needPwd: false });
    });

    test('who has a password already is told so and where to change it, and gets no form', async () => {
      const onNavigate = vi.fn(() => false);
      const shown = showFirst(form, { as: 'teacher', props: { onNavigate } });
      await shown.findByText(/您的账号已设置过登录密码。/);
      expect(shown.queryByLabelText('新密码')).toBeNull();
      expect(shown.queryByRole('button', { name: '确定' })).toBeNull();
      await expectAccessible(shown.host);
      await userEvent.click(shown.getByRole('link', { name: '修改密码' }));
      expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space/updatePwd' });
      await userEvent.click(shown.getByRole('link', { name: '返回学习中心' }));
      expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space' });
    });

    test('while it is not known whether there is a password, neither is shown', async () => {
      const shown = showFirst(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.user, delayMs: 800 }),
      });
      await shown.findByText('加载中');
      expect(shown.queryByLabelText('新密码')).toBeNull();
      await shown.findByText(/您的账号已设置过登录密码。/);
    });

    test('where it cannot be known, the form is there and the server decides', async () => {
      const shown = showFirst(form, {
        as: 'teacher',
        prepare: (sandbox) => sandbox.fault({ method: 'GET', path: paths.user, times: 9, drop: true }),
      });
      await typeTwice(shown);
      await press(shown, '确定');
      // The server's own error message appears once, next to the form.
      await shown.findByText('请输入原密码');
      expect(await valuesOf(shown, '新密码', '确认密码')).toEqual([fresh, fresh]);
    });
  });

  test('a double click sets it once', async () => {
    const shown = await showNewcomer(form);
    shown.sandbox.fault({ method: 'PUT', path: paths.update, delayMs: 150 });
    await typeTwice(shown);
    await userEvent.dblClick(await button(shown, '确定'));
    await shown.findByText('密码设置成功');
    expect(shown.calls(paths.update)).toHaveLength(1);
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    document.body.style.background = theme === 'dark' ? '#14161d' : '';
    const shown = showFirst(form, { as: 'teacher', settings: { theme }, prepare: withoutPassword });
    await press(shown, '确定');
    await shown.findByText('请再次输入密码');
    await expectAccessible(shown.host);
    document.body.style.background = '';
  });
});
