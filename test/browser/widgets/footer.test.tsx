import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Footer, footerDefinition } from '#widgets/footer/index.ts';
import { componentForms, eventually, expectAccessible, show, type ShowOptions } from '../widget.tsx';

describe.each(componentForms)('the footer as %s', (form) => {
  const foot = (options: ShowOptions = {}) =>
    show(form, { row: footerDefinition, component: Footer }, options);

  test('names the organisation, the current year and both numbers', async () => {
    const { findByText, getByRole, host } = foot();
    await findByText(`© ${new Date().getFullYear()} 东湖区教师发展中心 版权所有`);
    const filing = getByRole<HTMLAnchorElement>('link', { name: '鄂ICP备20260001号-1' });
    expect([filing.href, filing.target, filing.rel]).toEqual([
      'https://beian.miit.gov.cn/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(getByRole<HTMLAnchorElement>('link', { name: '鄂公网安备42010602000001号' }).href).toBe(
      'https://beian.mps.gov.cn/',
    );
    expect(getByRole<HTMLAnchorElement>('link', { name: '400-668-2026' }).href).toBe('tel:4006682026');
    await expectAccessible(host);
  });

  test.each([
    ['关于我们', '/about/us'],
    ['人才招聘', '/about/talents'],
    ['联系我们', '/about/contact'],
    ['常见问题', '/about/FAQ'],
  ])('%s leads to %s, through its owner first', async (name, url) => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = foot({ props: { onNavigate } });
    const link = await findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(url);
    await userEvent.click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ url });
  });

  test('a modified click is left to the browser', async () => {
    const onNavigate = vi.fn(() => false);
    const { findByRole } = foot({ props: { onNavigate } });
    const link = await findByRole('link', { name: '关于我们' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link, { modifiers: ['ControlOrMeta'] });
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('an organisation that cannot be loaded leaves links and a neutral copyright', async () => {
    const path = '/api/orgUser/org/getConfigByCode';
    const { findByText, getByRole, calls, queryByRole } = foot({
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path, status: 500, times: 10 }),
    });
    await findByText(`© ${new Date().getFullYear()} 教师研修平台 版权所有`);
    expect(getByRole('link', { name: '关于我们' })).toBeTruthy();
    expect(queryByRole('alert')?.textContent ?? '').toBe('');
    await eventually(() => expect(calls(path)).toHaveLength(1));
  });
});
