import { describe, expect, it } from 'vitest';
import { dialectNames } from '#host/sandbox/dialects.ts';
import { control, logIn, openBrowser } from './browser.ts';
import { quietOf } from '../quiet.ts';
import { follow, linksIn, pages, unansweredOf } from './walk.ts';

const { visit } = openBrowser();

/** A view shows this where a value was not read, or not as what it is. */
const unread = /返回的数据有误|加载失败|Invalid Date|\bNaN\b|\bundefined\b|\[object Object\]/;

describe('a back end that writes numbers, times and pages in another way', () => {
  it.each(dialectNames.filter((name) => name !== 'plain'))(
    'is shown on every page, and on one item of every kind that they link to: %s',
    async (name) => {
      const { page, complaints } = await visit();
      await control('dialect', { name });
      await logIn(page, 'teacher');
      const quiet = quietOf(page);
      const unanswered = unansweredOf(page);
      const wrong: string[] = [];
      const items = new Map<string, string>();
      const look = async (path: string) => {
        complaints.length = 0;
        unanswered.length = 0;
        await follow(page, path);
        await quiet();
        const main = await page.locator('main').innerText();
        const found = unread.exec(main);
        if (found) wrong.push(`${path}: ${main.slice(Math.max(0, found.index - 80), found.index + 120)}`);
        for (const [kind, link] of await linksIn(page)) items.set(kind, link);
        // A user without a picture has no avatar to load.
        const failed = [...complaints, ...unanswered].filter((one) => !one.includes('/avatars/'));
        wrong.push(...failed.map((one) => `${path}: ${one}`));
      };
      for (const { path } of pages.filter((one) => !one.path.includes(':'))) await look(path);
      const links = [...items.values()];
      expect(links.length).toBeGreaterThan(8);
      for (const link of links) await look(link);
      expect(wrong).toEqual([]);
    },
  );
});
