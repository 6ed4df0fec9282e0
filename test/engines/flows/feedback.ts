import { expect } from 'vitest';
import { poll } from '../drivers/poll.ts';
import { flow } from '../flow.ts';
import type { Tab } from '../tab.ts';

const dialog = ['dialog', '意见反馈'] as const;

async function openFeedback(tab: Tab): Promise<void> {
  await tab.click('button', /^咨询与反馈/);
  await tab.click('button', /^意见反馈/);
  await tab.click('tab', '提交反馈', dialog);
}

export const feedback = [
  flow('a ticket, and the reply of the staff in its chat', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await openFeedback(tab);
    await tab.click('radio', '操作体验', dialog);
    await tab.typeInto(['textbox', '反馈内容', dialog], '课程页面的进度条看不清。');
    await tab.click('button', '提交', dialog);
    await tab.seeText('操作成功,感谢您的反馈。');
    await tab.click('button', /课程页面的进度条看不清/, dialog);
    await tab.see('textbox', '回复内容', dialog);
    const problemId = await poll(async () => {
      const [call] = (await visit.calls('GET', '/api/orgUser/problem/getMsgList')).slice(-1);
      if (!call) throw new Error('the chat has asked for nothing yet');
      return call.query.problemId;
    });
    await visit.control('reply', {
      problemId,
      content: '已为您调整，请刷新页面查看。',
    });
    await tab.seeText('已为您调整，请刷新页面查看。');
    await tab.typeInto(['textbox', '回复内容', dialog], '看到了，谢谢！');
    await tab.press('Enter');
    await expect.poll(async () => (await visit.calls('POST', '/api/orgUser/problem/sendMsg')).length).toBe(1);
  }),

  flow('the page screenshot shows the page from top to bottom', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.see('button', /的账号菜单$/);
    await tab.run(() => {
      for (const [place, colour] of [
        ['0 auto auto 0', 'rgb(255, 0, 0)'],
        ['auto auto 0 0', 'rgb(0, 0, 255)'],
      ]) {
        const mark = document.createElement('div');
        mark.style.cssText = `position:fixed;inset:${place};width:40px;height:40px;z-index:999;background:${colour}`;
        document.body.append(mark);
      }
    });
    await openFeedback(tab);
    await tab.click('button', '页面截图', dialog);
    await tab.see('dialog', '页面截图');
    await tab.until('the picture', () => document.querySelector('dialog canvas') !== null);
    const colours = await tab.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas');
      const context = canvas?.getContext('2d');
      return [30, (canvas?.height ?? 0) - 60].map((y) =>
        [...(context?.getImageData(60, y, 1, 1).data ?? [])].join(' '),
      );
    });
    expect(colours).toEqual(['255 0 0 255', '0 0 255 255']);
  }),
];
