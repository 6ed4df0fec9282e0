import { useState } from 'react';
import { beforeEach, expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { FloatingTools } from '#host/app/layout/floating/FloatingTools.tsx';
import { Palette } from '#host/app/layout/palette/Palette.tsx';
import { openPage } from '../host/page-scene.tsx';
import { openSpacePage } from '../host/space-scene.tsx';
import { eventually } from '../../eventually.ts';
import { focusName, tryKeys } from './try-keys.ts';

beforeEach(() => browserPage.viewport(1440, 900));

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {isOpen ? (
        <Palette
          address="/space/myCertificates"
          confirm={() => Promise.resolve(true)}
          onFeedback={() => {}}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

tryKeys({
  name: 'the command palette',
  pattern: 'combobox',
  async open() {
    const page = openPage(Opener, '/space/myCertificates', { as: 'teacher' });
    (await page.findByRole('button', { name: '打开' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = await page.findByRole<HTMLInputElement>('combobox', { name: '查找页面和操作' });
    await eventually(() => expect(field).toHaveFocus());
    await userEvent.keyboard('课程');
    const read = () => {
      if (!page.queryByRole('dialog')) return `closed, focus on ${focusName()}, ${window.location.pathname}`;
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      return `“${field.value}”, cursor ${field.selectionStart}, active ${active?.textContent}, focus on ${focusName()}`;
    };
    await eventually(() => expect(read()).toBe('“课程”, cursor 2, active 课程, focus on 查找页面和操作'));
    return read;
  },
  keys: {
    ArrowDown: [
      ['', '“课程”, cursor 2, active 课程超市, focus on 查找页面和操作'],
      ['{ArrowUp}', '“课程”, cursor 2, active 课程, focus on 查找页面和操作'],
    ],
    ArrowUp: '“课程”, cursor 2, active 搜索“课程”, focus on 查找页面和操作',
    Enter: 'closed, focus on 打开, /course',
    Escape: 'closed, focus on 打开, /space/myCertificates',
    ArrowLeft: '“课程”, cursor 1, active 课程, focus on 查找页面和操作',
    ArrowRight: [['{Home}', '“课程”, cursor 1, active 课程, focus on 查找页面和操作']],
    Home: '“课程”, cursor 0, active 课程, focus on 查找页面和操作',
    End: [['{Home}', '“课程”, cursor 2, active 课程, focus on 查找页面和操作']],
    Backspace: [['{ArrowDown}', '“课”, cursor 1, active 课程, focus on 查找页面和操作']],
    'Alt+ArrowDown': { leftOut: 'the list stands open' },
    'Alt+ArrowUp': { leftOut: 'the list stays open; Escape closes it with its dialog' },
    Tab: '“课程”, cursor 2, active 课程, focus on 关闭',
  },
});

async function openTools() {
  const page = openSpacePage(
    <FloatingTools hidesButton={false} unreadCount={0} onFeedback={() => {}} />,
    '/',
  );
  const button = await page.findByRole('button', { name: '咨询与反馈', expanded: false });
  button.focus();
  const read = () =>
    `${button.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed'}, focus on ${focusName()}`;
  return read;
}

tryKeys({
  name: 'the floating button',
  pattern: 'disclosure',
  open: openTools,
  keys: {
    Enter: [
      ['', 'open, focus on 咨询与反馈'],
      ['{Enter}', 'closed, focus on 咨询与反馈'],
    ],
    Space: [
      ['', 'open, focus on 咨询与反馈'],
      [' ', 'closed, focus on 咨询与反馈'],
    ],
  },
});

tryKeys({
  name: 'the tools of the floating button',
  pattern: 'popup',
  async open() {
    const read = await openTools();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(read()).toBe('open, focus on 咨询与反馈'));
    return read;
  },
  keys: { Escape: 'closed, focus on 咨询与反馈' },
});
