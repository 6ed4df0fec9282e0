import { flow } from '../flow.ts';

export const notifications = [
  flow('the bell opens its panel, and has the focus again when Escape closes it', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.click('button', /^消息通知/);
    await tab.see('dialog', /消息通知/);
    await tab.see('link', '查看全部消息', ['dialog', /消息通知/]);
    await tab.press('Escape');
    await tab.gone('dialog', /消息通知/);
    await tab.isFocused('button', /^消息通知/);
  }),
];
