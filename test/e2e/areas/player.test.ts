import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { passwords } from '../../passwords.ts';
import { address, enter, openBrowser, whereabouts } from '../browser.ts';
import { sidewaysScroll, violations } from '../violations.ts';

const { visit } = openBrowser();

const time = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Opens a page and waits for its video. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await page.getByRole('slider', { name: '播放进度' }).waitFor();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1);
}

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
}

describe('a learner', () => {
  it('plays, seeks by parts of the video, and continues after a reload', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    const parts: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.webm')) parts.push(answer.status());
    });
    await open(page, '/coursePlay?id=5001&lesson=5001-1-1');
    await play(page);
    await page.getByRole('slider', { name: '播放进度' }).press('Home');
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => time(page)).toBeGreaterThan(12);
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(page)).toBe(true);
    const left = await time(page);
    await page.reload();
    await page.getByText(/^已从 00:1\d 继续播放$/).waitFor();
    await expect.poll(() => time(page)).toBeCloseTo(left, 0);
    expect(new Set(parts)).toEqual(new Set([206]));
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('reads captions, and plays a playlist, under the content policy', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await open(page, '/coursePlay?id=5001&lesson=5001-1-2');
    await play(page);
    await page.getByRole('combobox', { name: '字幕' }).selectOption('中文');
    await page.getByText('三角形的三个角，加起来是多少度？').waitFor();
    expect(complaints).toEqual([]);
  });

  it('plays a playlist by hls.js, under the content policy, where the browser cannot', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await open(page, '/coursePlay?id=5001&lesson=5001-1-2');
    await play(page);
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toMatch(/^blob:/);
    expect(complaints).toEqual([]);
  });

  it('is told that a video fails, and tries it again', async () => {
    const { page } = await visit();
    await enter(page, 'teacher');
    await page.route('**/sandbox/films/*.webm', (route) => route.abort());
    await page.goto(`${address}/coursePlay?id=5001&lesson=5001-1-1`);
    await page.getByRole('alert').getByText('视频加载失败').waitFor();
    await page.getByText('网络连接中断，请检查网络后重试，将从中断处继续播放。').waitFor();
    await page.unroute('**/sandbox/films/*.webm');
    await page.getByRole('button', { name: '重试' }).click();
    await play(page);
  });

  it('has the video in sight above the lessons on a phone', async () => {
    const { page } = await visit({ width: 390, height: 844, dark: true });
    await enter(page, 'teacher');
    await open(page, '/coursePlay?id=5001');
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(async () => (await page.locator('video').boundingBox())?.y).toBeLessThan(70);
    expect((await page.locator('video').boundingBox())?.y).toBeGreaterThan(40);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a guest', () => {
  it.each(['/coursePlay?id=5001&lesson=5001-1-2', '/shortCoursePlay?id=7006', '/viewCoursePlay?id=5001'])(
    'is led from %s to log in, and back',
    async (path) => {
      const { page } = await visit();
      await page.goto(address + path);
      await page.getByLabel('用户名').fill('teacher');
      await page.getByLabel('密码', { exact: true }).fill(passwords.teacher);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('slider', { name: '播放进度' }).waitFor();
      expect(whereabouts(page)).toBe(path);
    },
  );

  it('plays the video of a link of our own origin', async () => {
    const { page, complaints } = await visit();
    await open(page, '/ccVideoPlay?url=/sandbox/films/triangle.webm&title=公开课片段');
    await page.getByRole('heading', { level: 1, name: '公开课片段' }).waitFor();
    await play(page);
    expect(await page.title()).toContain('公开课片段');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['', '链接中没有视频地址。'],
    ['?url=javascript:alert(1)', '链接中的视频地址无效。'],
    ['?url=https://evil.example/a.mp4', '该视频来自未受信任的网站，出于安全考虑不予播放。'],
    ['?url=//evil.example/a.mp4', '该视频来自未受信任的网站，出于安全考虑不予播放。'],
  ])('is told why /ccVideoPlay%s is not played', async (query, text) => {
    const { page, complaints } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto(`${address}/ccVideoPlay${query}`);
    await page.getByText(text).waitFor();
    expect(asked).not.toContain('evil.example');
    expect(complaints).toEqual([]);
  });
});
