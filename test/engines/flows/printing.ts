import { expect } from 'vitest';
import { flow } from '../flow.ts';
import { pageCount } from '../page-count.ts';
import type { Tab } from '../tab.ts';

/** WebKit's driver cannot print. */
const notIn = ['webkit'] as const;

async function expectSheets(tab: Tab, count: number, sheet = { isLandscape: false }): Promise<void> {
  const pdf = await tab.print(sheet);
  if (!pdf) throw new Error('the driver cannot print');
  expect(pageCount(pdf)).toBe(count);
}

export const printing = [
  flow(
    'print: a certificate is one sheet',
    async (visit) => {
      const tab = await visit.openAs('teacher', '/space/myCertificates');
      await tab.click('button', /^查看/);
      await tab.see('button', '打印', ['dialog', /./]);
      await tab.until('the picture', () =>
        [...document.querySelectorAll<HTMLImageElement>('[data-picture] > img')].every(
          ({ complete }) => complete,
        ),
      );
      await expectSheets(tab, 1, { isLandscape: true });
    },
    notIn,
  ),

  flow(
    'print: a page of text begins on the first of two sheets',
    async (visit) => {
      const tab = await visit.open();
      await tab.goTo('/about/us');
      await tab.seeText(/成立于2004年/);
      await expectSheets(tab, 2);
    },
    notIn,
  ),
];
