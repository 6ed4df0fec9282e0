import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { elementReferences } from '#widgets/references.ts';
import type { Shown } from '../widgets/passwords-scene.tsx';
import { show, type ShowOptions } from '../widget.tsx';

interface Way extends Pick<ShowOptions, 'as' | 'props'> {
  tag: `portal-${string}`;
  /** Performs the steps that make the link appear. */
  act?: (shown: Shown) => unknown;
  role?: 'link' | 'menuitem';
  name: string | RegExp;
  path: string;
}

const openAccount = async ({ findByRole }: Shown) =>
  userEvent.click(await findByRole('button', { name: '陈思远的账号菜单' }));

const ways: readonly Way[] = [
  { tag: 'portal-header', act: openAccount, role: 'menuitem', name: '个人空间', path: '/space' },
  { tag: 'portal-header', props: { nav: true }, name: '智慧教育平台', path: '/external/smart-education' },
  { tag: 'portal-footer', name: '关于我们', path: '/about/us' },
  { tag: 'portal-footer', name: '常见问题', path: '/about/FAQ' },
  { tag: 'portal-sidebar', name: /获得证书/, path: '/space/myCertificates' },
  { tag: 'portal-sidebar', name: '学习中心', path: '/space/workbench' },
  { tag: 'portal-sidebar', name: /教师统计/, path: '/jsfz/' },
  { tag: 'portal-sign-card', name: '积分明细', path: '/space/point' },
  { tag: 'portal-change-password', name: '忘记原密码？', path: '/space/forgetPwd' },
  { tag: 'portal-forgot-password', name: '个人资料', path: '/space/myData' },
  { tag: 'portal-set-password', name: '修改密码', path: '/space/updatePwd' },
  { tag: 'portal-login', as: 'guest', name: '忘记密码', path: '/login/forget' },
  { tag: 'portal-collect-prompt', as: 'newcomer', name: '去填写', path: '/space/myData' },
];

async function findWay({ tag, as = 'teacher', props, act, role = 'link', name }: Way, portal: string) {
  const row = elementReferences.find((one) => one.tag === tag);
  if (!row) throw new Error(`the table has no ${tag}`);
  const onNavigate = vi.fn(() => false);
  const widget = { row: row.definition, component: () => null };
  const shown = show('element', widget, {
    as,
    settings: { portal },
    props: { ...props, ...(row.events && 'onNavigate' in row.events && { onNavigate }) },
  });
  await act?.(shown);
  return { link: await shown.findByRole<HTMLAnchorElement>(role, { name }), onNavigate };
}

beforeEach(() => page.viewport(1280, 800));

describe.each(ways)('$name of $tag', (way) => {
  test.each([
    ['the portal, on a page of another site', 'https://portal.example', `https://portal.example${way.path}`],
    ['its path, on a page of the portal', '', way.path],
  ])('leads to %s', async (_, portal, address) => {
    const { link, onNavigate } = await findWay(way, portal);
    expect(link.getAttribute('href')).toBe(address);
    await userEvent.click(link);
    expect(onNavigate.mock.calls).toEqual([[expect.objectContaining({ url: address })]]);
  });
});
