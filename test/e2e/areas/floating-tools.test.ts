import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, enter, openBrowser, openFeedback } from '../browser.ts';
import { tabTo } from '../keyboard.ts';

const { visit } = openBrowser();

const toolsOf = (page: Page) => page.getByRole('complementary', { name: '快捷服务' });
const buttonOf = (page: Page) => toolsOf(page).getByRole('button', { name: /^咨询与反馈/ });

/** 0 while the tools give way. */
const expectOpacity = (page: Page, opacity: '0' | '1') =>
  expect.poll(() => toolsOf(page).evaluate((group) => getComputedStyle(group).opacity)).toBe(opacity);

async function open(options: Parameters<typeof visit>[0], path = '/index') {
  const visited = await visit(options);
  await enter(visited.page, 'teacher');
  await visited.page.goto(address + path);
  await buttonOf(visited.page).waitFor();
  return visited;
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns whether a press at the centre of the target reaches it. */
const isReachable = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('the floating tools', () => {
  it('open number and feedback on a tap, and say the unread replies once', async () => {
    const { page } = await open({ width: 390, height: 844 });
    const tools = toolsOf(page);
    await tools.getByRole('button', { name: '咨询与反馈，6 条未读回复' }).click();
    const call = tools.getByRole('link', { name: /400-668-2026/ });
    expect(await call.getAttribute('href')).toBe('tel:4006682026');
    await page.keyboard.press('Escape');
    await call.waitFor({ state: 'hidden' });
    expect(await buttonOf(page).evaluate((button) => button.matches(':focus'))).toBe(true);
    expect(await page.getByRole('button', { name: /^意见反馈/ }).count()).toBe(0);

    const dialog = await openFeedback(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await buttonOf(page).evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('open the feedback dialog at once where there is no number', async () => {
    const { page } = await visit();
    await page.route('**/api/orgUser/org/getConfigByCode*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, supportPhone: '' } } });
    });
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    const button = toolsOf(page).getByRole('button', { name: '意见反馈，6 条未读回复' });
    const { x, y } = await centreOf(button);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 100, y - 100, { steps: 4 });
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button.click();
    const dialog = page.getByRole('dialog', { name: '意见反馈' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  it('show the number while the pointer is over them', async () => {
    const { page } = await open({});
    const { x, y } = await centreOf(buttonOf(page));
    await page.mouse.move(x, y);
    const number = toolsOf(page).getByText('400-668-2026');
    await number.waitFor();
    const over = await centreOf(number);
    await page.mouse.move(over.x, over.y, { steps: 5 });
    await page.waitForTimeout(400);
    expect(await number.isVisible()).toBe(true);
    await page.mouse.move(200, 200);
    await number.waitFor({ state: 'hidden' });
  });

  it('are dragged as one without opening, and stay there after a reload', async () => {
    const { page } = await open({});
    await page.mouse.wheel(0, 400);
    const top = toolsOf(page).getByRole('button', { name: '回到顶部' });
    await top.waitFor();
    const [button, above] = [await centreOf(buttonOf(page)), await centreOf(top)];
    await page.mouse.move(button.x, button.y);
    await page.mouse.down();
    await page.mouse.move(button.x - 300, button.y - 200, { steps: 8 });
    await page.mouse.up();
    await page.mouse.move(100, 300);
    expect(await centreOf(buttonOf(page))).toEqual({ x: button.x - 300, y: button.y - 200 });
    expect(await centreOf(top)).toEqual({ x: above.x - 300, y: above.y - 200 });
    expect(await buttonOf(page).getAttribute('aria-expanded')).toBe('false');
    await page.reload();
    await buttonOf(page).waitFor();
    expect(await centreOf(buttonOf(page))).toEqual({ x: button.x - 300, y: button.y - 200 });
  });

  it('are moved by the arrow keys, and stay inside of the window', async () => {
    const { page } = await open({ width: 390, height: 844 });
    const before = await centreOf(buttonOf(page));
    await buttonOf(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await centreOf(buttonOf(page))).toEqual({ x: before.x - 96, y: before.y - 16 });
    for (let press = 0; press < 12; press++) await page.keyboard.press('Shift+ArrowUp');
    // Room for back-to-top is kept above.
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, -60);
    const top = await toolsOf(page).getByRole('button', { name: '回到顶部' }).boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ['on a phone', { width: 390, height: 844 }],
    ['at 200 %', { width: 720, height: 450 }],
  ])('give way on the way down and come back on the way up, %s', async (_, size) => {
    const { page } = await open(size);
    const main = page.getByRole('main');
    const { x, y } = await centreOf(buttonOf(page));
    await page.mouse.move(20, 200);
    await page.mouse.wheel(0, 400);
    await expectOpacity(page, '0');
    const met = () =>
      main.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), { x, y });
    expect(await met()).toBe(true);
    await page.mouse.wheel(0, -60);
    await expectOpacity(page, '1');
    expect(await met()).toBe(false);
    expect(await toolsOf(page).getByRole('button').count()).toBe(2);
  });

  it('come back as soon as the Tab key reaches them', async () => {
    const { page } = await open({ width: 390, height: 844 });
    await page.mouse.wheel(0, 800);
    await expectOpacity(page, '0');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    // The footer's last links may still be on their way.
    await tabTo(page, buttonOf(page));
    await expectOpacity(page, '1');
  });

  it('give way to a control that has the focus under them', async () => {
    const { page } = await open({}, '/space/workbench');
    const target = page.getByRole('main').getByRole('link', { name: '全部任务' });
    const { x, y } = await centreOf(target);
    await page.evaluate((at) => localStorage.setItem('portal.place:feedback', JSON.stringify(at)), {
      right: 1440 - x - 24,
      bottom: 900 - y - 24,
    });
    await page.reload();
    await buttonOf(page).waitFor();
    await target.waitFor();
    expect(await isReachable(target)).toBe(false);
    await tabTo(page, target);
    await expectOpacity(page, '0');
    expect(await isReachable(target)).toBe(true);
    await page.keyboard.press('Tab');
    await expectOpacity(page, '1');
  });
});
