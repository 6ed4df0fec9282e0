import type { Browser } from 'playwright';
import { stepTime } from '../step-time.ts';

const slowdown = 4;

/** The milliseconds of each step back and forward between two visited pages, until the other's heading is painted. */
export async function returnTime(
  browser: Browser,
  portal: { address: string },
  rounds: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${portal.address}/index`);
  await page.waitForLoadState('networkidle');
  const title = await page.locator('main h1').innerText();
  await page.locator('header nav').getByRole('link').nth(1).click();
  // The address changes before the page does.
  await page.locator('main h1').filter({ hasNotText: title }).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const step of ['back', 'forward']) {
      // Passed as text, and not awaited inside: the content policy forbids evaluated code there.
      await page.evaluate(`{
        const shownHeading = () => [...document.querySelectorAll('main h1')].find((one) => one.checkVisibility());
        const from = location.pathname, former = shownHeading(), start = performance.now();
        window.benchStep = 0;
        history.${step}();
        requestAnimationFrame(function look() {
          const heading = shownHeading();
          if (location.pathname === from || !heading || heading === former) return requestAnimationFrame(look);
          setTimeout(() => { window.benchStep = performance.now() - start; });
        });
      }`);
      const time = await stepTime(page, step);
      if (round > 0) times.push(time);
    }
  }
  await context.close();
  return times;
}
