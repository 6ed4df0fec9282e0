import { test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Feedback, feedbackRow } from '../../widgets/feedback/index.ts';
import { show } from './widget.tsx';

const sizes = [
  [1440, 900],
  [390, 844],
] as const;
const widget = { row: feedbackRow, component: Feedback };
for (const [w, h] of sizes) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${w} ${theme}`, async () => {
      await page.viewport(w, h);
      const s = show('element', widget, { as: 'teacher', settings: { theme, api: '' } });
      const button = await s.findByRole('button', { name: /意见反馈/ });
      await page.screenshot({ path: `/work/main/.cache/fb-shots/${w}-${theme}-0.png` });
      await userEvent.click(button);
      await userEvent.click(await s.findByRole('tab', { name: '提交反馈' }, { timeout: 8000 }));
      await userEvent.type(await s.findByRole('textbox', { name: /反馈内容/ }), '视频播放卡顿，学时没有增加');
      await new Promise((r) => setTimeout(r, 1200));
      await page.screenshot({ path: `/work/main/.cache/fb-shots/${w}-${theme}-1.png` });
      await userEvent.click(s.getByRole('tab', { name: /我的反馈/ }));
      const order = (await s.findAllByRole('button', { name: /处理中/ }))[0];
      if (w === 390) await page.screenshot({ path: `/work/main/.cache/fb-shots/${w}-${theme}-2.png` });
      if (order) await userEvent.click(order);
      await s.findByRole('textbox', { name: '回复内容' });
      await new Promise((r) => setTimeout(r, 500));
      await page.screenshot({ path: `/work/main/.cache/fb-shots/${w}-${theme}-3.png` });
    }, 30000);
  }
}
