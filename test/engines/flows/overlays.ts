import { expect } from 'vitest';
import { flow } from '../flow.ts';
import { overlayViews } from '../pictures/overlay-views.ts';

const smallPhone = { width: 360, height: 740 };

export const overlays = [
  /** Everything in a dialog, panel or menu can be read and reached. */
  ...overlayViews.map((view) =>
    flow(`${view.name}, on a phone`, async (visit) => {
      const tab = await visit.openAs('teacher', view.path, smallPhone);
      await view.act(tab, visit, true);
      expect(await tab.cutControls()).toEqual([]);
      expect(await tab.invisibleTexts()).toEqual([]);
      expect(await tab.smallFields()).toEqual([]);
    }),
  ),

  flow('the filters of a table, on a phone', async (visit) => {
    const tab = await visit.openAs('teacher', '/space/myEchelon', smallPhone);
    await tab.see('combobox', '学校');
    await tab.until('filters within their bar', () => {
      const bar = document.querySelector('.portal-records-toolbar');
      return bar !== null && bar.scrollWidth <= bar.clientWidth;
    });
  }),
];
