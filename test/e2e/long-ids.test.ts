import { describe, expect, it } from 'vitest';
import { address, calls, control, logIn, openBrowser, whereabouts } from './browser.ts';
import { lookEverywhere } from './walk.ts';

const { visit } = openBrowser();

const long = /\b1234567890\d{9}\b/;
/** The sandbox's own ids, which only a page that does not take its ids from answers would show. */
const short = /[?&]id=(?!1234567890)\w/;

/** The last digits tell rows apart: where they are rounded away, every item is the first one. */
const apart = (links: readonly string[]) => new Set(links.map((link) => long.exec(link)?.[0])).size;

describe('a back end whose ids are numbers above 2^53', () => {
  it('is shown on every page, and on one item of every kind that they link to', async () => {
    const { page, complaints } = await visit();
    await control('ids', { long: true });
    await logIn(page, 'teacher');
    const { wrong, links } = await lookEverywhere(page, complaints, /返回的数据有误|加载失败/);
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => short.test(link))).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('gets the id of the item that was clicked, in its page, in what is sent and in another list', async () => {
    const { page } = await visit();
    await control('ids', { long: true });
    await logIn(page, 'teacher', '/login/index?redirect=%2Fcourse');
    const cards = page.locator('main a[href*="id=1234567890"]');
    await cards.nth(2).waitFor();
    const links = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(apart(links)).toBeGreaterThan(3);
    await cards.nth(2).click();
    await page.waitForURL(`${address}${links[2] ?? ''}*`);
    const id = long.exec(whereabouts(page))?.[0];
    await page.getByRole('button', { name: '收藏', exact: true }).click();
    await page.getByRole('button', { name: '已收藏', exact: true }).waitFor();
    expect((await calls('PUT', '/api/portal/favourite')).map(({ body }) => body.sourceId)).toEqual([id]);
    await page.goto(`${address}/space/favourites`);
    await page.locator(`main a[href*="id=${id}"]`).first().waitFor();
  });
});
