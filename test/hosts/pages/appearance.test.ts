import { beforeAll, describe, expect, test } from 'vitest';
import { dueRows } from '../../cases.ts';
import { settled, tags } from './elements.ts';
import { hostilities, pageOf } from './hostile-styles.ts';
import { differences, looksOf, pictureDifference, type Look } from './look.ts';
import { openHosts } from './visit.ts';
import { seenOf } from './watch.ts';
import { useBell, useDesk } from './work.ts';

const { visit, browser } = openHosts({ paints: true });

/** Tall enough for all elements, so that none is painted in two parts. */
const tall = { width: 1440, height: 5600 };

async function look(page: Awaited<ReturnType<typeof visit>>['page']) {
  await settled(page);
  return {
    looks: await looksOf(page),
    picture: await page.screenshot({
      clip: { x: 0, y: 0, width: 1200, height: tall.height },
      style: '#overlay { visibility: hidden }',
    }),
  };
}

let plain: { looks: Look[]; picture: Buffer };
beforeAll(async () => {
  const { page } = await visit(pageOf(tags), tall);
  plain = await look(page);
});

describe.each(dueRows(hostilities, 4).map((hostility) => [hostility.name, hostility] as const))(
  'a page that %s',
  (_, hostility) => {
    test('has the same elements as a plain page, at work too, and stays as it was', async () => {
      const { page, complaints } = await visit(pageOf(tags, hostility), tall);
      const { looks, picture } = await look(page);
      expect(looks.length).toBeGreaterThan(tags.length * 5);
      expect(differences(plain.looks, looks).slice(0, 20)).toEqual([]);
      expect(await pictureDifference(browser(), plain.picture, picture)).toBeLessThan(0.001);

      await page.setViewportSize({ width: 1440, height: 900 });
      await useBell(page);
      await useDesk(page);
      const { before, after, changes } = await seenOf(page);
      expect(after).toEqual(before);
      expect(changes).toEqual([]);
      expect(complaints).toEqual([]);
    });
  },
);

test('a page that hides what they stand in hides them', async () => {
  const { page } = await visit(
    pageOf(tags, { wrap: (elements) => `<div style="visibility: hidden">${elements}</div>` }),
    tall,
  );
  await settled(page);
  const shown = (await looksOf(page)).filter(({ style }) => style.visibility === 'visible');
  expect(shown.map(({ node }) => node).slice(0, 5)).toEqual([]);
});
