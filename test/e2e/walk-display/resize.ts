import type { Page } from 'playwright';
import { frames } from '../../quiet.ts';
import type { Condition } from './conditions.ts';

/**
 * Returns a function that shows the page under a condition. The text alone grows by the property that phones set for it,
 * which Chromium heeds where it is told to be a phone.
 */
export async function resize(page: Page): Promise<(condition: Condition) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async ({ width, height, dark, textSize }) => {
    const mobile = textSize !== undefined;
    // Not by Playwright, which sends no size twice.
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.evaluate(
      (size) => {
        for (const root of document.querySelectorAll<HTMLElement>('.portal-root'))
          root.style.setProperty('-webkit-text-size-adjust', size, 'important');
      },
      mobile ? `${textSize}%` : '',
    );
    // The header measures which of its links have room.
    for (let time = 0; time < 2; time++) await frames(page);
  };
}

/** Scrolls through the page: what is below the fold loads when it comes near. */
export async function scrollThrough(page: Page, quiet: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await quiet();
  await page.evaluate(() => {
    // Content that is skipped below the fold keeps its former width until it is rendered.
    for (const one of document.querySelectorAll<HTMLElement>('main section'))
      if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
