import { within } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RECENT_PAGES_MAX } from '#host/app/limits.ts';
import { SEARCH_LIMIT } from '#src/rules/limits.ts';
import { forgetSession, type SceneOptions } from '../../scene.ts';
import { eventually } from '../../eventually.ts';
import { openApp } from './app-scene.tsx';

const issuePermission = '/api/orgUser/org/getIssuePermission';
const auditPermission = '/api/orgUser/org/getAuditPermission';

beforeEach(() => page.viewport(1280, 900));

/** Renders the whole portal, with the parts of the palette. */
function openPaletteApp(address: string, options: SceneOptions = {}) {
  forgetSession();
  const app = openApp(address, options);
  return {
    ...app,
    button: () => app.findByRole('button', { name: /快捷面板/ }),
    field: () => app.findByRole<HTMLInputElement>('combobox', { name: '查找页面和操作' }),
    /** The choice that Enter takes, as the field announces it. */
    active: () => {
      const id = app.getByRole('combobox', { name: '查找页面和操作' }).getAttribute('aria-activedescendant');
      return id && document.getElementById(id)?.textContent;
    },
    choices: (group?: string) =>
      within(group ? app.getByRole('group', { name: group }) : app.getByRole('listbox'))
        .queryAllByRole('option')
        .map((option) => option.textContent),
  };
}

const pressKey = () => userEvent.keyboard('{Control>}k{/Control}');

describe('by keys', () => {
  it('opens, finds a page and opens it', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    await pressKey();
    const field = await app.field();
    await eventually(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('课程');
    await eventually(() => expect(app.active()).toBe('课程'));
    await userEvent.keyboard('{ArrowDown}');
    expect(app.active()).toBe('课程超市');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(app.active()).toBe('搜索“课程”');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await app.shows('课程超市');
    await app.isClosed();
    expect(window.location.pathname).toBe('/superstore');
  });

  it('leads to the search with a text that no page has', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    await pressKey();
    await app.field();
    await userEvent.keyboard('分数的意义');
    await eventually(() => expect(app.active()).toBe('搜索“分数的意义”'));
    await userEvent.keyboard('{Enter}');
    await app.shows(/分数的意义/);
    expect(new URLSearchParams(window.location.search).get('searchVal')).toBe('分数的意义');
    await app.isClosed();
  });

  it('gives the focus back to where it was, by Escape and by the key itself', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    const search = await app.findByRole('searchbox', { name: '站内搜索' });
    search.focus();
    await pressKey();
    await app.field();
    await userEvent.keyboard('{Escape}');
    await app.isClosed();
    expect(document.activeElement).toBe(search);
    const button = await app.button();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await app.field();
    await pressKey();
    await app.isClosed();
    expect(document.activeElement).toBe(button);
  });

  it('does not open over a dialog that asks for something', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    await pressKey();
    await app.field();
    await userEvent.keyboard('退出{Enter}');
    await app.findByRole('alertdialog', { name: '确定要退出登录吗？' });
    await app.isClosed();
    await pressKey();
    expect(app.queryByRole('combobox', { name: '查找页面和操作' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  });

  it('says that a text is too long for a search', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    await pressKey();
    const field = await app.field();
    await userEvent.fill(field, '长'.repeat(SEARCH_LIMIT + 1));
    expect(await app.findByText(`搜索内容在${SEARCH_LIMIT}字以内`)).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(app.getAllByText('没有匹配的页面或操作')[0]).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/space/myCertificates');
  });
});

describe('while an input method composes a word', () => {
  async function compose(app: ReturnType<typeof openPaletteApp>) {
    await app.shows('我的证书');
    await pressKey();
    const field = await app.field();
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
    };
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    type('zheng');
    return { field, type };
  }

  it('its letters filter nothing, and the word that it has become does', async () => {
    const app = openPaletteApp('/space/myCertificates');
    const { field, type } = await compose(app);
    await eventually(() => expect(field).toHaveValue('zheng'));
    expect(app.choices('页面').length).toBeGreaterThan(10);
    type('积分');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '积分' }));
    await eventually(() => expect(app.active()).toMatch(/积分/));
  });

  test.each([
    ['the composition says so', { isComposing: true }],
    ['Safari says so by the key code alone', { keyCode: 229 }],
  ])('Enter and arrows belong to it: %s', async (_, sign) => {
    const app = openPaletteApp('/space/myCertificates');
    const { field } = await compose(app);
    const before = app.active();
    for (const key of ['ArrowDown', 'Enter']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...sign }));
    }
    expect(app.active()).toBe(before);
    expect(app.getByRole('dialog', { name: '快捷面板' })).toBeVisible();
    expect(window.location.pathname).toBe('/space/myCertificates');
  });
});

it('fills the screen of a phone, and works by touch', async () => {
  await page.viewport(390, 844);
  const app = openPaletteApp('/space/myCertificates');
  await app.shows('我的证书');
  await userEvent.click(await app.button());
  await app.field();
  const panel = app.getByRole('dialog', { name: '快捷面板' });
  await eventually(() => {
    const { width, height } = panel.getBoundingClientRect();
    expect({ width, height }).toEqual({ width: 390, height: 844 });
  });
  for (const option of app.getAllByRole('option')) expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
  await userEvent.click(app.getByRole('option', { name: '学习档案' }));
  await app.shows('学习档案');
  await app.isClosed();
});

it('keeps to what a combobox promises', async () => {
  const app = openPaletteApp('/space/myCertificates');
  await app.shows('我的证书');
  await pressKey();
  const field = await app.field();
  const list = app.getByRole('listbox', { name: '可选项' });
  expect(field).toHaveAttribute('aria-controls', list.id);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await app.findByRole('group', { name: '创作' });
  expect(app.getAllByRole('option', { selected: true })).toHaveLength(1);
  const { violations } = await axe.run(app.getByRole('dialog', { name: '快捷面板' }));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

describe('the recent pages', () => {
  it('are those that the user has opened, without the current one', async () => {
    const app = openPaletteApp('/space/myCertificates');
    await app.shows('我的证书');
    await userEvent.click(app.getByRole('link', { name: '学习档案' }));
    await app.shows('学习档案');
    await eventually(() => expect(localStorage.getItem('portal.recentPages')).toContain('studyArchive'));
    await pressKey();
    await app.field();
    expect(app.choices('最近访问')).toEqual(['我的证书']);
    expect(app.choices('最近访问').length).toBeLessThanOrEqual(RECENT_PAGES_MAX);
    expect(app.choices('页面')).not.toContain('我的证书');
  });

  it('are not kept for guests', async () => {
    const app = openPaletteApp('/course', { as: 'guest' });
    await app.shows('课程');
    await pressKey();
    await app.field();
    expect(app.queryByRole('group', { name: '最近访问' })).toBeNull();
    expect(app.choices('操作')).toEqual(['提交反馈', '切换语言：繁體中文', '切换语言：English', '登录']);
    expect(localStorage.getItem('portal.recentPages')).toBeNull();
  });
});

it('offers the pages for authors again where the server has not said who may author', async () => {
  const failing = { method: 'GET', status: 500 };
  const app = openPaletteApp('/space/myCertificates', {
    prepare: (sandbox) => {
      sandbox.fault({ ...failing, path: issuePermission, times: 100 });
      sandbox.fault({ ...failing, path: auditPermission, times: 100 });
    },
  });
  await app.shows('我的证书');
  await pressKey();
  const field = await app.field();
  const failure = await app.findByText('创作页面未能加载');
  expect(app.choices('页面')).toContain('首页');
  await userEvent.click(within(failure).getByRole('button', { name: '重试' }));
  expect(document.activeElement).toBe(field);
});

it('lets a page with unsaved data ask before another one is opened', async () => {
  const app = openPaletteApp('/space/edit/project_study/1');
  await userEvent.fill(await app.findByRole('textbox', { name: /昵称/ }), '听雨的人');
  await pressKey();
  await app.field();
  await userEvent.keyboard('我的证书{Enter}');
  const question = await app.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  await eventually(() => expect(app.queryByRole('alertdialog')).toBeNull());
  expect(app.getByRole('dialog', { name: '快捷面板' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const again = await app.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: /离开/ }));
  await app.shows('我的证书');
  await app.isClosed();
});

it('switches the language, and gives feedback', async () => {
  const app = openPaletteApp('/space/myCertificates');
  await app.shows('我的证书');
  await pressKey();
  await app.field();
  await userEvent.keyboard('反馈{Enter}');
  const feedback = await app.findByRole('dialog', { name: /反馈/ });
  expect(feedback).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.isClosed();
  await pressKey();
  await app.field();
  await userEvent.keyboard('English{Enter}');
  await app.shows('My certificates');
});
