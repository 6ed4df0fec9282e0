import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import AppDownloadPage from '#host/app/pages/about/AppDownloadPage.tsx';
import ArticlePage from '#host/app/pages/about/ArticlePage.tsx';
import ProjectHelpPage from '#host/app/pages/about/ProjectHelpPage.tsx';
import { readingFaults } from '../faults.ts';
import { openPage } from './page-scene.tsx';
import type { SceneOptions } from '../../scene.ts';

const orgCall = '/api/orgUser/org/getConfigByCode';
const listCall = '/api/orgUser/hotQuestion/page';
const org = { orgId: '1001', orgCode: 'demo', name: '东湖区教师发展中心', supportPhone: '400-668-2026' };

/** The organisation says this about itself. */
const saying = (about: unknown): SceneOptions => ({
  as: 'guest',
  prepare: (sandbox) =>
    sandbox.fault({ method: 'GET', path: orgCall, body: { code: 200, data: { ...org, about } }, times: 100 }),
});
const meeting = (path: string, fault: object): SceneOptions => ({
  as: 'guest',
  prepare: (sandbox) => sandbox.fault({ method: 'GET', path, times: 1, ...fault }),
});

describe('an about page', () => {
  it('shows what the organisation says, and marks itself in the navigation', async () => {
    const { findByRole, findByText, getByRole, head } = openPage(ArticlePage, '/about/us');
    await findByRole('heading', { level: 1, name: '关于我们' });
    await findByText(/成立于2004年/);
    expect(getByRole('link', { name: '关于我们' })).toHaveAttribute('aria-current', 'page');
    expect(getByRole('link', { name: '联系我们' })).not.toHaveAttribute('aria-current');
    expect(head()).toMatchObject({ canonical: '/about/us', description: /^东湖区教师发展中心：/ });
  });

  it('lists the open positions with place, number and how to apply', async () => {
    const { findByRole, getAllByText, getByText } = openPage(ArticlePage, '/about/talents');
    await findByRole('heading', { name: '小学数学教研员' });
    expect(getByText('东湖区光谷服务点')).toBeVisible();
    expect(getByText('3 人')).toBeVisible();
    expect(getAllByText('怎样应聘')).toHaveLength(3);
  });

  it('links phones, e-mail and maps, and copies a number', async () => {
    const { findByRole, getByRole, getByText, toasts } = openPage(ArticlePage, '/about/contact');
    expect(await findByRole('link', { name: '400-668-2026' })).toHaveAttribute('href', 'tel:4006682026');
    expect(getByRole('link', { name: 'hr@donghu.example' })).toHaveAttribute(
      'href',
      'mailto:hr@donghu.example',
    );
    expect(getByRole('link', { name: '查看地图：光谷服务点（新窗口）' }).getAttribute('href')).toMatch(
      /^https:\/\/uri\.amap\.com\/marker\?position=114\.4172,30\.4951/,
    );
    expect(getByText('周二至周六9:00—17:00，周日、周一休息')).toBeVisible();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(getByRole('button', { name: '复制027-5551 0118' }));
    expect(write).toHaveBeenCalledWith('027-5551 0118');
    await expect.poll(toasts).toEqual([expect.stringContaining('已复制')]);
    write.mockRejectedValueOnce(new Error('denied'));
    await userEvent.click(getByRole('button', { name: '复制hr@donghu.example' }));
    await expect.poll(() => toasts().join()).toContain('复制失败，请选中后手动复制');
    write.mockRestore();
  });

  it.each([
    ['/about/us', '该机构还没有填写介绍'],
    ['/about/talents', '目前没有开放的岗位'],
    ['/about/contact', '该机构还没有填写联系方式'],
  ])('%s says what is missing, and the number to ask at', async (path, text) => {
    const { findByText, getByRole } = openPage(ArticlePage, path, saying(undefined));
    expect(await findByText(text)).toBeVisible();
    expect(getByRole('link', { name: '拨打 400-668-2026' })).toHaveAttribute('href', 'tel:4006682026');
  });

  it('takes from the settings what the organisation does not say', async () => {
    const { findByText } = openPage(ArticlePage, '/about/us', {
      ...saying({ us: '', contact: null }),
      settings: { about: { us: '<p>平台运营方的介绍</p>' } },
    });
    expect(await findByText('平台运营方的介绍')).toBeVisible();
  });

  it.each([
    ['a list', [1, 2]],
    ['positions that are none', { talents: 'many' }],
    ['an introduction that is no text', { us: { html: '我们' } }],
  ])('shows an error for %s, and can be tried again', async (_, about) => {
    const { findByRole, calls } = openPage(ArticlePage, '/about/us', saying(about));
    await findByRole('alert');
    const before = calls(orgCall).length;
    await userEvent.click(await findByRole('button', { name: '重试' }));
    await expect.poll(() => calls(orgCall).length).toBeGreaterThan(before);
  });

  it('drops scripts, and links that are none', async () => {
    const { findByText, getByText, host } = openPage(
      ArticlePage,
      '/about/contact',
      saying({
        contact: {
          addresses: [
            { name: '<img src=x onerror=alert(1)>', address: '某路1号', mapUrl: 'javascript:alert(1)' },
          ],
          emails: [{ name: '邮箱', address: 'a@b.example?bcc=c@d.example' }],
        },
      }),
    );
    expect(await findByText('某路1号')).toBeVisible();
    expect(getByText('a@b.example?bcc=c@d.example').closest('a')).toBeNull();
    expect(host.querySelector('address img, address a[href^=javascript]')).toBeNull();
  });
});

describe('the frequent questions', () => {
  it('have an address each, with title and canonical, and lead back to where one was', async () => {
    const { findByRole, getByRole, whereabouts, head } = openPage(ArticlePage, '/about/FAQ');
    await userEvent.click(await findByRole('button', { name: '下一页' }));
    await expect.poll(whereabouts).toBe('/about/FAQ?page=2');
    await userEvent.click(await findByRole('link', { name: '视频播放卡顿怎么办？' }));
    expect(await findByRole('heading', { level: 2, name: '视频播放卡顿怎么办？' })).toHaveFocus();
    expect(whereabouts()).toBe('/about/FAQ?page=2&id=q-9');
    await expect.poll(head).toMatchObject({
      title: '视频播放卡顿怎么办？',
      canonical: '/about/FAQ?id=q-9',
      isMissing: false,
    });
    await userEvent.click(getByRole('link', { name: '返回问题列表' }));
    expect(await findByRole('link', { name: '视频播放卡顿怎么办？' })).toHaveFocus();
    expect(whereabouts()).toBe('/about/FAQ?page=2');
  });

  it('ask whether the answer has helped', async () => {
    const { findByRole, getByText } = openPage(ArticlePage, '/about/FAQ?id=q-6');
    await userEvent.click(await findByRole('button', { name: '已解决' }));
    expect(getByText('很高兴能帮到您！')).toHaveFocus();
  });

  it('go to the last page from one beyond it', async () => {
    const { findByRole, whereabouts } = openPage(ArticlePage, '/about/FAQ?page=99');
    await findByRole('link', { name: '客服的工作时间是？' });
    expect(whereabouts()).toBe('/about/FAQ?page=5');
  });

  it.each(readingFaults)('can be tried again after %s', async (_, fault) => {
    const { findByRole } = openPage(ArticlePage, '/about/FAQ', meeting(listCall, fault));
    await findByRole('alert');
    await userEvent.click(await findByRole('button', { name: '重试' }));
    await findByRole('link', { name: '忘记密码怎么办？' });
  });
});

describe('the project help', () => {
  it('searches by topic and by words, both in the address', async () => {
    const { findByRole, getByRole, queryByRole, getByLabelText, whereabouts } = openPage(
      ProjectHelpPage,
      '/projectHelp',
    );
    await findByRole('link', { name: '忘记密码怎么办？' });
    await userEvent.click(getByRole('button', { name: '证书' }));
    await findByRole('link', { name: '结业证书在哪里下载？' });
    await expect.poll(() => queryByRole('link', { name: '忘记密码怎么办？' })).toBeNull();
    expect(getByRole('button', { name: '证书' })).toHaveAttribute('aria-pressed', 'true');
    expect(getByLabelText('搜索问题')).toHaveValue('证书');
    expect(whereabouts()).toBe('/projectHelp?q=证书');
    await userEvent.fill(getByLabelText('搜索问题'), '发票');
    await userEvent.keyboard('{Enter}');
    await findByRole('link', { name: '已购课程如何开具发票？' });
    expect(whereabouts()).toBe('/projectHelp?q=发票');
    window.history.back();
    await findByRole('link', { name: '结业证书在哪里下载？' });
    expect(getByLabelText('搜索问题')).toHaveValue('证书');
  });

  it('says that nothing matches', async () => {
    const { findByText } = openPage(ProjectHelpPage, '/projectHelp?q=量子');
    expect(await findByText('没有找到相关问题')).toBeVisible();
  });

  it('says that a question is not there, leads to the list, and keeps search engines away', async () => {
    const { findByText, getByRole, head } = openPage(ProjectHelpPage, '/projectHelp?id=nope');
    expect(await findByText('没有找到这个问题')).toBeVisible();
    expect(head()).toMatchObject({ isMissing: true });
    expect(getByRole('link', { name: '返回问题列表' })).toHaveAttribute('href', '/projectHelp');
  });

  it.each(readingFaults)('can be tried again where an answer met %s', async (_, fault) => {
    const call = '/api/orgUser/hotQuestion/q-6';
    const { findByRole } = openPage(ProjectHelpPage, '/projectHelp?id=q-6', meeting(call, fault));
    await findByRole('alert');
    await userEvent.click(await findByRole('button', { name: '重试' }));
    await findByRole('heading', { name: '学时是怎样认定的？' });
  });
});

describe('the page of the apps', () => {
  const app = (platform: 'ios' | 'mac', url: string) => ({ platform, url, version: '1.0' });

  it('offers each with a code and a link in full', async () => {
    const { findByRole, getByRole, getAllByRole } = openPage(AppDownloadPage, '/appDownload');
    const link = await findByRole('link', { name: '下载安卓客户端（新窗口）' });
    expect(link).toHaveAttribute('href', `${window.location.origin}/external/app-android`);
    expect(getByRole('img', { name: '安卓客户端下载二维码' })).toBeVisible();
    expect(getAllByRole('listitem').filter((item) => item.matches('.portal-app'))).toHaveLength(4);
  });

  it.each([320, 390, 444, 599, 600, 991, 1440])('fits into a window of %i px', async (width) => {
    await page.viewport(width, 800);
    const { findByRole } = openPage(AppDownloadPage, '/appDownload');
    const code = await findByRole('img', { name: '安卓客户端下载二维码' });
    const title = await findByRole('heading', { name: /安卓/ });
    for (const item of document.querySelectorAll('.portal-app'))
      expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    const [one, other] = [code.getBoundingClientRect(), title.getBoundingClientRect()];
    expect(one.top >= other.bottom || one.left >= other.right).toBe(true);
  });

  it('leaves out what is no web address', async () => {
    const { findByRole, queryByRole } = openPage(AppDownloadPage, '/appDownload', {
      as: 'guest',
      settings: { apps: [app('ios', 'javascript:alert(1)'), app('mac', 'https://a.example/mac.dmg')] },
    });
    expect(await findByRole('heading', { name: 'Mac' })).toBeVisible();
    expect(queryByRole('heading', { name: 'iPhone 和 iPad' })).toBeNull();
  });

  it('says that there is none, and whom to ask', async () => {
    const { findByText } = openPage(AppDownloadPage, '/appDownload', { as: 'guest', settings: { apps: [] } });
    expect(await findByText('还没有可以下载的客户端')).toBeVisible();
    expect(await findByText(/请拨打服务热线 400-668-2026/)).toBeVisible();
  });
});
