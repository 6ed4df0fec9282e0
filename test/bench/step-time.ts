import type { Page } from 'playwright';

/** A question meanwhile would hold the page up, so it is asked once the step is over. */
const STEP_MS = 500;

/** Returns the milliseconds that a step has stored in the page, as `window.benchStep`; 0 there means that it goes on. */
export async function stepTime(page: Page, name: string): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(STEP_MS);
    const time = await page.evaluate('window.benchStep');
    if (typeof time === 'number' && time > 0) return time;
  }
  throw new Error(`the step "${name}" has no end`);
}
