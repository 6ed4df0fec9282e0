import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs, type TabsProps } from '#src/ui/navigation/Tabs.tsx';
import { mount, rootKinds } from '../mount.tsx';

const tabs: TabsProps['tabs'] = [
  { value: 'submit', label: '提交反馈', content: <input aria-label="内容" /> },
  { value: 'closed', label: '已归档', content: null, disabled: true },
  { value: 'mine', label: '我的反馈', content: '共 33 条' },
];

function Feedback(props: Partial<TabsProps>) {
  const [value, setValue] = useState('mine');
  return (
    <>
      <button type="button">之前</button>
      <Tabs label="意见反馈" tabs={tabs} {...props} value={value} onChange={setValue} />
    </>
  );
}

describe.each(rootKinds)('in %s', (kind) => {
  const show = (props: Partial<TabsProps> = {}) => mount(<Feedback {...props} />, { kind });

  test('a named list of tabs, the chosen one with its panel', () => {
    const { getByRole } = show();
    expect(getByRole('tablist', { name: '意见反馈' })).toBeTruthy();
    expect(getByRole('tab', { selected: true }).textContent).toBe('我的反馈');
    expect(getByRole('tabpanel', { name: '我的反馈' }).textContent).toBe('共 33 条');
  });

  test('Tab comes to the chosen tab, and from there to the panel', async () => {
    const { getByRole, focused } = show();
    getByRole('button', { name: '之前' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(getByRole('tab', { name: '我的反馈' }));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(getByRole('tabpanel'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(getByRole('tab', { name: '我的反馈' }));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(getByRole('button', { name: '之前' }));
  });

  test('arrows go round and skip what is disabled; Home and End go to the ends', async () => {
    const { getByRole, focused } = show();
    await userEvent.click(getByRole('tab', { name: '提交反馈' }));
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(() => getByRole('tab', { selected: true })).toBe(focused());
      seen.push(focused()?.textContent);
    }
    expect(seen).toEqual(['我的反馈', '提交反馈', '我的反馈', '提交反馈', '我的反馈']);
  });

  test('kept mounted, a panel keeps what was typed in it', async () => {
    const { getByRole, queryByRole } = show({ keepMounted: true });
    await userEvent.click(getByRole('tab', { name: '提交反馈' }));
    await userEvent.type(getByRole('textbox', { name: '内容' }), '视频卡顿');
    await userEvent.click(getByRole('tab', { name: '我的反馈' }));
    expect(queryByRole('textbox')).toBeNull();
    await userEvent.click(getByRole('tab', { name: '提交反馈' }));
    expect(getByRole<HTMLInputElement>('textbox').value).toBe('视频卡顿');
  });
});
