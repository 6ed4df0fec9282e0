import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '#src/ui/fields/Field.tsx';
import { Input } from '#src/ui/fields/Input.tsx';
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { mount, rootKinds } from '../mount.tsx';

/** Returns the accessible description of a control. */
function descriptionOf(control: HTMLElement): string {
  const root = control.getRootNode() as ShadowRoot;
  const ids = control.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `(no ${id})`).join(' ');
}

describe.each(rootKinds)('in %s', (kind) => {
  test.each([
    ['Input', <Input key="1" />],
    ['TextArea', <TextArea key="2" />],
    ['PasswordInput', <PasswordInput key="3" />],
    ['Select', <Select key="4" options={[]} />],
  ])('a field names its %s, helps, says what is wrong and that it is required', (_, control) => {
    const { getByLabelText } = mount(
      <Field label="工作单位" hint="请填写学校全称" error="请输入工作单位" required>
        {control}
      </Field>,
      { kind },
    );
    const element = getByLabelText(/工作单位/);
    expect(descriptionOf(element)).toBe('请填写学校全称 请输入工作单位');
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element.getAttribute('aria-required')).toBe('true');
  });

  test.each([
    ['an Input', <Input key="1" aria-label="留言" aria-describedby="note" />],
    ['a TextArea', <TextArea key="2" aria-label="留言" aria-describedby="note" />],
    ['a PasswordInput', <PasswordInput key="3" aria-label="留言" aria-describedby="note" />],
  ])('%s outside a field has the description that it is given', (_, control) => {
    const { getByLabelText } = mount(
      <>
        <p id="note">只有老师能看到</p>
        {control}
      </>,
      { kind },
    );
    expect(descriptionOf(getByLabelText('留言'))).toBe('只有老师能看到');
  });

  test('a TextArea outside a field is described by what it is given and by its count', () => {
    const { getByLabelText } = mount(
      <>
        <p id="note">只有老师能看到</p>
        <TextArea limit={200} aria-label="留言" aria-describedby="note" />
      </>,
      { kind },
    );
    expect(descriptionOf(getByLabelText('留言'))).toBe('只有老师能看到 0/200');
  });

  test('a control outside a field without a description names none', () => {
    const { getByLabelText } = mount(<PasswordInput aria-label="密码" />, { kind });
    expect(getByLabelText('密码').hasAttribute('aria-describedby')).toBe(false);
  });

  test('a field in order has no description and is not invalid', () => {
    const { getByLabelText } = mount(
      <Field label="姓名">
        <Input />
      </Field>,
      { kind },
    );
    expect(getByLabelText('姓名').hasAttribute('aria-describedby')).toBe(false);
    expect(getByLabelText('姓名').hasAttribute('aria-invalid')).toBe(false);
  });

  test('an error that appears is spoken', () => {
    const field = (error?: string) => (
      <Field label="验证码" error={error}>
        <Input />
      </Field>
    );
    const { rerender, getByText } = mount(field(), { kind });
    rerender(field('请输入验证码'));
    expect(getByText('请输入验证码').closest('[aria-live=polite]')).not.toBeNull();
  });

  test('a text area counts what is typed and cuts nothing off', async () => {
    function Content() {
      const [text, setText] = useState('课'.repeat(198));
      return (
        <Field label="反馈内容">
          <TextArea limit={200} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
      );
    }
    const { getByLabelText, getByText } = mount(<Content />, { kind });
    expect(getByText('198/200')).toBeTruthy();
    expect(getByText('还可以输入 2 个字').getAttribute('role')).toBe('status');
    await userEvent.type(getByLabelText('反馈内容'), '卡顿了');
    expect(getByText('201/200')).toBeTruthy();
    expect(getByText('已超出 1 个字')).toBeTruthy();
    expect(descriptionOf(getByLabelText('反馈内容'))).toBe('201/200');
  });

  test('a text area counts an emoji as the one character that it shows', async () => {
    const { getByRole, getByText } = mount(<TextArea limit={200} aria-label="留言" />, { kind });
    await userEvent.fill(getByRole('textbox'), '👨‍👩‍👧‍👦👍🏽好');
    expect(getByText('3/200')).toBeTruthy();
  });

  test('a text area that nobody controls counts, too', async () => {
    const { getByRole, getByText } = mount(<TextArea limit={200} defaultValue="你好" aria-label="留言" />, {
      kind,
    });
    expect(getByText('2/200')).toBeTruthy();
    await userEvent.type(getByRole('textbox'), '老师');
    expect(getByText('4/200')).toBeTruthy();
  });

  test('a password is hidden until it is asked for', async () => {
    const { getByLabelText, getByRole } = mount(
      <Field label="密码">
        <PasswordInput />
      </Field>,
      { kind },
    );
    const field = getByLabelText<HTMLInputElement>('密码');
    await userEvent.type(field, 'Teacher#2026');
    expect(field.type).toBe('password');
    await userEvent.click(getByRole('button', { name: '显示密码' }));
    expect(field.type).toBe('text');
    expect(field.value).toBe('Teacher#2026');
    await userEvent.click(getByRole('button', { name: '隐藏密码' }));
    expect(field.type).toBe('password');
  });

  test('Caps Lock is mentioned while a password is typed', async () => {
    const { getByLabelText, findByText, queryByText } = mount(
      <Field label="密码">
        <PasswordInput />
      </Field>,
      { kind },
    );
    const field = getByLabelText('密码');
    const press = (capsLock: boolean) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: capsLock, bubbles: true, composed: true }),
      );
    press(true);
    await findByText('大写锁定已打开');
    expect(descriptionOf(field)).toBe('大写锁定已打开');
    press(false);
    await expect.poll(() => queryByText('大写锁定已打开')).toBeNull();
  });

  test('a select begins with nothing chosen', async () => {
    const { getByLabelText } = mount(
      <Field label="学段">
        <Select options={[{ value: 'primary', label: '小学' }]} />
      </Field>,
      { kind },
    );
    const select = getByLabelText<HTMLSelectElement>('学段');
    expect(select.selectedOptions[0]?.textContent).toBe('请选择');
    await userEvent.selectOptions(select, '小学');
    expect(select.value).toBe('primary');
  });
});
