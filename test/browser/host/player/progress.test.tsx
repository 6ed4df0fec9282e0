import { beforeEach, describe, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { eventually, expectAccessible } from '../../widget.tsx';
import type { SceneOptions } from '#test/scene.ts';
import { openPlayer } from './player-scene.tsx';

const path = '/api/portal/progress';
const settings = { features: [...sandboxSettings.features] };

/** A course that the teacher has not begun: the fourth of its own. */
async function notBegun(page: ReturnType<typeof openPlayer>): Promise<string> {
  const token = page.sandbox.tokenOf('teacher');
  const response = await page.sandbox.fetch('http://localhost/hkw/api/my/course?size=100', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { records: { id: string; progress: number }[] } };
  return data.records.find(({ progress }) => progress === 0)?.id ?? '';
}

const open = (search: string, options: SceneOptions = {}) =>
  openPlayer('coursePlay', search, { ...options, settings: { ...settings, ...options.settings } });

async function loaded(page: ReturnType<typeof openPlayer>): Promise<HTMLVideoElement> {
  await page.findByRole('slider', { name: '播放进度' });
  await eventually(() => expect(page.video().readyState).toBeGreaterThan(1));
  page.video().muted = true;
  return page.video();
}

const sends = (page: ReturnType<typeof openPlayer>) =>
  page.sandbox.calls().filter((call) => call.method === 'POST' && call.path === path);

interface SentPart {
  ranges: [number, number][];
  at: number;
}
const lastPart = (page: ReturnType<typeof openPlayer>) =>
  (sends(page).at(-1)?.body.parts as SentPart[] | undefined)?.[0];

beforeEach(() => browserPage.viewport(1440, 900));

describe('progress that the server keeps', () => {
  it('is what was really played: a seek to the end finishes nothing', async () => {
    const first = open('id=5001');
    const id = await notBegun(first);
    first.unmount();
    const page = open(`id=${id}`);
    const video = await loaded(page);
    await page.findByText('每节看满 90% 即为学完');
    await expectAccessible(page.host);
    await video.play();
    await eventually(() => expect(video.currentTime).toBeGreaterThan(1));
    video.currentTime = 23.5;
    await eventually(() => expect(video.ended).toBe(true));
    await eventually(() => expect(lastPart(page)?.at).toBeGreaterThan(23));
    const { ranges = [] } = lastPart(page) ?? {};
    expect(ranges.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThan(6);
    await page.findByText(/^已学完 0\/\d+ 节$/);
    await page.findByText(/^已学 [1-9]%$/);
  });

  it('is kept while the line is down, and sent when it is back', async () => {
    const page = open('id=5001');
    const video = await loaded(page);
    page.sandbox.fault({ method: 'POST', path, drop: true, times: 1 });
    await video.play();
    await eventually(() => expect(video.currentTime).toBeGreaterThan(0.5));
    video.pause();
    await page.findByText('进度暂存在本机，联网后自动同步');
    window.dispatchEvent(new Event('online'));
    await page.findByText('每节看满 90% 即为学完');
    expect(sends(page).at(-1)?.status).toBe(200);
  });

  it('says how a lesson that has to be bought can be had', async () => {
    const page = open('id=5001', {
      prepare: (sandbox) =>
        sandbox.fault({
          method: 'GET',
          path: '/api/course/app/course/getListByFilter',
          times: 9,
          body: {
            code: 200,
            data: {
              total: 1,
              records: [
                {
                  id: '5001',
                  title: '整本书阅读教学',
                  owned: false,
                  price: 29,
                  chapters: [
                    {
                      id: 'c1',
                      title: '导学',
                      lessons: [{ id: 'l1', title: '第一讲', duration: 24, url: '' }],
                    },
                  ],
                },
              ],
            },
          },
        }),
    });
    await page.findByText('本节需购买后学习');
    await page.findByRole('button', { name: /购买后可学习\s*第一讲/ });
    expect(page.getByRole('link', { name: '去购买' })).toHaveAttribute('href', '/courseHome?id=5001');
  });
});
