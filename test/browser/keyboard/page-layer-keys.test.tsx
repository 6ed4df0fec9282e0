import { within } from '@testing-library/dom';
import { beforeEach, expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import MyCertificatesPage from '#host/app/pages/certificates/MyCertificatesPage.tsx';
import OrdersPage from '#host/app/pages/orders/OrdersPage.tsx';
import { eventually } from '../../eventually.ts';
import { forgetSession } from '../../scene.ts';
import { openEditor, picture } from '../host/editor/editor-scene.tsx';
import { openPage } from '../host/page-scene.tsx';
import { begin, openTourApp } from '../host/tour-scene.tsx';
import { focusName, tryKeys } from './try-keys.ts';

const as = { as: 'teacher' } as const;

beforeEach(async () => {
  forgetSession();
  await browserPage.viewport(1440, 900);
});

async function openTour() {
  const app = openTourApp();
  await begin(app);
  await app.step('个人空间菜单');
  await eventually(() => expect(focusName()).toBe('下一步'));
  return () => {
    const step = app.queryByRole('dialog')?.querySelector('h2')?.textContent;
    return `${step ?? 'closed'}, focus on ${focusName()}`;
  };
}

tryKeys({
  name: 'the tour',
  pattern: 'dialog',
  open: openTour,
  keys: {
    Tab: [
      ['', '个人空间菜单, focus on 跳过'],
      ['{Tab}', '个人空间菜单, focus on 下一步'],
    ],
    'Shift+Tab': [
      ['', '个人空间菜单, focus on 跳过'],
      ['{Shift>}{Tab}{/Shift}', '个人空间菜单, focus on 下一步'],
    ],
    Escape: 'closed, focus on 学习中心',
  },
});

tryKeys({
  name: 'the steps of the tour',
  pattern: 'steps',
  open: openTour,
  keys: {
    ArrowRight: [
      ['', '近期待办, focus on 下一步'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', '快捷面板, focus on 完成'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', '快捷面板, focus on 完成'],
    ],
    ArrowLeft: [
      ['', '个人空间菜单, focus on 下一步'],
      ['{ArrowRight}', '个人空间菜单, focus on 下一步'],
    ],
  },
});

async function openCertificate() {
  const page = openPage(MyCertificatesPage, '/space/myCertificates', as);
  const opener = (await page.findAllByRole('button', { name: /^查看大图/ }))[0];
  opener?.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await page.findByRole('dialog'));
  const view = await dialog.findByRole('region', { name: /证书大图/ });
  await eventually(() => expect(view).toHaveFocus());
  return { page, dialog, opener };
}

tryKeys({
  name: 'a certificate',
  pattern: 'dialog',
  async open() {
    const { page, opener } = await openCertificate();
    return () => {
      const focus = document.activeElement === opener ? 'its button' : focusName().replace(/，.*$/, '');
      return `${page.queryByRole('dialog') ? 'open' : 'closed'}, focus on ${focus}`;
    };
  },
  keys: {
    Tab: [
      ['', 'open, focus on 缩小'],
      ['{Shift>}{Tab}{Tab}{/Shift}', 'open, focus on 关闭'],
    ],
    'Shift+Tab': [
      ['', 'open, focus on 关闭'],
      ['{Tab}', 'open, focus on 证书大图'],
    ],
    Escape: 'closed, focus on its button',
  },
});

tryKeys({
  name: 'the picture of a certificate',
  pattern: 'zoom',
  async open() {
    const { dialog } = await openCertificate();
    return () => dialog.getByRole('status').textContent;
  },
  keys: {
    '=': '125%',
    '-': [
      ['', '100%'],
      ['{=}{=}', '125%'],
    ],
    '0': [['{=}{=}', '100%']],
  },
});

const sliders = [
  ['缩放', '1', '4', { fine: 0.01, page: 0.3 }],
  ['左右位置', '0', '1', { fine: 0.01, page: 0.1 }],
  ['上下位置', '0', '1', { fine: 0.01, page: 0.1 }],
] as const;

for (const [name, least, most, { fine, page }] of sliders) {
  const start = 0.5 * (Number(least) + Number(most));
  const after = (change: number) => String(Math.round((start + change) * 100) / 100);
  tryKeys({
    name: `${name} of a cover`,
    pattern: 'slider',
    async open() {
      const editor = openEditor();
      await editor.click('选择封面');
      const dialog = within(await editor.findByRole('dialog', { name: '选择封面' }));
      await userEvent.click(await dialog.findByRole('tab', { name: '上传图片' }));
      const field = await dialog.findByLabelText('上传图片', { selector: 'input' });
      await userEvent.upload(field, await picture('校园.png'));
      const slider = await dialog.findByRole<HTMLInputElement>('slider', { name });
      await userEvent.fill(slider, String(start));
      slider.focus();
      return () => slider.value;
    },
    keys: {
      ArrowRight: after(fine),
      ArrowUp: after(fine),
      ArrowLeft: after(-fine),
      ArrowDown: after(-fine),
      Home: least,
      End: most,
      PageUp: after(page),
      PageDown: after(-page),
    },
  });
}

async function openRecords() {
  const page = openPage(OrdersPage, '/space/myOrder', as);
  const row = await page.findByRole<HTMLInputElement>('checkbox', {
    name: '选择“东湖区物理学科教师数字素养提升工程”',
  });
  const boxes = () => page.getAllByRole<HTMLInputElement>('checkbox');
  const read = () => {
    const [all, ...rows] = boxes();
    const some = all?.indeterminate ? 'some' : all?.checked ? 'all' : 'none';
    return `${rows.filter(({ checked }) => checked).length} of ${rows.length}, ${some}`;
  };
  return { page, row, read };
}

tryKeys({
  name: 'a row of a table',
  pattern: 'checkbox',
  async open() {
    const { row, read } = await openRecords();
    row.focus();
    return read;
  },
  keys: {
    Space: [
      ['', '1 of 10, some'],
      [' ', '0 of 10, none'],
    ],
  },
});

tryKeys({
  name: 'all rows of a table',
  pattern: 'checkbox',
  async open() {
    const { page, read } = await openRecords();
    page.getByRole('checkbox', { name: '选择本页全部' }).focus();
    return read;
  },
  keys: {
    Space: [
      ['', '10 of 10, all'],
      [' ', '0 of 10, none'],
    ],
  },
});
