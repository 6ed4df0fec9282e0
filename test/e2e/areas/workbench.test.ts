import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, calls, control, enter, logIn, openBrowser, whereabouts } from '../browser.ts';
import { press } from '../keyboard.ts';
import { sidewaysScroll, violations } from '../violations.ts';

const { visit } = openBrowser();
const sign = '/api/v/signrecord/sign';

/** Asserts that axe finds no violation and that nothing overflows. */
async function expectInOrder(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

const main = (page: Page) => page.getByRole('main');
const sidebar = (page: Page) => page.getByRole('complementary', { name: '个人空间' });

describe('the learning center', () => {
  it('of a teacher leads from signing in to the history of the credit, by keyboard alone', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${address}/space/workbench`);
    await main(page).getByText('您有 31 项学习任务待完成').waitFor();
    await main(page).getByText('已签到 2/7 天').waitFor();
    await expectInOrder(page);

    await press(page, '签到');
    await page.getByText('签到成功，获得 10 积分').waitFor();
    await main(page).getByText('已签到 3/7 天').waitFor();
    await sidebar(page).getByRole('link', { name: /^200/ }).waitFor();

    await page.evaluate(() => Object.assign(window, { isStillHere: true }));
    // The link comes before the button.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '我的积分' }).waitFor();
    expect(whereabouts(page)).toBe('/space/point');
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    await main(page).getByText('连续签到第3天', { exact: true }).waitFor();
    await main(page).getByText('第 16 名').first().waitFor();
    await expectInOrder(page);
    expect(await calls('POST', sign)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('of a newcomer is empty on a phone, and the first day can be signed', async () => {
    const { page } = await visit({ width: 390, height: 844 });
    // The organisation prompts for more profile data once.
    await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
    await logIn(page, 'newcomer', '/login/index?orgCode=collect');
    await page.goto(`${address}/space/workbench`);
    await main(page).getByText('目前没有待完成的学习任务').waitFor();
    await main(page).getByText('暂无相关数据').nth(1).waitFor();
    await main(page).getByText('已签到 0/7 天').waitFor();
    await expectInOrder(page);
    await main(page).getByRole('button', { name: '签到' }).click();
    await page.getByText('签到成功，获得 5 积分').waitFor();
    await page.goto(`${address}/space/point`);
    await main(page).getByText('每日签到').first().waitFor();
    await expectInOrder(page);
  });

  it('signs in once in two tabs', async () => {
    const { context, page } = await visit();
    await logIn(page, 'teacher');
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${address}/space/workbench`);
      await main(tab).getByText('已签到 2/7 天').waitFor();
    }
    // Long enough for both clicks, also on a busy machine.
    await control('faults', { method: 'POST', path: sign, delayMs: 4000 });
    for (const tab of tabs) await main(tab).getByRole('button', { name: '签到' }).click();
    await tabs[0]?.getByText('签到成功，获得 10 积分').waitFor();
    await tabs[1]?.getByText('您今天已经签到过了').waitFor();
    for (const tab of tabs) {
      await main(tab).getByRole('button', { name: '已签到' }).waitFor();
      await main(tab).getByText('200', { exact: true }).filter({ visible: true }).first().waitFor();
    }
    expect(await calls('POST', sign)).toHaveLength(1);
  });
});

it('the counters stand in the sidebar, or else in the workbench', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}/space/workbench`);
  const side = page.getByRole('region', { name: '学习统计' });
  const main = page.getByRole('region', { name: '学习概况' });
  await side.getByRole('link').first().waitFor();
  await main.getByText('项学习任务待完成').waitFor();
  await expect.poll(() => main.getByRole('link').count()).toBe(0);
  // The breadcrumb says it already.
  const title = page.locator('header', { has: page.getByRole('heading', { level: 1, name: '学习中心' }) });
  expect((await title.boundingBox())?.height).toBe(1);
  await page.getByRole('button', { name: '个人空间菜单' }).click();
  await expect.poll(() => main.getByRole('link').count()).toBe(3);
  expect(await side.count()).toBe(0);
});

it('the limits of all rules stand under their credit', async () => {
  const { page } = await visit();
  await enter(page, 'teacher');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/space/point`);
    const limits = page.getByText(/^每日上限|^不设上限/);
    await limits.first().waitFor();
    const boxes = await Promise.all((await limits.all()).map((limit) => limit.boundingBox()));
    const edges = new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0))));
    expect(edges.size, `right edges at ${width} px`).toBe(1);
    const heights = boxes.map((box) => box?.height ?? 0);
    expect(Math.max(...heights), `lines at ${width} px`).toBeLessThan(30);
  }
});
