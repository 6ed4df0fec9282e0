import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { beforeEach } from 'vitest';
import { openPlayer } from './player-scene.tsx';
import { eventually, expectAccessible } from '../../widget.tsx';
import { keptDrafts } from '../../kept-drafts.ts';

const courses = '/api/course/app/course/getListByFilter';

beforeEach(() => browserPage.viewport(1440, 900));

type Player = ReturnType<typeof openPlayer>;

/** Waits until the video can be sought in. */
async function loaded(page: Player): Promise<HTMLVideoElement> {
  await page.findByRole('slider', { name: '播放进度' });
  await eventually(() => expect(page.video().readyState).toBeGreaterThan(1));
  return page.video();
}

async function plays(video: HTMLVideoElement): Promise<void> {
  const before = video.currentTime;
  await eventually(() => expect(video.currentTime).toBeGreaterThan(before + 0.2));
  expect(video.paused).toBe(false);
}

/** Seeks, and waits for the event: the player notes a position by it, and `seeking` is false a task earlier. */
const goTo = async (video: HTMLVideoElement, time: number) => {
  const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  video.currentTime = time;
  await seeked;
};

describe('a course', () => {
  test.each(['light', 'dark'] as const)(
    'shows video, lessons and notes; axe finds nothing, %s',
    async (theme) => {
      const page = openPlayer('coursePlay', 'id=5001', { settings: { theme } });
      await loaded(page);
      await page.findByText(/^已学完 0\/\d+ 节$/);
      await page.findByText('仅保存在本机');
      expect(page.getByRole('button', { current: true }).textContent).toContain('为什么学这门课');
      await expectAccessible(page.host);
      await userEvent.click(page.getByRole('tab', { name: '笔记' }));
      await page.findByText('本节还没有笔记');
      await expectAccessible(page.host);
    },
  );

  it('really plays, seeks by slider and keys, and remembers the speed', async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await userEvent.click(page.getByRole('button', { name: '播放' }));
    await plays(video);
    const slider = page.getByRole('slider', { name: '播放进度' });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await eventually(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/^1[56]秒，共24秒$/));
    await userEvent.keyboard('k');
    await eventually(() => expect(video.paused).toBe(true));
    await userEvent.keyboard('5');
    await eventually(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 1));
    await userEvent.keyboard('j');
    await eventually(() => expect(video.currentTime).toBeCloseTo(video.duration / 2 - 10, 1));
    await userEvent.keyboard('>');
    await page.findByText('1.25 倍速');
    expect(video.playbackRate).toBe(1.25);
    await userEvent.keyboard('m');
    await eventually(() => expect(video.muted).toBe(true));
    page.unmount();
    expect(JSON.parse(localStorage.getItem('portal.player') ?? '')).toMatchObject({
      rate: 1.25,
      isMuted: true,
    });
  });

  it('leaves the keys to a field in which somebody types', async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await userEvent.click(page.getByRole('tab', { name: '笔记' }));
    await userEvent.fill(page.getByLabelText('新笔记'), '');
    await userEvent.click(page.getByLabelText('新笔记'));
    await userEvent.keyboard('k m5 ');
    expect(video.paused).toBe(true);
    expect(video.muted).toBe(false);
    expect(page.getByLabelText('新笔记')).toHaveValue('k m5 ');
  });

  it('continues where it was left, also after a crash', async () => {
    const first = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(first);
    await goTo(video, 12);
    // Nothing is unmounted in a crash: what is stored already must do.
    const read = () => localStorage.getItem('portal.watching:demo|u-1001:course:5001') ?? '';
    await eventually(() => expect(read()).toMatch(/"5001-1-1":\{"at":12/));
    const stored = read();
    first.unmount();
    const again = openPlayer('coursePlay', 'id=5001', {
      prepare: () => localStorage.setItem('portal.watching:demo|u-1001:course:5001', stored),
    });
    const later = await loaded(again);
    await eventually(() => expect(later.currentTime).toBeCloseTo(12, 1));
    await again.findByText('已从 00:12 继续播放');
    await userEvent.click(again.getByRole('button', { name: '从头播放' }));
    await eventually(() => expect(later.currentTime).toBeLessThan(1));
  });

  const item = 'portal.watching:demo|u-1001:course:5001';
  const storedAt = (at: number) =>
    JSON.stringify({ last: '5001-1-1', lessons: { '5001-1-1': { at, duration: 24, isFinished: false } } });
  const positionStored = () =>
    /"5001-1-1":\{"at":(\d+)/.exec(localStorage.getItem(item) ?? '')?.[1] ?? 'none';
  const hide = () => document.dispatchEvent(new Event('visibilitychange'));

  it.each([
    [
      'has played',
      async (video: HTMLVideoElement) => {
        video.muted = true;
        await video.play();
        await eventually(() => expect(video.currentTime).toBeGreaterThan(4.1));
        // The player notes its position by the event.
        const paused = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
        video.pause();
        await paused;
      },
    ],
    ['was sought in', (video: HTMLVideoElement) => goTo(video, 4)],
    ['has only continued', (video: HTMLVideoElement) => eventually(() => expect(video.seeking).toBe(false))],
  ])('a paused tab that %s leaves the position that another tab has reached', async (_, use) => {
    const page = openPlayer('coursePlay', 'id=5001', {
      prepare: () => localStorage.setItem(item, storedAt(4)),
    });
    const video = await loaded(page);
    await eventually(() => expect(video.currentTime).toBeCloseTo(4, 1));
    await use(video);
    // The other tab plays on to 15 seconds.
    localStorage.setItem(item, storedAt(15));
    hide();
    expect(positionStored()).toBe('15');
    window.dispatchEvent(new Event('pagehide'));
    expect(positionStored()).toBe('15');
    page.unmount();
    expect(positionStored()).toBe('15');
  });

  it('a tab that is played again later records where it is', async () => {
    const page = openPlayer('coursePlay', 'id=5001', {
      prepare: () => localStorage.setItem(item, storedAt(4)),
    });
    const video = await loaded(page);
    await eventually(() => expect(video.currentTime).toBeCloseTo(4, 1));
    localStorage.setItem(item, storedAt(15));
    await goTo(video, 6);
    await eventually(() => expect(positionStored()).toBe('6'));
  });

  it.each(['{"last":1}', 'not json', '{"last":"5001-1-1","lessons":{"5001-1-1":{"at":-4}}}'])(
    'begins anew where %s is stored',
    async (stored) => {
      const page = openPlayer('coursePlay', 'id=5001', {
        prepare: () => localStorage.setItem('portal.watching:demo|u-1001:course:5001', stored),
      });
      expect((await loaded(page)).currentTime).toBe(0);
    },
  );

  it('counts a finished lesson, and plays the next after a countdown that can be cancelled', async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await userEvent.click(page.getByRole('button', { name: '播放' }));
    await plays(video);
    await goTo(video, 23.5);
    await page.findByText('即将播放：从一个课堂问题说起');
    await page.findByText(/^已学完 1\/\d+ 节$/);
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await eventually(() => expect(page.queryByText(/^即将播放/)).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '下一节：从一个课堂问题说起' }));
    expect(page.visited().at(-1)).toBe('/coursePlay?id=5001&lesson=5001-1-2');
    await page.findByRole('heading', { level: 2, name: '从一个课堂问题说起' });
    await plays(page.video());
  });

  it('plays a playlist by hls.js where the browser cannot', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    onTestFinished(() => void vi.restoreAllMocks());
    const page = openPlayer('coursePlay', 'id=5001&lesson=5001-1-2');
    const video = await loaded(page);
    expect(video.src).toMatch(/^blob:/);
    await userEvent.click(page.getByRole('button', { name: '播放' }));
    await plays(video);
    await goTo(video, 18);
    await plays(video);
  });

  it('shows captions of another origin', async () => {
    const { hostname, origin } = window.location;
    const other = origin.replace(hostname, hostname === 'localhost' ? '127.0.0.1' : 'localhost');
    const captions = [{ url: `${other}/sandbox/films/triangle.zh-CN.vtt`, label: '外站', language: 'zh-CN' }];
    const lesson = { id: 1, title: '一', url: '/sandbox/films/triangle.webm', captions };
    const record = { id: 5001, title: 'x', chapters: [{ id: 1, title: '章', lessons: [lesson] }] };
    const page = openPlayer('coursePlay', 'id=5001', {
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: courses,
          body: { code: 200, data: { total: 1, records: [record] } },
        }),
    });
    await goTo(await loaded(page), 7);
    await userEvent.selectOptions(page.getByRole('combobox', { name: '字幕' }), '外站');
    await page.findByText('先用量角器量一量，把度数记下来。');
  });

  it('shows captions in either language', async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await goTo(video, 7);
    const choice = page.getByRole('combobox', { name: '字幕' });
    await userEvent.selectOptions(choice, '中文');
    await page.findByText('先用量角器量一量，把度数记下来。');
    await userEvent.selectOptions(choice, 'English');
    await page.findByText('First measure them and write the degrees down.');
    video.parentElement?.parentElement?.focus();
    await userEvent.keyboard('c');
    await eventually(() => expect(page.queryByText(/^First measure/)).toBeNull());
  });

  it('says that a video fails, and tries it again at the same position', async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await goTo(video, 9);
    // The browser cannot read this source, as if the video had broken off.
    video.src = '/sandbox/films/nothing.webm';
    await page.findByText('视频加载失败');
    await expectAccessible(page.host);
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await eventually(() => expect(page.queryByText('视频加载失败')).toBeNull());
    await eventually(() => expect(video.currentTime).toBeCloseTo(9, 1));
  });

  test.each([1440, 1024, 390])('does not run over at %i px', async (width) => {
    await browserPage.viewport(width, 844);
    const page = openPlayer('coursePlay', 'id=5001');
    await loaded(page);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('one’s own notes', () => {
  const openNotes = async () => {
    const page = openPlayer('coursePlay', 'id=5001');
    const video = await loaded(page);
    await userEvent.click(page.getByRole('tab', { name: '笔记' }));
    return { page, video };
  };

  it('keep a change that was begun when another lesson is opened', async () => {
    const { page } = await openNotes();
    await userEvent.fill(page.getByLabelText('新笔记'), '撕下来');
    await userEvent.click(page.getByRole('button', { name: /添加笔记$/ }));
    await userEvent.click(await page.findByRole('button', { name: /^编辑 .* 的笔记/ }));
    await userEvent.fill(page.getByLabelText(/^编辑 .* 的笔记/), '撕下来拼一拼');
    await userEvent.click(page.getByRole('button', { name: /^下一节/ }));
    await eventually(() => expect(page.queryByLabelText(/^编辑 .* 的笔记/)).toBeNull());
    await userEvent.click(page.getByRole('tab', { name: '目录' }));
    await userEvent.click(page.getByRole('button', { name: /为什么学这门课/ }));
    await userEvent.click(page.getByRole('tab', { name: '笔记' }));
    expect(await page.findByLabelText(/^编辑 .* 的笔记/)).toHaveValue('撕下来拼一拼');
  });

  it('are written at a moment, jumped to, changed, removed and brought back', async () => {
    const { page, video } = await openNotes();
    await goTo(video, 15);
    await userEvent.fill(page.getByLabelText('新笔记'), '撕下来拼一拼');
    await goTo(video, 3);
    await userEvent.click(page.getByRole('button', { name: '在 00:15 添加笔记' }));
    await page.findByText('撕下来拼一拼');
    expect(page.getByLabelText('新笔记')).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: '跳转到 00:15' }));
    await eventually(() => expect(video.currentTime).toBeGreaterThanOrEqual(15));
    await userEvent.click(page.getByRole('button', { name: '编辑 00:15 的笔记' }));
    await userEvent.fill(page.getByLabelText('编辑 00:15 的笔记'), '拼成一条直线');
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await page.findByText('拼成一条直线');
    await userEvent.click(page.getByRole('button', { name: '删除 00:15 的笔记' }));
    await page.findByText('本节还没有笔记');
    await userEvent.click(await page.findByRole('button', { name: '撤销' }));
    await page.findByText('拼成一条直线');
    page.getByRole('button', { name: '导出全部笔记（1 条）' });
  });

  it('stay open for changing when Escape only ends the word of an input method', async () => {
    const { page } = await openNotes();
    await userEvent.fill(page.getByLabelText('新笔记'), '撕下来');
    await userEvent.click(page.getByRole('button', { name: /添加笔记$/ }));
    await userEvent.click(await page.findByRole('button', { name: /^编辑/ }));
    const field = page.getByLabelText(/^编辑/);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await userEvent.fill(field, '拼成一条直线');
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await page.findByText('撕下来');
  });

  it('are refused empty or too long, and stay as a draft', async () => {
    const { page } = await openNotes();
    await userEvent.click(page.getByRole('button', { name: '添加笔记' }));
    await page.findByText('请先输入内容');
    await userEvent.fill(page.getByLabelText('新笔记'), '长'.repeat(501));
    await userEvent.click(page.getByRole('button', { name: /添加笔记$/ }));
    await page.findByText('最多 500 个字');
    expect(keptDrafts('note:course:5001:5001-1-1')).toEqual([expect.stringContaining('长长')]);
  });

  it('are not lost where the browser cannot store them', async () => {
    const { page } = await openNotes();
    await userEvent.fill(page.getByLabelText('新笔记'), '先别丢');
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => set.mockRestore());
    await userEvent.click(page.getByRole('button', { name: /添加笔记$/ }));
    await page.findByText('浏览器未能保存笔记，您输入的内容仍在这里。');
    expect(page.getByLabelText('新笔记')).toHaveValue('先别丢');
  });
});

describe('the other pages', () => {
  it('play the replay of a live session', async () => {
    const page = openPlayer('coursePlay', 'type=live&id=3005');
    await page.findByRole('region', { name: '直播回放' });
    expect((await loaded(page)).duration).toBeCloseTo(24, 0);
  });

  it('say that a live session has no replay yet', async () => {
    const page = openPlayer('coursePlay', 'type=live&id=3001');
    await page.findByText('暂无可播放的内容');
    const links = page.getAllByRole('link', { name: '返回详情' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/liveList/live?id=3001'));
  });

  it('show a short video upright', async () => {
    const page = openPlayer('shortCoursePlay', 'id=7006');
    const video = await loaded(page);
    expect(video.videoHeight).toBeGreaterThan(video.videoWidth);
    expect(video.clientHeight).toBeGreaterThan(video.clientWidth);
  });

  it('record nothing in a preview, which has no notes', async () => {
    const page = openPlayer('viewCoursePlay', 'id=5001');
    const video = await loaded(page);
    page.getByText('预览 · 不记录学习进度');
    expect(page.queryByRole('tab')).toBeNull();
    await goTo(video, 12);
    page.unmount();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal.watching'))).toEqual([]);
  });

  it.each([
    ['id=nothing', '内容不存在'],
    ['', '内容不存在'],
  ])('say what is not there, at ?%s', async (search, text) => {
    const page = openPlayer('coursePlay', search);
    await page.findByText(text);
    expect(page.getByRole('link', { name: '前往列表' })).toHaveAttribute('href', '/course');
  });

  it.each([
    ['HTTP 500', { status: 500 }],
    ['a wrong shape', { body: { code: 200, data: { records: [{ id: 1 }] } } }],
    [
      'wrong chapters',
      { body: { code: 200, data: { total: 1, records: [{ id: 5001, title: 'x', chapters: 'y' }] } } },
    ],
  ])('show %s as an error that can be tried again', async (_, fault) => {
    const page = openPlayer('coursePlay', 'id=5001', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: courses, ...fault }),
    });
    await page.findByText('内容加载失败');
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    await loaded(page);
  });

  it('show an outline while the item is on its way', async () => {
    const page = openPlayer('coursePlay', 'id=5001', {
      prepare: (sandbox) => sandbox.fault({ method: 'GET', path: courses, delayMs: 3_600_000 }),
    });
    await page.findByText('加载中');
    page.getByRole('heading', { level: 1, name: '课程学习' });
  });
});

describe('the video of a link', () => {
  it('plays from our own origin, with the title of the link, for guests too', async () => {
    const query = new URLSearchParams({ url: '/sandbox/films/triangle.webm', title: '公开课片段' });
    const page = openPlayer('ccVideoPlay', String(query), { as: 'guest' });
    await page.findByRole('heading', { level: 1, name: '公开课片段' });
    const video = await loaded(page);
    await userEvent.click(page.getByRole('button', { name: '播放' }));
    await plays(video);
    await expectAccessible(page.host);
  });

  it.each([
    ['', '链接中没有视频地址。'],
    ['javascript:alert(1)', '链接中的视频地址无效。'],
    ['https://evil.example/a.mp4', '该视频来自未受信任的网站，出于安全考虑不予播放。'],
  ])('%s is refused', async (url, text) => {
    const query = new URLSearchParams({ url, title: '冒名的标题' });
    const page = openPlayer('ccVideoPlay', String(query), { as: 'guest' });
    await page.findByText(text);
    expect(page.host.querySelector('video')).toBeNull();
    page.getByRole('heading', { level: 1, name: '视频播放' });
  });
});
