import { describe, expect, it } from 'vitest';
import { dialectNames } from '#host/sandbox/dialects.ts';
import { dueRows } from '../cases.ts';
import { control, logIn, openBrowser } from './browser.ts';
import { lookEverywhere } from './walk.ts';

const { visit } = openBrowser();

/** A view shows this where a value was not read, or not as what it is. */
const unread = /返回的数据有误|加载失败|Invalid Date|\bNaN\b|\bundefined\b|\[object Object\]/;

const dialects = dialectNames.filter((name) => name !== 'plain');

describe('a back end that writes numbers, times and pages in another way', () => {
  it.each(dueRows(dialects, 3))(
    'is shown on every page, and on one item of every kind that they link to: %s',
    async (name) => {
      const { page, complaints } = await visit();
      await control('dialect', { name });
      await logIn(page, 'teacher');
      const { wrong, links } = await lookEverywhere(page, complaints, unread);
      expect(links.length).toBeGreaterThan(8);
      expect(wrong).toEqual([]);
    },
  );
});
