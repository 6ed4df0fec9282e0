import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  field,
  fresh,
  paths,
  press,
  showChange,
  teacherMobile,
  type,
  typeChange,
  valuesOf,
} from './passwords-scene.tsx';
import { componentForms, eventually, expectAccessible, forms } from '../widget.tsx';

const old = 'Teacher#2026';
const labels = ['原密码', '新密码', '确认新密码'] as const;

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

describe.each(forms)('changing the password, as %s', (form) => {
  test('goes by keyboard alone, sends what was agreed, and ends in the success view', async () => {
    const onDone = vi.fn();
    const onNavigate = vi.fn(() => false);
    const shown = showChange(form, { as: 'teacher', props: { onDone, onNavigate } });
    const confirm = await button(shown, '确定');
    expect(confirm.disabled).toBe(true);
    (await field(shown, '原密码')).focus();
    await userEvent.keyboard(`${old}{Tab}{Tab}${fresh}{Tab}{Tab}${fresh}`);
    await eventually(() => expect(confirm.disabled).toBe(false));
    await userEvent.keyboard('{Enter}');
    await shown.findByText('修改密码成功');
    const title = shown.getByRole('heading', { name: '密码已更新' });
    await eventually(() => expect(shown.focused()).toBe(title));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(shown.calls(paths.update).map((call) => call.body)).toEqual([{ oldPwd: old, password: fresh }]);
    expect(shown.queryByRole('textbox')).toBeNull();
    await userEvent.click(shown.getByRole('link', { name: '返回学习中心' }));
    expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space' });
  });

  test.each([
    ['without an event', []],
    ['with a change event only', ['change']],
  ] as const)('is offered when a password manager fills the fields %s', async (_, events) => {
    const shown = showChange(form, { as: 'teacher' });
    const confirm = await button(shown, '确定');
    const passwords = [old, fresh, fresh];
    for (const [index, label] of labels.entries()) {
      expect(confirm.disabled).toBe(true);
      const input = await field(shown, label);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        passwords[index],
      );
      for (const event of events) input.dispatchEvent(new Event(event, { bubbles: true }));
    }
    await eventually(() => expect(confirm.disabled).toBe(false));
    await press(shown, '确定');
    await shown.findByText('修改密码成功');
    expect(shown.calls(paths.update).map((call) => call.body)).toEqual([{ oldPwd: old, password: fresh }]);
  });

  test('the immediate login ends the session without a question and leads to the log-in', async () => {
    const onNavigate = vi.fn(() => false);
    const shown = showChange(form, { as: 'teacher', props: { onNavigate } });
    await typeChange(shown, old, fresh);
    await press(shown, '确定');
    const link = await shown.findByRole('link', { name: '立即登录' });
    expect(link.getAttribute('href')).toBe('/login');
    await userEvent.click(link);
    await eventually(() => expect(shown.session.getState().token).toBe(''));
    expect(onNavigate.mock.calls).toEqual([[{ url: '/login' }]]);
    expect(shown.queryByRole('alertdialog')).toBeNull();
    shown.getByRole('heading', { name: '密码已更新' });
  });

  describe.each(componentForms)('in either form', () => {
    test('shows the phone account, the rule, and where else to go', async () => {
      const onNavigate = vi.fn(() => false);
      const shown = showChange(form, { as: 'teacher', props: { onNavigate } });
      await shown.findByText('138****5678');
      shown.getByText('8-16位字符，须包含字母、数字和符号，不能有空格');
      await userEvent.click(shown.getByRole('link', { name: '返回账号设置' }));
      await userEvent.click(shown.getByRole('link', { name: '忘记原密码？' }));
      expect(onNavigate.mock.calls).toEqual([[{ url: '/space/myData' }], [{ url: '/space/forgetPwd' }]]);
    });

    test('can be confirmed when all three are filled, and not before', async () => {
      const shown = showChange(form);
      const confirm = await button(shown, '确定');
      const states: boolean[] = [];
      for (const label of labels) {
        await type(shown, label, 'x');
        states.push(confirm.disabled);
      }
      await type(shown, '新密码', '');
      states.push(confirm.disabled);
      expect(states).toEqual([true, true, false, true]);
    });

    test.each<[string, [string, string | undefined][]]>([
      [
        '原密码',
        [
          ['', '请输入原密码'],
          ['12345', '密码格式不正确'],
          ['1 2 3 4 5', '密码格式不正确'],
          ['123456', undefined],
        ],
      ],
      [
        '新密码',
        [
          ['', '请输入新密码'],
          ['Abcd#12', '密码格式不正确'],
          ['Abcde#12', undefined],
          ['Abcdefgh#12345678', '密码格式不正确'],
          ['Abcdefgh#1234567', undefined],
          ['Abcd 12#', '密码格式不正确'],
        ],
      ],
      [
        '确认新密码',
        [
          ['', '请再次输入新密码'],
          ['other', '两次输入密码不一致'],
        ],
      ],
    ])('%s is judged when it is left, and no other field with it', async (label, rows) => {
      const shown = showChange(form);
      const input = await field(shown, label);
      for (const [index, [text, fault]] of rows.entries()) {
        await userEvent.fill(input, text);
        // The Tab order includes the field's button that shows the password.
        await userEvent.tab();
        await userEvent.tab();
        await eventually(() => expect(input.getAttribute('aria-invalid')).toBe(fault ? 'true' : null));
        if (fault) {
          const said = await shown.findByText(fault);
          expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
        }
        // Shift+Tab back to this field also blurs the next one.
        if (index > 0) continue;
        for (const other of labels.filter((one) => one !== label)) {
          expect((await field(shown, other)).getAttribute('aria-invalid')).toBeNull();
        }
      }
    });

    test('nothing is judged before the field is left', async () => {
      const shown = showChange(form);
      const input = await field(shown, '新密码');
      await userEvent.click(input);
      await userEvent.keyboard('abc');
      expect(input.getAttribute('aria-invalid')).toBeNull();
    });
  });

  test('looking at what was typed is not leaving the field', async () => {
    const shown = showChange(form);
    const input = await field(shown, '原密码');
    await type(shown, '原密码', '123');
    await userEvent.click(input);
    const look = shown.getAllByRole('button', { name: '显示密码' })[0];
    if (look) await userEvent.click(look);
    await eventually(() => expect(input.type).toBe('text'));
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  test('a press on the button below is not missed because a fault appears', async () => {
    const shown = showChange(form);
    await typeChange(shown, old, fresh, 'other');
    const confirm = await button(shown, '确定');
    const before = confirm.getBoundingClientRect().top;
    (await field(shown, '确认新密码')).blur();
    await shown.findByText('两次输入密码不一致');
    expect(confirm.getBoundingClientRect().top).toBe(before);
  });

  test('a wrong old password is told in a dialog; the values stay, and it has the focus', async () => {
    const shown = showChange(form);
    await typeChange(shown, 'Wrong#2026', fresh);
    await press(shown, '确定');
    const dialog = await shown.findByRole('alertdialog', { name: '密码错误' });
    expect(dialog.textContent).toContain('原密码不正确，请重新输入！');
    await userEvent.keyboard('{Enter}');
    await eventually(async () => expect(shown.focused()).toBe(await field(shown, '原密码')));
    expect(await valuesOf(shown, ...labels)).toEqual(['Wrong#2026', fresh, fresh]);
    // The dialog is the only message.
    expect(shown.queryByRole('alert', { hidden: false })?.textContent ?? '').toBe('');
    await type(shown, '原密码', old);
    await press(shown, '确定');
    await shown.findByText('修改密码成功');
  });

  test('a repeated password is told in a dialog; the values stay, and the new one has the focus', async () => {
    const shown = showChange(form);
    await typeChange(shown, old, old);
    await press(shown, '确定');
    const dialog = await shown.findByRole('alertdialog', { name: '密码重复' });
    expect(dialog.textContent).toContain('您输入的新密码与旧密码相同，无法修改密码，请重新输入新密码！');
    await userEvent.keyboard('{Escape}');
    await eventually(async () => expect(shown.focused()).toBe(await field(shown, '新密码')));
    expect(await valuesOf(shown, ...labels)).toEqual([old, old, old]);
  });

  test('a double click, and Enter on top of it, change the password once', async () => {
    const shown = showChange(form, {
      as: 'teacher',
      prepare: (sandbox) => sandbox.fault({ method: 'PUT', path: paths.update, delayMs: 1000 }),
    });
    await typeChange(shown, old, fresh);
    const confirm = await button(shown, '确定');
    await userEvent.dblClick(confirm);
    await eventually(() => expect(confirm.getAttribute('aria-busy')).toBe('true'));
    (await field(shown, '确认新密码')).focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByText('修改密码成功');
    expect(shown.calls(paths.update)).toHaveLength(1);
  });

  test('serves password managers, shows what is typed, and warns of Caps Lock', async () => {
    const shown = showChange(form);
    await shown.findByText('138****5678');
    const inputs = await Promise.all(labels.map((label) => field(shown, label)));
    expect(inputs.map((input) => input.autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(inputs.map((input) => input.type)).toEqual(['password', 'password', 'password']);
    const [oldField] = inputs;
    expect(oldField?.form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      teacherMobile,
    );
    oldField?.focus();
    await eventually(() => {
      oldField?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true, composed: true }),
      );
      shown.getByText('大写锁定已打开');
    });
  });

  test('reset begins anew, also after the success', async () => {
    const shown = showChange(form);
    await typeChange(shown, old, fresh);
    shown.call('reset');
    await eventually(async () => expect(await valuesOf(shown, ...labels)).toEqual(['', '', '']));
    await typeChange(shown, old, fresh);
    await press(shown, '确定');
    await shown.findByText('密码已更新');
    shown.call('reset');
    await field(shown, '原密码');
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation (%s)', async (theme) => {
    document.body.style.background = theme === 'dark' ? '#14161d' : '';
    const shown = showChange(form, { as: 'teacher', settings: { theme } });
    await shown.findByText('138****5678');
    await typeChange(shown, '1', '2', '3');
    await press(shown, '确定');
    await shown.findByText('两次输入密码不一致');
    await expectAccessible(shown.host);
    await typeChange(shown, 'Wrong#2026', fresh);
    await press(shown, '确定');
    await shown.findByRole('alertdialog');
    await expectAccessible(shown.host);
    await userEvent.keyboard('{Escape}');
    await type(shown, '原密码', old);
    await press(shown, '确定');
    await shown.findByText('密码已更新');
    await expectAccessible(shown.host);
    document.body.style.background = '';
  });
});
