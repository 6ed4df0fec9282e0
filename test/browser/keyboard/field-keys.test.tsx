import { useState } from 'react';
import { describe } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { mount, rootKinds } from '../mount.tsx';
import { focusName, tryKeys } from './try-keys.ts';

const before = <button type="button">之前</button>;
const after = <button type="button">之后</button>;

function SomeRadios() {
  const [value, setValue] = useState<string | null>(null);
  const options = ['甲', '乙', '丙', '丁'].map((one) => ({ value: one, label: one, disabled: one === '丙' }));
  return (
    <>
      {before}
      <RadioGroup label="选项" options={options} value={value} onChange={setValue} />
      {after}
      <output>{value}</output>
    </>
  );
}

function SomeFields() {
  const [isChecked, setChecked] = useState(false);
  const [value, setValue] = useState('二');
  return (
    <>
      <Checkbox checked={isChecked} onChange={(event) => setChecked(event.currentTarget.checked)}>
        同意
      </Checkbox>
      <Select
        aria-label="学段"
        placeholder={null}
        options={['一', '二', '三', '四'].map((one) => ({ value: one, label: one }))}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {after}
    </>
  );
}

describe.each(rootKinds)('in %s', (kind) => {
  tryKeys({
    name: 'RadioGroup',
    pattern: 'radioGroup',
    async open() {
      const { getByRole } = mount(<SomeRadios />, { kind });
      getByRole('button', { name: '之前' }).focus();
      await userEvent.keyboard('{Tab}');
      return () => `${getByRole('status').textContent || 'none'}, focus on ${focusName()}`;
    },
    keys: {
      Space: '甲, focus on 甲',
      ArrowRight: [
        ['', '乙, focus on 乙'],
        ['{ArrowRight}', '丁, focus on 丁'],
        ['{ArrowRight}{ArrowRight}', '甲, focus on 甲'],
      ],
      ArrowDown: '乙, focus on 乙',
      ArrowLeft: '丁, focus on 丁',
      ArrowUp: '丁, focus on 丁',
      Tab: [
        ['', 'none, focus on 之后'],
        ['{ArrowRight}', '乙, focus on 之后'],
        [' {Tab}{Shift>}{Tab}{/Shift}', '甲, focus on 之后'],
      ],
      'Shift+Tab': [
        ['', 'none, focus on 之前'],
        ['{ArrowRight}', '乙, focus on 之前'],
      ],
    },
  });

  tryKeys({
    name: 'Checkbox',
    pattern: 'checkbox',
    async open() {
      const { getByRole } = mount(<SomeFields />, { kind });
      const box = getByRole<HTMLInputElement>('checkbox', { name: '同意' });
      box.focus();
      return () => (box.checked ? 'checked' : 'unchecked');
    },
    keys: {
      Space: [
        ['', 'checked'],
        [' ', 'unchecked'],
      ],
    },
  });

  tryKeys({
    name: 'Select',
    pattern: 'select',
    async open() {
      const { getByRole } = mount(<SomeFields />, { kind });
      const select = getByRole<HTMLSelectElement>('combobox', { name: '学段' });
      select.focus();
      return () => `${select.value}, focus on ${focusName()}`;
    },
    keys: {
      ArrowDown: '三, focus on 学段',
      ArrowUp: '一, focus on 学段',
      Home: '一, focus on 学段',
      End: '四, focus on 学段',
      Tab: '二, focus on 之后',
    },
  });
});
