import { expect } from 'vitest';
import { flow } from '../flow.ts';

export const moves = [
  flow('an element that is moved in the document keeps its open dialog and what was typed', async (visit) => {
    const school = await visit.school(
      '<div><portal-feedback></portal-feedback></div><section></section>',
      'teacher',
    );
    const tab = await visit.open();
    await tab.goTo(school);
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', '提交反馈');
    await tab.typeInto(['textbox', '反馈内容'], '写到一半时');
    await tab.run(() => {
      const element = document.querySelector('portal-feedback');
      if (element) document.querySelector('section')?.append(element);
    });
    await tab.isFocused('textbox', '反馈内容');
    await tab.type('搬了家');
    await tab.see('dialog', '意见反馈');
    await tab.until('the top layer', () => {
      const root = document.querySelector('portal-feedback')?.shadowRoot;
      return root?.querySelector('dialog:modal') !== null;
    });
    await tab.press('Escape');
    await tab.gone('dialog', '意见反馈');
    await tab.click('button', /^意见反馈/);
    await tab.click('tab', '提交反馈');
    expect(await tab.textOf('textbox', '反馈内容')).toBe('写到一半时搬了家');
  }),

  flow('the floating button is dragged, and a click opens it where it lies', async (visit) => {
    const tab = await visit.openAs('teacher', '/index');
    const button = ['button', /^咨询与反馈/] as const;
    const { x, y } = await tab.pointOf(...button);
    await tab.drag([
      { x, y },
      { x: x - 60, y: y - 60 },
      { x: x - 160, y: y - 200 },
    ]);
    await tab.until(
      'the button at its new place',
      (former) => {
        const tools = [...document.querySelectorAll('button')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith('咨询与反馈'),
        );
        return Math.abs((tools?.getBoundingClientRect().top ?? former) - former) > 100;
      },
      y,
    );
    await tab.gone('button', /^意见反馈/);
    await tab.click(...button);
    await tab.see('button', /^意见反馈/);
  }),
];
