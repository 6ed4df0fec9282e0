import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  codeOf,
  field,
  fresh,
  paths,
  press,
  showForgot,
  teacherMobile,
  type,
  typeTwice,
  valuesOf,
  verify,
} from './passwords-scene.tsx';
import { componentForms, eventually, expectAccessible, forms } from '../widget.tsx';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

const step = (shown: ReturnType<typeof showForgot>) =>
  shown.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

describe.each(forms)('a forgotten password, as %s', (form) => {
  test('goes all the way by keyboard alone, sends what was agreed, and ends for good', async () => {
    const onDone = vi.fn();
    const onNavigate = vi.fn(() => false);
    const shown = showForgot(form, { as: 'teacher', props: { onDone, onNavigate } });
    const send = await button(shown, '获取验证码');
    expect(step(shown)).toContain('手机验证');
    send.focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByText('验证码已发送到您的手机上');
    // The user types the code next, so its field has the focus.
    await eventually(async () => expect(shown.focused()).toBe(await field(shown, '验证码')));
    await userEvent.keyboard(`${await codeOf(shown)}{Enter}`);
    await eventually(async () => expect(shown.focused()).toBe(await field(shown, '新密码')));
    expect(step(shown)).toContain('设置密码');
    await userEvent.keyboard(`${fresh}{Tab}{Tab}${fresh}{Enter}`);
    const title = await shown.findByRole('heading', { name: '密码设置成功' });
    await eventually(() => expect(shown.focused()).toBe(title));
    expect(step(shown)).toContain('完成');
    expect(onDone).toHaveBeenCalledTimes(1);

    expect(shown.calls(paths.send)[0]?.query).toMatchObject({
      phone: teacherMobile,
      key: expect.stringMatching(/^[0-9A-F]{32}$/),
    });
    expect(shown.calls(paths.verify)[0]?.body).toMatchObject({ mobile: teacherMobile });
    expect(shown.calls(paths.update)[0]?.body).toEqual({ password: fresh, passwordLevel: 7, isForget: 1 });

    // No earlier step can be reached from here.
    expect(shown.queryByRole('textbox')).toBeNull();
    expect(shown.queryByRole('button', { name: '上一步' })).toBeNull();
    const back = shown.getByRole('link', { name: '返回学习中心' });
    expect(back.getAttribute('href')).toBe('/space');
    await userEvent.click(back);
    expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space' });
  });

  describe.each(componentForms)('in either form', () => {
    test('shows the number masked, whom to ask when it has changed, and where else to go', async () => {
      const onNavigate = vi.fn(() => false);
      const shown = showForgot(form, { as: 'teacher', props: { onNavigate } });
      await shown.findByText('138****5678');
      shown.getByText(/如手机号已更换，请联系客服处理。/);
      expect((await shown.findByRole('link', { name: '400-668-2026' })).getAttribute('href')).toBe(
        'tel:4006682026',
      );
      await userEvent.click(shown.getByRole('link', { name: '个人资料' }));
      await userEvent.click(shown.getByRole('link', { name: '修改密码' }));
      expect(onNavigate.mock.calls).toEqual([[{ url: '/space/myData' }], [{ url: '/space/updatePwd' }]]);
    });

    test('without a support phone the note has no number', async () => {
      const shown = showForgot(form, {
        as: 'teacher',
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: paths.organisation,
            body: { code: 200, data: { orgId: '1001', orgCode: 'demo' } },
          }),
      });
      await eventually(() => expect(shown.calls(paths.organisation)).toHaveLength(1));
      expect((await shown.findByText(/如手机号已更换/)).textContent).toBe('如手机号已更换，请联系客服处理。');
    });

    test('without a number it leads to binding one', async () => {
      const onNavigate = vi.fn(() => false);
      const shown = showForgot(form, {
        as: 'teacher',
        props: { onNavigate },
        prepare: (sandbox) =>
          sandbox.fault({ method: 'GET', path: paths.phone, body: { code: 200, data: null } }),
      });
      await shown.findByText('尚未绑定手机号');
      await userEvent.click(await shown.findByRole('link', { name: '绑定手机号' }));
      expect(onNavigate).toHaveBeenCalledWith({ url: '/space/bindPhone' });
    });
  });

  test('the code is required, and a wrong one is said once, kept and selected', async () => {
    const shown = showForgot(form);
    await press(shown, '下一步');
    await shown.findByText('请输入验证码');
    expect(shown.calls(paths.verify)).toEqual([]);
    await press(shown, '获取验证码');
    await shown.findByText('验证码已发送到您的手机上');
    await type(shown, '验证码', '000000');
    await press(shown, '下一步');
    const alert = await shown.findByText('验证码不正确，请重新输入');
    expect(alert.closest('[role=alert]')).not.toBeNull();
    expect(shown.getAllByText('验证码不正确，请重新输入')).toHaveLength(1);
    const code = await field(shown, '验证码');
    expect(code.value).toBe('000000');
    expect(shown.focused()).toBe(code);
    await userEvent.keyboard(`${await codeOf(shown)}{Enter}`);
    await field(shown, '新密码');
  });

  test('the wait for another code outlives a reload, and is this widget’s and this user’s own', async () => {
    const first = showForgot(form);
    await press(first, '获取验证码');
    await button(first, /^1(20|19|18)s后重新发送$/);
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('portal.code.'));
    expect(keys).toHaveLength(1);
    expect(keys[0]).toContain('u-1001');
    first.unmount();

    const again = showForgot(form);
    expect((await button(again, /s后重新发送$/)).disabled).toBe(true);
    again.unmount();
    const other = showForgot(form, { as: 'admin' });
    expect((await button(other, '获取验证码')).disabled).toBe(false);
  });

  test('a double click sends one code, verifies once and sets one password', async () => {
    const shown = showForgot(form, {
      as: 'teacher',
      prepare: (sandbox) => {
        sandbox.fault({ method: 'GET', path: paths.send, delayMs: 150 });
        sandbox.fault({ method: 'PUT', path: paths.verify, delayMs: 150 });
        sandbox.fault({ method: 'PUT', path: paths.update, delayMs: 150 });
      },
    });
    await userEvent.dblClick(await button(shown, '获取验证码'));
    await shown.findByText('验证码已发送到您的手机上');
    await type(shown, '验证码', await codeOf(shown));
    const next = await button(shown, '下一步');
    await userEvent.dblClick(next);
    expect(next.getAttribute('aria-busy')).toBe('true');
    await field(shown, '新密码');
    await typeTwice(shown);
    await userEvent.dblClick(await button(shown, '确定'));
    await shown.findByText('密码设置成功');
    for (const path of [paths.send, paths.verify, paths.update]) expect(shown.calls(path)).toHaveLength(1);
  });

  describe.each(componentForms)('in either form', () => {
    test('the checklist follows what is typed', async () => {
      const shown = showForgot(form);
      await verify(shown);
      const checks = () =>
        [...shown.getByRole('list', { name: '密码要求' }).children].map((item) => item.textContent);
      expect(checks()).toEqual(['不含空格未满足', '8-16位字符未满足', '包含字母、数字和符号未满足']);
      await type(shown, '新密码', 'Abcdefgh');
      expect(checks()).toEqual(['不含空格已满足', '8-16位字符已满足', '包含字母、数字和符号未满足']);
      await type(shown, '新密码', 'Abcd #12');
      expect(checks()).toEqual(['不含空格未满足', '8-16位字符已满足', '包含字母、数字和符号已满足']);
      await type(shown, '新密码', 'Abcd#123中');
      expect(checks()).toEqual([
        '不含空格已满足',
        '8-16位字符已满足',
        '包含字母、数字和符号已满足',
        '不含中文和全角符号未满足',
      ]);
      await type(shown, '新密码', fresh);
      expect(checks()).toEqual(['不含空格已满足', '8-16位字符已满足', '包含字母、数字和符号已满足']);
    });

    test.each([
      ['', '', '请输入密码', '请再次输入密码'],
      ['Abcd#12', 'Abcd#12', '密码格式不正确', undefined],
      ['Abcdefgh#12345678', '', '密码格式不正确', '请再次输入密码'],
      [fresh, 'Brandnew#2028', undefined, '两次输入密码不一致'],
    ])('"%s" and "%s" are refused: %s, %s', async (password, again, fault, faultAgain) => {
      const shown = showForgot(form);
      await verify(shown);
      await type(shown, '新密码', password);
      await type(shown, '确认密码', again);
      await press(shown, '确定');
      for (const [label, said] of [
        ['新密码', fault],
        ['确认密码', faultAgain],
      ] as const) {
        const input = await field(shown, label);
        await eventually(() => expect(input.getAttribute('aria-invalid')).toBe(said ? 'true' : null));
        if (said) shown.getByText(said);
      }
      expect(shown.calls(paths.update)).toEqual([]);
    });

    test('a proof that has run out costs another code, not what was typed', async () => {
      const shown = showForgot(form);
      await verify(shown);
      await typeTwice(shown);
      shown.sandbox.fault({
        method: 'PUT',
        path: paths.update,
        body: { code: 400, msg: '请先完成手机验证' },
      });
      await press(shown, '确定');
      await shown.findByText('请先完成手机验证');
      await press(shown, '上一步');
      await eventually(async () => expect(shown.focused()).toBe(await field(shown, '验证码')));
      shown.sandbox.fault({ method: 'PUT', path: paths.verify, body: { code: 200, data: null } });
      await type(shown, '验证码', '123456');
      await press(shown, '下一步');
      await field(shown, '新密码');
      expect(await valuesOf(shown, '新密码', '确认密码')).toEqual([fresh, fresh]);
    });
  });

  test('a password stands nowhere but in its field, and password managers know whose it is', async () => {
    const shown = showForgot(form);
    await verify(shown);
    await typeTwice(shown);
    const inside = (shown.host.shadowRoot ?? shown.host).innerHTML;
    expect(inside).not.toContain(fresh);
    for (const storage of [localStorage, sessionStorage])
      expect(JSON.stringify(storage)).not.toContain(fresh);

    const password = await field(shown, '新密码');
    expect(password.autocomplete).toBe('new-password');
    expect((await field(shown, '确认密码')).autocomplete).toBe('new-password');
    const account = password.form?.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(account?.value).toBe(teacherMobile);
    // The field does not block pasting.
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
    expect(password.dispatchEvent(paste)).toBe(true);
  });

  test('reset begins anew, with nothing typed', async () => {
    const shown = showForgot(form);
    await verify(shown);
    await typeTwice(shown);
    shown.call('reset');
    await shown.findByText('138****5678');
    expect(shown.queryByLabelText('新密码')).toBeNull();
    expect((await field(shown, '验证码')).value).toBe('');
  });

  describe.each(componentForms)('in either form', () => {
    test('another user finds nothing of the one before', async () => {
      const shown = showForgot(form);
      await verify(shown);
      await typeTwice(shown);
      shown.session.logIn(shown.sandbox.tokenOf('admin'), 'u-1002');
      await shown.findByText('139****4321');
      expect(shown.queryByLabelText('新密码')).toBeNull();
    });
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    document.body.style.background = theme === 'dark' ? '#14161d' : '';
    const shown = showForgot(form, { as: 'teacher', settings: { theme } });
    await press(shown, '下一步');
    await shown.findByText('请输入验证码');
    await expectAccessible(shown.host);
    await verify(shown);
    await press(shown, '确定');
    await shown.findByText('请输入密码');
    await expectAccessible(shown.host);
    await typeTwice(shown);
    await press(shown, '确定');
    await shown.findByText('密码设置成功');
    await expectAccessible(shown.host);
    document.body.style.background = '';
  });

  test('signed out, it asks for the log-in', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = showForgot(form, { as: 'visitor', props: { onNavigate } });
    await shown.findByText('登录后即可设置密码');
    await userEvent.click(await shown.findByRole('link', { name: '去登录' }));
    expect(onNavigate).toHaveBeenCalledWith({ url: expect.stringMatching(/^\/login\/index/) });
    expect(shown.calls(paths.phone)).toEqual([]);
  });
});
