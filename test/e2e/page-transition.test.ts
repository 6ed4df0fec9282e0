import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { address, openBrowser } from './browser.ts';

const { visit } = openBrowser();

/** Notes each fade of a page, with its length in ms. */
const noteFades = () => {
  const fades: number[] = [];
  Object.assign(window, { fades });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (this.matches('main')) fades.push(Number(animation.effect?.getComputedTiming().endTime));
    return animation;
  };
};

const fadesOf = (page: Page) => page.evaluate(() => (window as typeof window & { fades: number[] }).fades);

async function openList(motion: 'reduce' | 'no-preference') {
  const { page, complaints } = await visit();
  await page.emulateMedia({ reducedMotion: motion });
  await page.addInitScript(noteFades);
  await page.goto(`${address}/index`);
  await page.getByRole('navigation').getByRole('link', { name: '教研活动' }).first().click();
  await page.getByRole('heading', { level: 1, name: '教研活动' }).waitFor();
  const item = page.locator('main h3 a').first();
  await item.waitFor();
  return { page, complaints, item };
}

/** Notes the names of the links that were marked as leading away. */
const noteMarks = () => {
  const marks: string[] = [];
  Object.assign(window, { marks });
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLElement && 'leaving' in target.dataset) marks.push(target.innerText.trim());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-leaving'] });
};

const marksOf = (page: Page) => page.evaluate(() => (window as typeof window & { marks: string[] }).marks);

it('a link shows that it was followed before the next page is there, and back nothing has to', async () => {
  const { page } = await visit();
  await page.addInitScript(noteMarks);
  await page.goto(`${address}/activity`);
  await page.getByRole('navigation').getByRole('link', { name: '培训项目' }).first().click();
  await page.getByRole('heading', { level: 1, name: '培训项目' }).waitFor();
  expect(await marksOf(page)).toEqual(['培训项目']);
  expect(await page.locator('[data-leaving]').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '教研活动' }).waitFor();
  expect(await marksOf(page)).toEqual(['培训项目']);
});

describe('from a list to one of its items', () => {
  it('the page fades in 200 ms at most, and is where a reader expects it; back, it is there at once', async () => {
    const { page, complaints, item } = await openList('no-preference');
    expect(await fadesOf(page)).toEqual([]);
    const title = await item.textContent();
    await item.click();
    const heading = page.getByRole('heading', { level: 1, name: title?.trim() ?? '' });
    await heading.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await fadesOf(page)).toEqual([200]);
    await page.goBack();
    await item.waitFor();
    expect(await fadesOf(page)).toEqual([200]);
    expect(complaints).toEqual([]);
  });

  it('it may be left at once, and complains of nothing', async () => {
    const { page, complaints, item } = await openList('no-preference');
    await item.click();
    await page.waitForURL('**/activity?id=*', { waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await page.evaluate(() => history.forward());
    await page.evaluate(() => history.back());
    await item.waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  it('it takes a click while it fades', async () => {
    const { page, item } = await openList('no-preference');
    await item.click();
    await page.getByRole('navigation').getByRole('link', { name: '培训项目' }).first().click();
    await page.getByRole('heading', { level: 1, name: '培训项目' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/project');
  });

  it('nothing moves for somebody who wants no motion', async () => {
    const { page, item } = await openList('reduce');
    await item.click();
    await page.getByRole('navigation', { name: /位置|面包屑/ }).waitFor();
    expect(await fadesOf(page)).toEqual([]);
  });
});
