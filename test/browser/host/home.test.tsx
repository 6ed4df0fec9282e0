import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import HomePage from '#host/app/pages/home/HomePage.tsx';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import { createPortal } from '#src/configure-portal.ts';
import { createScene, forgetSession, type SceneOptions } from '../../scene.ts';
import { wantMotion } from '../motion.ts';
import { eventually, expectAccessible } from '../widget.tsx';

const modules = '/api/operate/homeModule/list';
const banners = '/api/operate/banner2/list';
const projects = '/pxapp/api/project/hot/list';
const papers = '/api/paper/getPageForHome';

function openHome(options: SceneOptions = { as: 'teacher' }) {
  forgetSession();
  const scene = createScene(options);
  const portal = createPortal(scene.options);
  scene.enter(portal.session);
  const place = memoryLocation({ path: '/index', record: true });
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <PortalProvider portal={portal}>
        <Router hook={place.hook}>
          <div style={{ background: 'var(--portal-canvas)' }}>
            <HomePage />
          </div>
        </Router>
      </PortalProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    portal.close();
    forgetSession();
    window.scrollTo(0, 0);
  });
  return {
    ...within(host),
    host,
    sandbox: scene.sandbox,
    visited: () => place.history,
    calls: (path: string, method = 'GET') =>
      scene.sandbox.calls().filter((call) => call.path === path && call.method === method),
    /** Scrolls to a section like a reader. */
    async section(name: string) {
      const found = await within(host).findByRole('region', { name });
      found.scrollIntoView();
      return within(found);
    },
  };
}

const answered = (path: string, data: unknown): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) => sandbox.fault({ method: 'GET', path, body: { code: 200, msg: '', data } }),
});
const failed = (...paths: string[]): SceneOptions => ({
  as: 'teacher',
  prepare: (sandbox) => {
    for (const path of paths) {
      sandbox.fault({ method: 'GET', path, status: 500, body: { code: 500, msg: '服务繁忙' } });
    }
  },
});

const headings = (page: ReturnType<typeof openHome>) =>
  page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the sections', () => {
  test('are those that the organisation has chosen, in its order, under its name', async () => {
    const page = openHome();
    await page.findByRole('heading', { level: 1, name: '东湖区教师发展中心' });
    await eventually(() =>
      expect(headings(page)).toEqual([
        '研修项目',
        '教研活动',
        '直播课堂',
        '精品课程',
        '名师工作室',
        '赛事活动',
      ]),
    );
  });

  test('skip the modules that nobody here knows', async () => {
    const page = openHome(
      answered(modules, [
        { id: 1, code: 'weather', name: '天气' },
        { id: 2, code: 'live', name: '名师直播' },
        { id: 3, code: 'course', name: '选修课' },
      ]),
    );
    await eventually(() => expect(headings(page)).toEqual(['名师直播', '选修课']));
  });

  test.each([
    ['the organisation has chosen none', answered(modules, [])],
    ['the choice cannot be had', failed(modules)],
  ])('are all there where %s', async (_, scene) => {
    const page = openHome(scene);
    await eventually(() => expect(page.calls(projects)).toHaveLength(1));
    expect(headings(page)).toHaveLength(7);
  });

  test('are those of the areas that are on, where the organisation has chosen none', async () => {
    const page = openHome({
      as: 'teacher',
      prepare: (sandbox) => {
        const answer = (path: string, data: unknown) =>
          sandbox.fault({ method: 'GET', path, body: { code: 200, data } });
        answer(modules, []);
        answer('/api/orgUser/org/getModuleListByPc', [{ moduleCode: 'course', name: '课程' }]);
      },
    });
    await page.findByRole('region', { name: '精品课程' });
    await eventually(() => expect(page.queryByRole('region', { name: '研修项目' })).toBeNull());
    expect(headings(page)).not.toContain('直播课堂');
    expect(headings(page)).toContain('赛事活动');
  });

  test.each([
    ['研修项目', '/thirdProject/', '/project'],
    ['教研活动', '/activity?id=', '/activity'],
    ['直播课堂', '/liveList/live?id=', '/liveList'],
    ['精品课程', '/courseHome?id=', '/course'],
    ['名师工作室', '/studioHome?id=', '/teacher'],
    ['赛事活动', '/contest?id=', '/contest'],
  ])('%s leads to %s and to the whole list at %s', async (name, detail, list) => {
    const page = openHome();
    await eventually(() => expect(page.calls(modules)[0]?.status).toBe(200));
    const section = await page.section(name);
    const cards = await section.findAllByRole('listitem');
    const link = within(cards[0] as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toContain(detail);
    expect(section.getByRole('link', { name: `查看全部${name}` })).toHaveAttribute('href', list);
  });

  test('show live sessions with their state and when they begin', async () => {
    const page = openHome();
    await eventually(() => expect(page.calls(modules)).toHaveLength(1));
    const section = await page.section('直播课堂');
    await section.findAllByText('直播中');
    expect(section.getByText('即将开始')).toBeVisible();
    expect(section.getByText('回放')).toBeVisible();
    expect(section.getAllByText(/\d{2}:\d{2}$/)).toHaveLength(4);
  });

  test('wait until they are near', async () => {
    const page = openHome();
    await (await page.section('研修项目')).findAllByRole('listitem');
    window.scrollTo(0, 0);
    expect(page.calls(papers)).toHaveLength(0);
    const section = await page.section('赛事活动');
    await section.findAllByRole('listitem');
    expect(page.calls(papers)).toHaveLength(1);
  });

  test('count a look at what is opened', async () => {
    const page = openHome();
    const section = await page.section('研修项目');
    const [first] = await section.findAllByRole('heading', { level: 3 });
    await userEvent.click(within(first as HTMLElement).getByRole('link'));
    expect(page.visited().at(-1)).toMatch(/^\/thirdProject\/\d+$/);
    const id = page.visited().at(-1)?.split('/').at(-1);
    await eventually(() =>
      expect(page.calls(`/pxapp/api/project/homePage/click/${id}`, 'PUT')).toHaveLength(1),
    );
  });

  test('fail alone, and are tried again alone', async () => {
    const page = openHome(failed(projects));
    const section = await page.section('研修项目');
    expect(await section.findByRole('alert')).toHaveTextContent('研修项目加载失败');
    expect(await section.findByRole('alert')).toHaveTextContent('服务繁忙');
    await (await page.section('教研活动')).findAllByRole('listitem');
    await userEvent.click(await section.findByRole('button', { name: '重试' }));
    expect(await section.findAllByRole('listitem')).not.toHaveLength(0);
    expect(section.queryByRole('alert')).toBeNull();
    expect(page.calls(projects)).toHaveLength(2);
  });

  test('show an error where the answer has another shape than agreed', async () => {
    const page = openHome(answered(projects, { title: '不是列表' }));
    const section = await page.section('研修项目');
    await section.findByRole('alert');
    await (await page.section('教研活动')).findAllByRole('listitem');
  });

  test('say so where there is nothing, and the organisation welcomes by its name', async () => {
    const page = openHome({ as: 'newcomer' });
    await page.findByText(/^欢迎来到/);
    const section = await page.section('研修项目');
    expect(await section.findByText('暂无相关数据')).toBeVisible();
  });
});

describe('the banners', () => {
  async function carousel(scene?: SceneOptions) {
    const page = openHome(scene);
    const inside = within(await page.findByRole('region', { name: '推荐内容' }));
    const tabs = inside.getAllByRole('tab');
    return {
      page,
      inside,
      tabs,
      shown: () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    };
  }

  test('are turned by the keyboard, round and round', async () => {
    const { tabs, shown, inside } = await carousel();
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe(1);
    expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(shown()).toBe(tabs.length - 1);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(shown()).toBe(0);
    expect(inside.getAllByRole('tabpanel')).toHaveLength(1);
    expect(inside.getByRole('tabpanel')).toHaveAccessibleName(
      `第 1 张，共 ${tabs.length} 张 好老师，一起成长`,
    );
  });

  test('are turned by the buttons before and after, where there is room for them', async () => {
    await browserPage.viewport(1280, 800);
    onTestFinished(() => browserPage.viewport(414, 896));
    const { inside, shown, tabs } = await carousel();
    inside.getByRole('button', { name: '下一张' }).click();
    await eventually(() => expect(shown()).toBe(1));
    inside.getByRole('button', { name: '上一张' }).click();
    await eventually(() => expect(shown()).toBe(0));
    inside.getByRole('button', { name: '上一张' }).click();
    await eventually(() => expect(shown()).toBe(tabs.length - 1));
  });

  test('are pushed on by a finger, which opens nothing', async () => {
    const { inside, shown, page } = await carousel();
    const link = inside.getByRole('link');
    const touch = (kind: string, clientX: number) =>
      link.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch', clientX }));
    touch('pointerdown', 200);
    touch('pointerup', 120);
    link.click();
    await eventually(() => expect(shown()).toBe(1));
    expect(page.visited()).toEqual(['/index']);
  });

  test('lead where they lead, and the click is counted', async () => {
    const { inside, page } = await carousel();
    inside.getByRole('link').click();
    await eventually(() => expect(page.visited().at(-1)).toBe('/project'));
    await eventually(() => expect(page.calls('/api/operate/banner2/click/1', 'POST')).toHaveLength(1));
  });

  test('turn by themselves, until they are paused or a key comes to them', async () => {
    wantMotion(true);
    const { inside, shown, tabs } = await carousel();
    const pause = inside.getByRole('button', { name: '暂停自动播放' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const press = (name: string) => inside.getByRole('button', { name }).click();
    const settle = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The fake clock controls only timers that start from here on.
    pause.click();
    await settle();
    press('开始自动播放');
    await settle();
    vi.advanceTimersByTime(6000);
    await settle();
    expect(shown()).toBe(1);

    press('暂停自动播放');
    await settle();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(shown()).toBe(1);

    press('开始自动播放');
    tabs[1]?.focus();
    await settle();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(shown()).toBe(1);

    tabs[1]?.blur();
    await settle();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(shown()).toBe(1);

    press('开始自动播放');
    await settle();
    vi.advanceTimersByTime(6000);
    await settle();
    expect(shown()).toBe(2);
  });

  test('stand still where the reader wants no motion', async () => {
    wantMotion(false);
    const { inside } = await carousel();
    expect(inside.getByRole('button', { name: '开始自动播放' })).toBeVisible();
  });

  test('say that they failed, and come when they are tried again', async () => {
    const page = openHome(failed(banners));
    const alert = await page.findByText('推荐内容加载失败');
    expect(alert).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await page.findByRole('region', { name: '推荐内容' });
  });

  test('open another site in a new window, and no script', async () => {
    const page = openHome(
      answered(banners, [
        { id: '1', title: '外部专题', cover: '/1.svg', url: 'https://topic.example/' },
        { id: '2', title: '坏链接', cover: '/2.svg', url: 'javascript:alert(1)' },
      ]),
    );
    const link = await page.findByRole('link', { name: /外部专题/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(page.host.querySelector('[href^="javascript"]')).toBeNull();
  });
});

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  test.each([
    ['the page', { as: 'teacher' }],
    ['an empty page', { as: 'newcomer' }],
    ['a page with failures', failed(banners, projects)],
  ] as [string, SceneOptions][])('axe finds nothing on %s', async (_, scene) => {
    const page = openHome({ ...scene, settings: { theme } });
    await eventually(() => expect(page.calls(modules)).toHaveLength(1));
    for (const heading of page.getAllByRole('heading', { level: 2 })) {
      heading.scrollIntoView();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await eventually(() => expect(page.queryAllByRole('status')).toHaveLength(0));
    await expectAccessible(page.host);
  });
});
