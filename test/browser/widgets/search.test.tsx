import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SEARCH_REPEAT_PAUSE_MS } from '#widgets/limits.ts';
import { Search, searchDefinition } from '#widgets/search/index.ts';
import { componentForms, expectAccessible, forms, show, type ShowOptions } from '../widget.tsx';
import { eventually } from '../../eventually.ts';

const prompt = '请输入您要搜索的内容';

describe.each(forms)('the search as %s', (form) => {
  const seek = (options: ShowOptions = {}) =>
    show(form, { row: searchDefinition, component: Search }, options);

  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(1280, 720));

  test('on a wide window the field stands open and says what to type', async () => {
    const { findByRole, queryByRole, host } = seek();
    const field = await findByRole<HTMLInputElement>('searchbox', { name: '站内搜索' });
    expect(field.placeholder).toBe(prompt);
    expect(queryByRole('button', { name: '打开搜索' })).toBeNull();
    await expectAccessible(host);
  });

  describe.each(componentForms)('in either form', () => {
    test.each(['', '   '])('%j is not searched: it asks for a text', async (text) => {
      const onNavigate = vi.fn(() => false);
      const { findByRole, getByRole, focused } = seek({ props: { onNavigate } });
      const field = await findByRole<HTMLInputElement>('searchbox');
      if (text) await userEvent.type(field, text);
      await userEvent.click(getByRole('button', { name: '搜索' }));
      expect((await findByRole('alert')).textContent).toBe(prompt);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(focused()).toBe(field);
      expect(onNavigate).not.toHaveBeenCalled();
      await userEvent.type(field, '课');
      await eventually(() => expect(field.getAttribute('aria-invalid')).toBeNull());
    });

    test('a text that is too long stays as it is, and is refused in words', async () => {
      const onNavigate = vi.fn(() => false);
      const { findByRole } = seek({ props: { onNavigate } });
      const field = await findByRole<HTMLInputElement>('searchbox');
      await userEvent.fill(field, '课'.repeat(101));
      expect(field.value).toHaveLength(101);
      await userEvent.keyboard('{Enter}');
      expect((await findByRole('alert')).textContent).toBe('搜索内容在100字以内');
      expect(onNavigate).not.toHaveBeenCalled();
      await userEvent.fill(field, '😀'.repeat(100));
      await userEvent.keyboard('{Enter}');
      expect(onNavigate).toHaveBeenCalledOnce();
    });
  });

  test.each(['Enter', 'button'])('%s opens the results in a new window', async (way) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { findByRole, getByRole } = seek();
    await userEvent.type(await findByRole('searchbox'), ' 古诗文&群文 ');
    if (way === 'Enter') await userEvent.keyboard('{Enter}');
    else await userEvent.click(getByRole('button', { name: '搜索' }));
    expect(open).toHaveBeenCalledExactlyOnceWith(
      '/search?searchVal=%E5%8F%A4%E8%AF%97%E6%96%87%26%E7%BE%A4%E6%96%87',
      '_blank',
      'noopener',
    );
    open.mockRestore();
  });

  test.each(['the field', 'the button'])(
    'Enter held down in %s, or pressed twice, opens one window',
    async (where) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const { findByRole, getByRole, focused } = seek();
      const field = await findByRole<HTMLInputElement>('searchbox');
      await userEvent.type(field, 'abc');
      if (where === 'the button') getByRole('button', { name: '搜索' }).focus();
      await userEvent.keyboard('{Enter>20/}');
      await userEvent.keyboard('{Enter}{Enter}');
      expect(open).toHaveBeenCalledOnce();
      const repeated = new KeyboardEvent('keydown', {
        key: 'Enter',
        repeat: true,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      expect(focused()?.dispatchEvent(repeated)).toBe(false);

      await userEvent.type(field, 'd{Enter}');
      expect(open).toHaveBeenCalledTimes(2);
      open.mockRestore();
    },
  );

  describe.each(componentForms)('in either form', () => {
    test('the same text may be searched again after a pause', async () => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const { findByRole } = seek();
      await userEvent.type(await findByRole('searchbox'), 'abc{Enter}');
      const before = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(before + SEARCH_REPEAT_PAUSE_MS + 100);
      await userEvent.keyboard('{Enter}');
      expect(open).toHaveBeenCalledTimes(2);
      open.mockRestore();
    });
  });

  test('its owner may take the way to the results', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const onNavigate = vi.fn(() => false);
    const { findByRole } = seek({ props: { onNavigate } });
    await userEvent.type(await findByRole('searchbox'), 'abc{Enter}');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url: '/search?searchVal=abc', target: '_blank' });
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  test.each([
    ['the composition says so', { isComposing: true }],
    ['only the key code says so', { keyCode: 229 }],
  ])('Enter that ends a composition does not search, where %s', async (_, sign) => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = seek({ props: { onNavigate } });
    const field = await findByRole('searchbox');
    await userEvent.type(field, 'ke');
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      composed: true,
      ...sign,
    });
    expect(field.dispatchEvent(enter)).toBe(false);
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('on a narrow window an icon opens the field, and Esc closes it again', async () => {
    await page.viewport(390, 844);
    const { findByRole, queryByRole, focused, host } = seek();
    const opener = await findByRole('button', { name: '打开搜索' });
    expect(queryByRole('searchbox')).toBeNull();
    expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(opener);
    const field = await findByRole('searchbox');
    await eventually(() => expect(focused()).toBe(field));
    await expectAccessible(host);
    await userEvent.keyboard('{Escape}');
    const again = await findByRole('button', { name: '打开搜索' });
    await eventually(() => expect(focused()).toBe(again));
  });
});
