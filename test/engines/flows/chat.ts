import { expect } from 'vitest';
import { flow } from '../flow.ts';

const dialog = ['dialog', '意见反馈'] as const;
const sent = '/api/orgUser/problem/sendMsg';

export const chat = [
  flow('the chat with an input method: Enter that ends a composition sends nothing', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    await tab.click('button', /^咨询与反馈/);
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', /^我的反馈/, dialog);
    await tab.click('button', /处理中/, dialog);
    const field = ['textbox', '回复内容', dialog] as const;
    await tab.typeInto(field, '老师，');
    await tab.compose({ marks: 'nihao', text: '你好' }, visit.engine === 'firefox' ? 'firefox' : 'safari');
    expect(await tab.textOf(...field)).toBe('老师，你好');
    expect(await visit.calls('POST', sent)).toEqual([]);
    await tab.press('Enter');
    await expect.poll(async () => (await visit.calls('POST', sent)).length).toBe(1);
    await tab.seeText('老师，你好');
    expect(await tab.textOf(...field)).toBe('');
  }),
];
