import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { focused } from '../said.ts';
import { eventually, forms, show } from '../widget.tsx';
import { openTickets } from '../widgets/feedback/feedback-scene.tsx';
import { focusName, tryKeys } from './try-keys.ts';

describe.each(forms)('as %s', (form) => {
  beforeEach(() => page.viewport(1440, 900));

  tryKeys({
    name: 'the sheet of the bell on a phone',
    pattern: 'dialog',
    async open() {
      await page.viewport(390, 844);
      const shown = show(form, { row: bellDefinition, component: Bell }, { as: 'admin' });
      const bell = await shown.findByRole('button', { name: /^消息通知/ });
      bell.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await shown.findByRole('dialog');
      await eventually(() => expect(sheet.querySelectorAll('[data-notification]').length).toBe(7));
      const first = sheet.querySelector('[data-notification]');
      const close = await shown.findByRole('button', { name: '关闭消息通知' });
      close.focus();
      return () => {
        const focus = focused();
        const place = focus === bell ? 'the bell' : focus === first ? 'the first notification' : focusName();
        return `${shown.queryByRole('dialog') ? 'open' : 'closed'}, focus on ${place}`;
      };
    },
    keys: {
      Tab: [['{Shift>}{Tab}{/Shift}', 'open, focus on 关闭消息通知']],
      'Shift+Tab': [['{Tab}', 'open, focus on 关闭消息通知']],
      Escape: 'closed, focus on the bell',
    },
  });

  /** Two pictures of a ticket, the first of them opened. */
  async function openPictures() {
    const shown = await openTickets(form);
    await userEvent.click(await shown.findByRole('button', { name: /证书上我的姓名/ }));
    const opener = await shown.findByRole('button', { name: '查看大图：图片1' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await shown.findByRole('dialog', { name: '第 1 张，共 2 张' });
    return () => {
      const title = shown.queryByRole('dialog', { name: /^第 \d 张/ })?.querySelector('h2')?.textContent;
      return `${title ?? 'closed'}, focus on ${focused() === opener ? 'its button' : focusName()}`;
    };
  }

  tryKeys({
    name: 'the pictures of a message',
    pattern: 'dialog',
    open: openPictures,
    keys: {
      Tab: '第 1 张，共 2 张, focus on 下一张',
      'Shift+Tab': '第 1 张，共 2 张, focus on 关闭',
      Escape: 'closed, focus on its button',
    },
  });

  tryKeys({
    name: 'the pictures of a message',
    pattern: 'steps',
    open: async () => {
      const read = await openPictures();
      await userEvent.keyboard('{Tab}');
      return read;
    },
    keys: {
      ArrowRight: [
        ['', '第 2 张，共 2 张, focus on 下一张'],
        ['{ArrowRight}', '第 2 张，共 2 张, focus on 下一张'],
      ],
      ArrowLeft: [
        ['', '第 1 张，共 2 张, focus on 下一张'],
        ['{ArrowRight}', '第 1 张，共 2 张, focus on 下一张'],
      ],
    },
  });
});
