import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, showSidebar } from './sidebar-scene.tsx';
import { componentForms, eventually, expectAccessible, forms, type ShowOptions } from '../../widget.tsx';

const menu = { name: '个人空间菜单' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const remembered = () => localStorage.getItem('portal.sidebar');

describe.each(forms)('the sidebar as %s', (form) => {
  const open = (options: ShowOptions = {}) => {
    const onToggle = vi.fn();
    const shown = showSidebar(form, { ...options, props: { onToggle, ...options.props } });
    return { ...shown, onToggle, said: () => onToggle.mock.calls.map(([detail]) => detail.open) };
  };

  describe('on a desktop', () => {
    beforeEach(() => page.viewport(992, 800));

    test('is open and 240 px wide, says so, closes and opens', async () => {
      const { findByRole, queryByRole, call, said } = open();
      const sidebar = await findByRole('complementary', { name: '个人空间' });
      expect(sidebar.getBoundingClientRect().width).toBe(240);
      await eventually(() => expect(said().at(-1)).toBe(true));
      call('toggle');
      await eventually(() => expect(queryByRole('complementary')).toBeNull());
      expect(said().at(-1)).toBe(false);
      call('toggle');
      await findByRole('complementary', { name: '个人空间' });
      expect(said().at(-1)).toBe(true);
    });

    test('remembers that the user has closed it, and that it was opened again', async () => {
      const first = open();
      await first.findByRole('complementary');
      first.call('toggle');
      await eventually(() => expect(first.queryByRole('complementary')).toBeNull());
      expect(remembered()).toBe('{"open":false}');
      first.call('toggle');
      await first.findByRole('complementary');
      expect(remembered()).toBe('{"open":true}');
    });

    describe.each(componentForms)('in either form', () => {
      test.each([
        ['{"open":false}', false],
        ['{"open":true}', true],
        ['{"open":"no"}', true],
        ['open', true],
        ['null', true],
      ])('begins as %s in the storage says', async (text, isOpen) => {
        const { findByRole, queryByRole, said } = open({
          prepare: () => localStorage.setItem('portal.sidebar', text),
        });
        if (isOpen) await findByRole('complementary', { name: '个人空间' });
        else {
          await eventually(() => expect(said()).toContain(false));
          expect(queryByRole('complementary')).toBeNull();
        }
      });

      test('is open where its owner wants it, whatever is remembered', async () => {
        const { findByRole } = open({
          props: { open: true },
          prepare: () => localStorage.setItem('portal.sidebar', '{"open":false}'),
        });
        await findByRole('complementary', { name: '个人空间' });
      });
    });
  });

  if (form === 'element') {
    test('follows its attribute', async () => {
      await page.viewport(992, 800);
      const { host, findByRole, queryByRole } = open({ props: { open: true } });
      await findByRole('complementary');
      host.removeAttribute('open');
      await eventually(() => expect(queryByRole('complementary')).toBeNull());
      host.setAttribute('open', '');
      await findByRole('complementary');
      expect(remembered()).toBeNull();
    });
  }

  describe('below 992 px', () => {
    beforeEach(() => page.viewport(991, 800));

    test('is closed, and asks for nothing, until it is toggled', async () => {
      const { findByRole, queryByRole, call, calls, said } = open({ props: { open: true } });
      await eventually(() => expect(said()).toContain(false));
      await settle();
      expect(queryByRole('navigation')).toBeNull();
      expect(calls(paths.totals)).toEqual([]);
      call('toggle');
      await findByRole('navigation', menu);
      expect((await findByRole('dialog', { name: '个人空间' })).matches(':modal')).toBe(true);
      await eventually(() => expect(calls(paths.totals)).toHaveLength(1));
      expect(remembered()).toBeNull();
    });

    test('is a drawer at 390 px whose targets have 44 px, and axe finds nothing', async () => {
      await page.viewport(390, 844);
      const { host, call, findByRole, findByText } = open({ as: 'admin', props: { path: '/space/myData' } });
      await settle();
      call('toggle');
      const drawer = await findByRole('dialog', { name: '个人空间' });
      await findByText('周明');
      await findByRole('button', { name: '年度学习报告' });
      for (const target of drawer.querySelectorAll('a, button')) {
        expect(target.getBoundingClientRect().height, target.textContent ?? '').toBeGreaterThanOrEqual(44);
      }
      expect(drawer.scrollWidth).toBe(drawer.clientWidth);
      await expectAccessible(host);
    });

    describe.each(componentForms)('in either form', () => {
      test('fades at the end that a low window cuts off, and nowhere in a high one', async () => {
        await page.viewport(720, 450);
        const { call, findByRole } = open();
        await settle();
        call('toggle');
        const drawer = await findByRole('dialog', { name: '个人空间' });
        const fade = () => getComputedStyle(drawer, '::after').backgroundImage;
        await eventually(() => expect(fade()).toContain('gradient'));
        await eventually(() => {
          // It may still grow.
          drawer.scrollTo(0, drawer.scrollHeight);
          expect(fade()).toBe('none');
        });
        drawer.scrollTo(0, 0);
        await eventually(() => expect(fade()).toContain('gradient'));
        await page.viewport(720, 1400);
        await eventually(() => expect(fade()).toBe('none'));
      });
    });

    test('begins at the entry that is shown, keeps Tab inside, and closes by Esc', async () => {
      const { call, findByRole, focused, queryByRole, said } = open({ props: { path: '/space/point' } });
      await settle();
      call('toggle');
      const drawer = await findByRole('dialog', { name: '个人空间' });
      await eventually(() => expect(focused()?.textContent).toBe('我的积分'));
      const stops = drawer.querySelectorAll('a, button').length;
      for (let stop = 0; stop <= stops + 2; stop++) {
        await userEvent.keyboard('{Tab}');
        expect(drawer.contains(focused())).toBe(true);
      }
      await userEvent.keyboard('{Escape}');
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(said().at(-1)).toBe(false);
    });

    test('gives the focus back to what opened it', async () => {
      const { call, findByRole, queryByRole } = open();
      const opener = document.createElement('button');
      opener.addEventListener('click', () => call('toggle'));
      document.body.append(opener);
      await settle();
      await userEvent.click(opener);
      await userEvent.click(await findByRole('button', { name: '关闭个人空间菜单' }));
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(opener);
      opener.remove();
    });

    test('closes by a click beside it', async () => {
      const { call, findByRole, queryByRole } = open();
      await settle();
      call('toggle');
      const drawer = await findByRole('dialog', { name: '个人空间' });
      const beside = drawer.getBoundingClientRect().width + 60;
      await userEvent.click(drawer, { position: { x: beside, y: 400 }, force: true });
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
    });

    test('closes when a link is followed, and stays when a new window opens', async () => {
      const onNavigate = vi.fn(() => false);
      const { call, findByRole, queryByRole } = open({ props: { onNavigate } });
      await settle();
      call('toggle');
      await userEvent.click(await findByRole('link', { name: /教师统计/ }));
      expect(queryByRole('dialog')).not.toBeNull();
      await userEvent.click(await findByRole('link', { name: '我的课程' }));
      await eventually(() => expect(queryByRole('dialog')).toBeNull());
      expect(onNavigate).toHaveBeenLastCalledWith({ url: '/space/myCourses' });
    });

    describe.each(componentForms)('in either form', () => {
      test('shows in the drawer what fails there', async () => {
        vi.spyOn(window, 'open').mockReturnValue(null);
        const { call, findByRole } = open();
        await settle();
        call('toggle');
        await userEvent.click(await findByRole('button', { name: /我的票券/ }));
        const drawer = await findByRole('dialog', { name: '个人空间' });
        await eventually(() => expect(drawer.textContent).toContain('浏览器拦截了新窗口'));
        vi.restoreAllMocks();
      });
    });

    test('gives way to the column when the window grows, and is closed when it shrinks again', async () => {
      const { call, findByRole, queryByRole } = open();
      await settle();
      call('toggle');
      await findByRole('dialog', { name: '个人空间' });
      await page.viewport(1100, 800);
      await findByRole('complementary', { name: '个人空间' });
      expect(queryByRole('dialog')).toBeNull();
      await page.viewport(390, 800);
      await eventually(() => expect(queryByRole('complementary')).toBeNull());
      expect(queryByRole('dialog')).toBeNull();
    });
  });
});
