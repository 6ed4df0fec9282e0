import { describe, expect, it } from 'vitest';
import { enter, openBrowser } from '../browser.ts';
import { documented, openSchool } from './school-site.ts';

const { visit } = openBrowser();
const { pageOf } = openSchool();

const both = '<portal-bell></portal-bell><portal-feedback></portal-feedback>';
const tag = `${documented} data-token-provider="schoolToken"`;

describe.each([
  ['whose storage is apart', ''],
  ['without storage and cookies', 'sandbox="allow-scripts allow-forms"'],
])('a frame of a school’s page on a page of another site, %s', (_, attributes) => {
  it('has the bell with its list, and a feedback form that keeps what is typed', async () => {
    const { context, page } = await visit();
    const token = await enter(page, 'teacher');
    await context.clearCookies();
    await page.addInitScript(
      `Object.defineProperty(window, 'schoolToken', { get: () => () => '${token}', set() {} })`,
    );
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    const framed = pageOf(both, tag).replaceAll('&', '&amp;');
    const outer = pageOf(
      `<iframe ${attributes} width="1000" height="700" src="${framed}"></iframe>`,
      documented,
    );
    // By its name, the same server is another site.
    await page.goto(outer.replace('127.0.0.1', 'localhost'));
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^消息通知，99\+ 条未读$/ }).click();
    await frame
      .getByRole('dialog', { name: /消息通知/ })
      .getByRole('listitem')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    await frame.getByRole('button', { name: /^意见反馈/ }).click();
    const desk = frame.getByRole('dialog', { name: /意见反馈/ });
    await desk.getByRole('tab', { name: /提交|我要反馈/ }).click();
    await desk.getByRole('textbox').first().fill('框架里的课程视频无法播放');
    await desk.getByRole('button', { name: '关闭' }).click();
    await desk.waitFor({ state: 'detached' });
    await frame.getByRole('button', { name: /^意见反馈/ }).click();
    await desk.getByRole('tab', { name: /提交|我要反馈/ }).click();
    expect(await desk.getByRole('textbox').first().inputValue()).toBe('框架里的课程视频无法播放');
    expect(complaints).toEqual([]);
  });
});
