import { gzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { firstLoadLimits } from '../element-sizes.ts';
import { control, enter, openBrowser } from './browser.ts';
import { fileNamed, openPage } from './elsewhere/school-page.ts';

const { visit } = openBrowser({ isFirst: true });

interface Visitor {
  username: Parameters<typeof enter>[1];
  org: string;
}

const teacher: Visitor = { username: 'teacher', org: 'demo' };

/** An avatar's address is among the settings that the portal serves, whose code weighs 2 kB. */
const limits = { ...firstLoadLimits, 'portal-header': 59.5 };

let bell: ReturnType<typeof load> | undefined;

describe('what a page really loads before anybody turns to it, in bytes as packed by gzip', () => {
  test.each(Object.entries(limits))('%s: at most %d kB', async (tag, limit) => {
    const most = limit * 1000;
    const { bytes, files } = await load([tag], /^\d+\+?$/);
    expect(bytes, files).toBeLessThanOrEqual(most);
    expect(bytes).toBeGreaterThan(most / 2);
  });

  test.each<[tag: string, most: number, text: RegExp]>([
    ['portal-change-password', 40_300, /^138\*{4}5678$/],
    ['portal-comments subject-type=course subject-id=5003', 42_500, /^加载更多评论$/],
    ['portal-footer', 12_000, /ICP/],
    ['portal-forgot-password', 42_600, /^138\*{4}5678$/],
    ['portal-header', 16_300, /^陈思远$/],
    ['portal-login', 39_800, /^注册账号$/],
    ['portal-set-password', 34_000, /^修改密码$/],
    ['portal-sign-card', 25_300, /^签到$/],
  ])('%s beside the bell: at most %i', async (tag, most, text) => {
    const alone = await (bell ??= load(['portal-bell'], /^\d+\+?$/));
    const { bytes, files } = await load(['portal-bell', tag], text);
    expect(bytes - alone.bytes, files).toBeLessThanOrEqual(most);
    expect(bytes - alone.bytes).toBeGreaterThan(1000);
  });

  test.each<[what: string, by: Visitor, most: number]>([
    ['is', { username: 'newcomer', org: 'collect' }, 38_500],
    ['with what this organisation offers beside it is', teacher, 38_500],
  ])('portal-sidebar %s beside the bell: %o, at most %i', async (_, by, most) => {
    const alone = await load(['portal-bell'], null, by);
    const { bytes, files } = await load(['portal-bell', 'portal-sidebar'], /^学习中心$/, by);
    expect(bytes - alone.bytes, files).toBeLessThanOrEqual(most);
    expect(bytes - alone.bytes).toBeGreaterThan(most / 2);
  });
});

/**
 * Loads a page without user interaction until its last element shows the text or a button. A tag may be followed by
 * attributes.
 */
async function load(tags: readonly string[], text: RegExp | null, { username, org }: Visitor = teacher) {
  const { page } = await visit();
  await enter(page, username);
  await control('reset', {});
  await page.goto('about:blank');
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/cdn/')) files.set(pathname, response.body());
  });
  const names = tags.map((tag) => tag.split(' ')[0] ?? '');
  await openPage(page, tags.map((tag, place) => `<${tag}></${names[place]}>`).join('\n'), { org });
  const last = page.locator(names.at(-1) ?? '');
  await (text ? last.getByText(text) : last.getByRole('button')).first().waitFor();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(files.values());
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { bytes, files: [...files.keys()].join('\n') };
}

it('a header whose navigation did not come stands, and offers it again', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  const file = await fileNamed('HeaderNavigation');
  await page.route(file, (route) => route.abort());
  await openPage(page, '<portal-header nav></portal-header>');
  const header = page.locator('portal-header');
  await header.getByRole('button', { name: '陈思远的账号菜单' }).waitFor();
  await header.getByRole('alert').getByText('加载失败，请检查网络后重试').waitFor();
  expect(await header.getByRole('navigation').count()).toBe(0);
  await page.unroute(file);
  await header.getByRole('button', { name: '重试' }).click();
  await header.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).waitFor();
});
