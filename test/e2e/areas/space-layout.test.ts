import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accountButton, address, control, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

async function open(options: Parameters<typeof visit>[0], path: string) {
  const { page } = await visit(options);
  await enter(page, 'teacher');
  await page.goto(address + path);
  await accountButton(page).waitFor();
  await page.getByRole('main').getByRole('heading').first().waitFor();
  return page;
}

describe('the pages of the personal space', () => {
  it.each([1920, 1440, 1100, 992, 720, 390])('end where header and footer end, at %i px', async (width) => {
    const page = await open({ width, height: 800 }, '/space/workbench');
    const edges = await page.evaluate(() => {
      const rightOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        const { right } = element.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(element).paddingRight);
      };
      return {
        content: rightOf('main'),
        header: rightOf('.portal-header-inner'),
        footer: rightOf('.portal-footer-inner'),
        legal: rightOf('.portal-footer-legal'),
      };
    });
    expect(edges.legal).toBe(edges.footer);
    expect(edges.content).toBe(edges.footer);
    // On a phone the header's last control has its padding inside.
    if (width >= 992) expect(edges.header).toBe(edges.footer);
  });

  it.each([
    ['/space/workbench', 1440],
    ['/space/workbench', 992],
    ['/space/workbench', 390],
    ['/space/point', 390],
  ])('hold counters of seven digits and more, on %s at %i px', async (path, width) => {
    for (const credit of [1_234_567, 123_456_789.25]) {
      const counters = { lessonNum: credit, certCount: credit, credit, sumCredit: credit };
      for (const name of [
        '/api/orgUser/user/getStudyTotal',
        '/api/v/credit/mine',
        '/api/credit/getPersonCredit',
      ]) {
        await control('faults', {
          method: 'GET',
          path: name,
          body: { code: 200, data: { ...counters, todayCredit: credit, rank: 1_234_567 } },
          times: 5,
        });
      }
      const page = await open({ width, height: 800 }, path);
      if (width < 992) {
        await page.getByRole('button', { name: '个人空间菜单' }).click();
        await page.locator('dialog[open]').getByText(String(credit)).first().waitFor();
      }
      await expect.poll(() => page.getByText(String(credit)).count()).toBeGreaterThanOrEqual(3);
      // The drawer slides in.
      await expect.poll(() => textsRunningOut(page, String(credit))).toEqual([]);
      await page.context().close();
      await control('reset', {});
    }
  });
});

describe('the menu of the personal space', () => {
  it('fades at the end that a low window cuts off, and nowhere in a high one', async () => {
    const page = await open({ width: 1440, height: 800 }, '/space/workbench');
    const side = page.locator('.portal-space-side');
    const last = side.getByRole('link').last();
    await last.waitFor();
    const fades = () =>
      side.evaluate((area) => [area.hasAttribute('data-above'), area.hasAttribute('data-below')]);
    await expect.poll(fades).toEqual([false, true]);
    expect(await side.evaluate((area) => getComputedStyle(area).maskImage)).toContain('48px');
    await last.scrollIntoViewIfNeeded();
    await side.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    await expect.poll(fades).toEqual([true, false]);
    await page.setViewportSize({ width: 1440, height: 1400 });
    await expect.poll(fades).toEqual([false, false]);
    expect(await side.evaluate((area) => getComputedStyle(area).maskImage)).toBe('none');
  });
});

/** Returns where a text sticks out of one of the boxes around it. */
function textsRunningOut(page: Page, text: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.includes(wanted)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || node.parentElement?.closest('.portal-visually-hidden')) continue;
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).display === 'inline') continue;
        const around = box.getBoundingClientRect();
        if (left < around.left - 1 || right > around.right + 1) {
          found.push(`${box.className || box.tagName}: ${left}–${right} in ${around.left}–${around.right}`);
        }
      }
    }
    return found;
  }, text);
}
