import { expect } from 'vitest';
import { flow } from '../flow.ts';

export const elsewhere = [
  flow(
    'bell and feedback on another site, under a strict policy, with the token of the page',
    async (visit) => {
      const school = await visit.school(
        '<portal-bell></portal-bell><portal-feedback></portal-feedback>',
        'teacher',
      );
      const tab = await visit.open();
      await tab.goTo(school);
      await tab.click('button', '消息通知，99+ 条未读');
      await tab.see('link', '查看全部消息', ['dialog', /消息通知/]);
      await tab.press('Escape');
      await tab.click('button', /^意见反馈/);
      await tab.click('tab', '提交反馈');
      await tab.click('radio', '功能故障/反馈');
      await tab.typeInto(['textbox', '反馈内容'], '嵌入页面上的课程视频无法播放');
      await tab.click('button', '提交');
      await tab.until('the event', () =>
        (window as unknown as { heard: string[] }).heard.includes('portal-submitted'),
      );
      expect(await tab.run(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
      expect(await tab.run(() => document.cookie)).toBe('');
    },
  ),
];
