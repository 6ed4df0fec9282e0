import { expect } from 'vitest';
import { flow } from '../flow.ts';

export const zoom = [
  flow(
    'a page with CSS zoom: the bell’s panel ends inside the window, and the button follows the pointer',
    async (visit) => {
      const school = await visit.school(
        '<portal-bell></portal-bell><portal-feedback></portal-feedback>',
        'teacher',
      );
      const tab = await visit.open({ height: 620 });
      await tab.goTo(school);
      await tab.run(() => document.body.style.setProperty('zoom', '1.25'));
      const { x, y } = await tab.pointOf('button', /^意见反馈/);
      await tab.drag([
        { x, y },
        { x: x - 100, y: y - 60 },
        { x: x - 200, y: y - 120 },
      ]);
      const dropped = await tab.pointOf('button', /^意见反馈/);
      expect(Math.hypot(dropped.x - (x - 200), dropped.y - (y - 120))).toBeLessThan(4);

      await tab.click('button', '消息通知，99+ 条未读');
      await tab.see('link', '查看全部消息', ['dialog', /消息通知/]);
      // A link that lies outside of the window cannot be hit.
      await tab.pointOf('link', '查看全部消息', ['dialog', /消息通知/]);
    },
  ),
];
