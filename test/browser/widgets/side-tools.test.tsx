import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SideTools, sideToolsDefinition } from '#widgets/side-tools/index.ts';
import { wantMotion } from '../motion.ts';
import { componentForms, eventually, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';

const number = '400-668-2026';

describe.each(forms)('the side tools as %s', (form) => {
  const tools = (options: ShowOptions = {}) =>
    show(form, { row: sideToolsDefinition, component: SideTools }, options);

  beforeEach(async () => {
    await page.viewport(1280, 720);
    document.body.style.height = '4000px';
  });
  afterEach(() => document.body.removeAttribute('style'));

  test('the phone number shows on hover and goes with the pointer', async () => {
    const { findByRole, findByText, queryByText } = tools();
    const phone = await findByRole('button', { name: '电话咨询' });
    expect(queryByText(number)).toBeNull();
    await userEvent.hover(phone);
    await findByText(number);
    expect(phone.getAttribute('aria-expanded')).toBe('true');
    await userEvent.unhover(phone);
    await eventually(() => expect(queryByText(number)).toBeNull());
  });

  test('the phone number shows on focus, and Esc hides it', async () => {
    const { findByRole, findByText, queryByText, host } = tools();
    const phone = await findByRole('button', { name: '电话咨询' });
    phone.focus();
    await findByText(number);
    await expectAccessible(host);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(queryByText(number)).toBeNull());
  });

  test('a tap shows the number as a link to call, a second tap hides it', async () => {
    await page.viewport(390, 844);
    const { findByRole, queryByText } = tools();
    const phone = await findByRole('button', { name: '电话咨询' });
    const tap = () => {
      const touch = { pointerType: 'touch', bubbles: true, composed: true };
      phone.dispatchEvent(new PointerEvent('pointerdown', touch));
      phone.focus();
      phone.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    };
    tap();
    const link = await findByRole<HTMLAnchorElement>('link', { name: number });
    expect(link.href).toBe('tel:4006682026');
    tap();
    await eventually(() => expect(queryByText(number)).toBeNull());
  });

  test('a press elsewhere hides the number', async () => {
    const { findByRole, findByText, queryByText } = tools();
    const phone = await findByRole('button', { name: '电话咨询' });
    phone.focus();
    await findByText(number);
    await eventually(() => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(queryByText(number)).toBeNull();
    });
  });

  describe.each(componentForms)('in either form', () => {
    test('it goes away in peace while the number is shown', async () => {
      const onWindow = vi.fn();
      window.addEventListener('error', onWindow);
      const { findByRole, findByText, unmount } = tools();
      (await findByRole('button', { name: '电话咨询' })).focus();
      await findByText(number);
      unmount();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(onWindow).not.toHaveBeenCalled();
      window.removeEventListener('error', onWindow);
    });

    test('the feedback entry says how many replies are unread and tells its owner', async () => {
      const onFeedback = vi.fn();
      const { findByRole } = tools({ props: { onFeedback, feedbackCount: 120 } });
      const entry = await findByRole('button', { name: '意见反馈，99+ 条未读回复' });
      expect(entry.textContent).toBe('99+');
      await userEvent.click(entry);
      expect(onFeedback).toHaveBeenCalledTimes(1);
    });
  });

  test('back-to-top appears past 60 px, and leads to the top without losing the focus', async () => {
    wantMotion(true);
    const { findByRole, queryByRole, focused, getByRole } = tools();
    await findByRole('button', { name: '意见反馈' });
    window.scrollTo(0, 60);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queryByRole('button', { name: '回到顶部' })).toBeNull();
    window.scrollTo(0, 61);
    await findByRole('button', { name: '回到顶部' });
    window.scrollTo(0, 2000);
    const scroll = vi.spyOn(window, 'scrollTo');
    await userEvent.click(getByRole('button', { name: '回到顶部' }));
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
    scroll.mockRestore();
    await eventually(() => expect(window.scrollY).toBe(0));
    await eventually(() => expect(queryByRole('button', { name: '回到顶部' })).toBeNull());
    expect(focused()).toBe(getByRole('button', { name: '意见反馈' }));
  });

  describe.each(componentForms)('in either form', () => {
    test('for whoever wants no motion the page jumps', async () => {
      wantMotion(false);
      const { findByRole } = tools();
      await findByRole('button', { name: '意见反馈' });
      window.scrollTo(0, 500);
      const scroll = vi.spyOn(window, 'scrollTo');
      await userEvent.click(await findByRole('button', { name: '回到顶部' }));
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
      scroll.mockRestore();
    });
  });

  test('on a phone every target is at least 44 px and inside of the window', async () => {
    await page.viewport(390, 844);
    const { findByRole, getAllByRole, host } = tools();
    await findByRole('button', { name: '电话咨询' });
    for (const button of getAllByRole('button')) {
      const box = button.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.right).toBeLessThanOrEqual(390);
    }
    await expectAccessible(host);
  });

  describe.each(componentForms)('in either form', () => {
    test('without a support phone there is no phone entry', async () => {
      const { findByRole, queryByRole, calls } = tools({
        prepare: (sandbox) =>
          sandbox.fault({
            method: 'GET',
            path: '/api/orgUser/org/getConfigByCode',
            body: { code: 200, data: { orgId: '1', orgCode: 'demo', supportPhone: '' } },
          }),
      });
      await findByRole('button', { name: '意见反馈' });
      await eventually(() => expect(calls('/api/orgUser/org/getConfigByCode')).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(queryByRole('button', { name: '电话咨询' })).toBeNull();
    });
  });
});
