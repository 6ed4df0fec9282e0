import { useState } from 'react';
import { describe, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { Menu } from '#src/ui/menus/Menu.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { eventually } from '../../eventually.ts';
import { mount, rootKinds } from '../mount.tsx';
import { focusName, tryKeys } from './try-keys.ts';

const before = <button type="button">之前</button>;
const after = <button type="button">之后</button>;

function Opened({ isQuestion = false }) {
  const [isOpen, setOpen] = useState(false);
  const opener = (
    <button type="button" onClick={() => setOpen(true)}>
      打开
    </button>
  );
  return isQuestion ? (
    <>
      {opener}
      <ConfirmDialog open={isOpen} onAnswer={() => setOpen(false)} title="删除？" />
    </>
  ) : (
    <>
      {opener}
      <Dialog open={isOpen} onOpenChange={setOpen} title="设置" footer={<Button>保存</Button>}>
        <input aria-label="名称" />
        <input aria-label="单位" />
      </Dialog>
    </>
  );
}

const tabRows = ['甲', '乙', '丙', '丁'].map((label) => ({
  value: label,
  label,
  content: `${label}的内容`,
  disabled: label === '丙',
}));

function SomeTabs() {
  const [value, setValue] = useState('乙');
  return (
    <>
      {before}
      <Tabs label="标签" tabs={tabRows} value={value} onChange={setValue} />
      {after}
    </>
  );
}

function SomeMenu() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      {before}
      <Menu
        button={(props) => <Button {...props}>菜单</Button>}
        items={[
          { id: 'a', label: '按钮', onSelect: () => setChosen('按钮') },
          {
            id: 'b',
            label: '链接',
            href: '#',
            onSelect: (event) => {
              event.preventDefault();
              setChosen('链接');
            },
          },
          { id: 'c', label: '单选', checked: true, onSelect: () => setChosen('单选') },
        ]}
      />
      {after}
      <output>{chosen}</output>
    </>
  );
}

describe.each(rootKinds)('in %s', (kind) => {
  async function openDialog(isQuestion = false) {
    const shown = mount(<Opened isQuestion={isQuestion} />, { kind });
    shown.getByRole('button', { name: '打开' }).focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByRole(isQuestion ? 'alertdialog' : 'dialog');
    await eventually(() => expect(focusName()).toBe(isQuestion ? '取消' : '名称'));
    const isOpen = () => shown.queryByRole(isQuestion ? 'alertdialog' : 'dialog') !== null;
    return () => `${isOpen() ? 'open' : 'closed'}, focus on ${focusName()}`;
  }

  tryKeys({
    name: 'Dialog',
    pattern: 'dialog',
    open: () => openDialog(),
    keys: {
      Tab: [
        ['', 'open, focus on 单位'],
        ['{Tab}{Tab}', 'open, focus on 关闭'],
      ],
      'Shift+Tab': [
        ['', 'open, focus on 关闭'],
        ['{Shift>}{Tab}{/Shift}', 'open, focus on 保存'],
      ],
      Escape: 'closed, focus on 打开',
    },
  });

  tryKeys({
    name: 'ConfirmDialog',
    pattern: 'dialog',
    open: () => openDialog(true),
    keys: {
      Tab: [
        ['', 'open, focus on 确定'],
        ['{Tab}', 'open, focus on 关闭'],
      ],
      'Shift+Tab': 'open, focus on 关闭',
      Escape: 'closed, focus on 打开',
    },
  });

  tryKeys({
    name: 'Tabs',
    pattern: 'tabs',
    async open() {
      const { getByRole } = mount(<SomeTabs />, { kind });
      const chosen = () => getByRole('tab', { selected: true });
      chosen().focus();
      return () => `${chosen().textContent}, focus on ${focusName()}`;
    },
    keys: {
      ArrowRight: [
        ['', '丁, focus on 丁'],
        ['{ArrowRight}', '甲, focus on 甲'],
      ],
      ArrowLeft: [
        ['', '甲, focus on 甲'],
        ['{ArrowLeft}', '丁, focus on 丁'],
      ],
      Home: '甲, focus on 甲',
      End: '丁, focus on 丁',
      Tab: [
        ['', '乙, focus on 乙'],
        ['{Tab}', '乙, focus on 之后'],
        ['{ArrowLeft}{Tab}', '甲, focus on 之后'],
      ],
      'Shift+Tab': [
        ['', '乙, focus on 之前'],
        ['{ArrowRight}', '丁, focus on 之前'],
      ],
      Delete: { leftOut: 'no tab can be removed' },
    },
  });

  function openMenu() {
    const { getByRole, queryByRole } = mount(<SomeMenu />, { kind });
    getByRole('button', { name: '菜单' }).focus();
    const output = () => getByRole('status').textContent;
    return () =>
      `${queryByRole('menu') ? 'open' : 'closed'}, focus on ${focusName()}${output() && `, ${output()} chosen`}`;
  }

  tryKeys({
    name: 'Menu',
    pattern: 'menuButton',
    open: async () => openMenu(),
    keys: {
      Enter: 'open, focus on 按钮',
      Space: 'open, focus on 按钮',
      ArrowDown: 'open, focus on 按钮',
      ArrowUp: 'open, focus on 单选',
    },
  });

  tryKeys({
    name: 'MenuList',
    pattern: 'menu',
    async open() {
      const read = openMenu();
      await userEvent.keyboard('{ArrowDown}');
      await eventually(() => expect(read()).toBe('open, focus on 按钮'));
      return read;
    },
    keys: {
      ArrowDown: [
        ['', 'open, focus on 链接'],
        ['{ArrowDown}{ArrowDown}', 'open, focus on 按钮'],
      ],
      ArrowUp: [
        ['', 'open, focus on 单选'],
        ['{End}', 'open, focus on 链接'],
      ],
      Home: [['{End}', 'open, focus on 按钮']],
      End: 'open, focus on 单选',
      Enter: [
        ['', 'closed, focus on 菜单, 按钮 chosen'],
        ['{ArrowDown}', 'closed, focus on 菜单, 链接 chosen'],
        ['{End}', 'closed, focus on 菜单, 单选 chosen'],
      ],
      Space: [
        ['', 'closed, focus on 菜单, 按钮 chosen'],
        ['{ArrowDown}', 'closed, focus on 菜单, 链接 chosen'],
        ['{End}', 'closed, focus on 菜单, 单选 chosen'],
      ],
      Escape: 'closed, focus on 菜单',
      Tab: 'closed, focus on 之后',
      a: { leftOut: 'no letter of a keyboard begins a Chinese label' },
    },
  });
});
