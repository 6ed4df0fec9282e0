import { within } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSession } from '../../scene.ts';
import { eventually } from '../../eventually.ts';
import { begin, beginAgain, openTourApp } from './tour-scene.tsx';

beforeEach(async () => {
  forgetSession();
  await page.viewport(1440, 900);
});

const titles = ['个人空间菜单', '近期待办', '签到和积分', '消息通知', '快捷面板'];

describe('the invitation', () => {
  it('stands above the content of the first visit, and asks nobody who has declined', async () => {
    const app = openTourApp();
    const invitation = await app.invitation();
    const overview = await app.findByRole('region', { name: '学习概况' });
    expect(invitation.getBoundingClientRect().bottom).toBeLessThan(overview.getBoundingClientRect().top);
    expect(app.queryByRole('dialog')).toBeNull();
    const decline = within(invitation).getByRole('button', { name: '不用了' });
    decline.focus();
    await userEvent.keyboard('{Enter}');
    app.isUninvited();
    await eventually(() =>
      expect(document.activeElement).toBe(app.getByRole('heading', { level: 1, name: '学习中心' })),
    );
    app.close();

    const later = openTourApp();
    await later.findByRole('region', { name: '学习概况' });
    later.isUninvited();
    later.close();

    const another = openTourApp('/space/workbench', { as: 'admin' });
    await another.invitation();
  });

  it('is there with the first content of the page, which it therefore does not move', async () => {
    const app = openTourApp();
    const overview = await app.findByRole('region', { name: '学习概况' });
    expect(app.getByRole('region', { name: /^第一次来/ })).toBeVisible();
    const { top } = overview.getBoundingClientRect();
    await app.findByText('您有 31 项学习任务待完成');
    expect(overview.getBoundingClientRect().top).toBe(top);
  });

  it('is on the workbench alone', async () => {
    const app = openTourApp('/space/myCertificates');
    await app.shows('我的证书');
    app.isUninvited();
  });
});

describe('the five steps', () => {
  it('are gone through by keys, and say where they are', async () => {
    const app = openTourApp();
    await begin(app);
    for (const [place, title] of titles.entries()) {
      const step = await app.step(title);
      expect(step).toHaveAccessibleDescription(new RegExp(`^第 ${place + 1} 步，共 5 步`));
      expect(step).toContainElement(document.activeElement as HTMLElement);
      if (place > 0) {
        expect(within(step).getByRole('status')).toHaveTextContent(
          new RegExp(`^第 ${place + 1} 步，共 5 步：${title}。`),
        );
      }
      if (place < 4) await userEvent.keyboard('{ArrowRight}');
    }
    app.isUninvited();
    await userEvent.keyboard('{ArrowRight}');
    await app.step('快捷面板');
    await userEvent.keyboard('{ArrowLeft}');
    await app.step('消息通知');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await app.isClosed();
    expect(document.activeElement).toBe(app.getByRole('heading', { level: 1, name: '学习中心' }));
    app.close();

    const later = openTourApp();
    await later.findByRole('region', { name: '学习概况' });
    later.isUninvited();
  });

  it('are gone through by their buttons, of which each step has those that lead somewhere', async () => {
    const app = openTourApp();
    await begin(app);
    const step = await app.step('个人空间菜单');
    const names = () =>
      within(step)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(names()).toEqual(['跳过', '下一步']);
    await userEvent.click(within(step).getByRole('button', { name: '下一步' }));
    expect(names()).toEqual(['跳过', '上一步', '下一步']);
    const back = within(step).getByRole('button', { name: '上一步' });
    back.focus();
    await userEvent.click(back);
    expect(names()).toEqual(['跳过', '下一步']);
    // The button that had the focus is gone.
    expect(document.activeElement).toBe(within(step).getByRole('button', { name: '下一步' }));
    within(step).getByRole('button', { name: '跳过' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(names()).toEqual(['上一步', '完成']);
    expect(document.activeElement).toBe(within(step).getByRole('button', { name: '完成' }));
    expect(within(step).getByText(/账号菜单的“新手引导”/)).toBeVisible();
  });

  it.each<[how: string, end: () => Promise<void> | void]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the button', () => userEvent.click(page.getByRole('button', { name: '跳过' }))],
    ['the system’s Back', () => window.history.back()],
  ])('are skipped by %s, and stay on the page', async (_, end) => {
    const app = openTourApp();
    await begin(app);
    await app.step('个人空间菜单');
    // The entry of the history is added after the render.
    await eventually(() => expect(JSON.stringify(window.history.state)).toContain('portal.back'));
    await end();
    await app.isClosed();
    expect(window.location.pathname).toBe('/space/workbench');
    app.isUninvited();
  });

  test.each([
    [1440, 900],
    [1000, 640],
    [390, 844],
    [390, 600],
  ])('leave their part in sight at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    const app = openTourApp();
    await app.findByText('您有 31 项学习任务待完成');
    await begin(app);
    const selectors = ['menu', 'todo', 'check-in', 'bell', 'palette'];
    for (const [place, title] of titles.entries()) {
      const step = await app.step(title);
      const card = step.getBoundingClientRect();
      const header = document.querySelector('[part=header]');
      const marked =
        selectors[place] === 'bell' ? '[part=bell]' : `[data-tour^=${selectors[place]}]:not(:empty)`;
      const part = [...document.querySelectorAll<HTMLElement>(marked)].find((one) => one.checkVisibility());
      if (!part || !header) throw new Error(`no part for ${title}`);
      const box = part.getBoundingClientRect();
      const isCovered =
        card.left < box.right && card.right > box.left && card.top < box.bottom && card.bottom > box.top;
      // On a low window, a part that is higher than the room shows its beginning.
      if (box.height < height / 2) expect(isCovered, title).toBe(false);
      expect(box.top, title).toBeLessThan(Math.min(card.top > box.top ? card.top : height, height));
      if (!header.contains(part)) {
        expect(box.top, title).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
      }
      expect(card.left, title).toBeGreaterThanOrEqual(0);
      expect(card.right, title).toBeLessThanOrEqual(width);
      expect(card.bottom, title).toBeLessThanOrEqual(height);
      await userEvent.keyboard('{ArrowRight}');
    }
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
    const app = openTourApp('/space/workbench', { settings: { theme } });
    await begin(app);
    const step = await app.step('个人空间菜单');
    const { violations } = await axe.run(step);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a part that is not there', () => {
  it('is explained by the button that opens it', async () => {
    localStorage.setItem('portal.sidebar', '{"open":false}');
    const app = openTourApp();
    await begin(app);
    const step = await app.step('个人空间菜单');
    expect(step).toHaveAccessibleDescription(/^第 1 步，共 5 步 点这里打开菜单/);
  });

  it('has no step, and is not counted', async () => {
    // The smallest phones have no room for the button of the palette.
    await page.viewport(350, 700);
    const app = openTourApp();
    await begin(app);
    expect(await app.step('个人空间菜单')).toHaveAccessibleDescription(/^第 1 步，共 4 步/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const last = await app.step('消息通知');
    expect(within(last).getByRole('button', { name: '完成' })).toBeVisible();
  });

  it('goes with a window that becomes too small for it', async () => {
    const app = openTourApp();
    await begin(app);
    await app.step('个人空间菜单');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await app.step('快捷面板');
    await page.viewport(350, 700);
    expect(await app.step('消息通知')).toHaveAccessibleDescription(/^第 4 步，共 4 步/);
  });
});

it('is a sheet at the bottom of a phone, where it names no keys', async () => {
  await page.viewport(390, 844);
  const app = openTourApp();
  await begin(app);
  const step = await app.step('个人空间菜单');
  const { left, right, bottom } = step.getBoundingClientRect();
  expect({ left, right, bottom }).toEqual({ left: 0, right: 390, bottom: 844 });
  for (const button of within(step).getAllByRole('button'))
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(within(await app.step('快捷面板')).queryByText(/Ctrl|⌘/)).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

describe('begun again from the account menu', () => {
  it('gives the focus back to it', async () => {
    const app = openTourApp();
    await userEvent.click(within(await app.invitation()).getByRole('button', { name: '不用了' }));
    for (const _ of ['once', 'and again']) {
      await beginAgain(app);
      await app.step('个人空间菜单');
      expect(window.location.pathname + window.location.search).toBe('/space/workbench');
      await userEvent.keyboard('{Escape}');
      await app.isClosed();
      expect(document.activeElement).toBe(await app.account());
    }
  });

  it('leads from another page to the workbench, and back to it by one Back', async () => {
    const app = openTourApp('/space/myCertificates');
    await app.shows('我的证书');
    await beginAgain(app);
    await app.step('个人空间菜单');
    await app.shows('学习中心');
    expect(window.location.pathname + window.location.search).toBe('/space/workbench');
    await userEvent.keyboard('{Escape}');
    await app.isClosed();
    app.isUninvited();
    expect(document.activeElement).toBe(app.getByRole('heading', { level: 1, name: '学习中心' }));
    await eventually(() => expect(JSON.stringify(window.history.state)).not.toContain('portal.back'));
    window.history.back();
    await app.shows('我的证书');
  });

  it('asks first on a page with unsaved data, and does not begin later where it was refused', async () => {
    const app = openTourApp('/space/edit/project_study/1');
    await userEvent.fill(await app.findByRole('textbox', { name: /昵称/ }), '听雨的人');
    await beginAgain(app);
    const question = await app.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await app.isClosed();
    expect(window.location.pathname).toBe('/space/edit/project_study/1');
    await userEvent.click(app.getAllByRole('link', { name: '学习中心' })[0] as HTMLElement);
    await userEvent.click(within(await app.findByRole('alertdialog')).getByRole('button', { name: /离开/ }));
    await app.invitation();
    expect(app.queryByRole('dialog')).toBeNull();
  });
});

it('speaks English', async () => {
  const app = openTourApp('/space/workbench', { settings: { locale: 'en' } });
  const invitation = await app.findByRole('region', { name: /^New here/ });
  await userEvent.click(within(invitation).getByRole('button', { name: 'Start' }));
  const step = await app.step('Menu of your space');
  expect(step).toHaveAccessibleDescription(/^Step 1 of 5/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await app.findByRole('button', { name: /^Account menu/ }));
  await app.findByRole('menuitem', { name: 'Tour' });
});
