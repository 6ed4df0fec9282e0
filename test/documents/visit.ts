import type { Browser, Page } from 'playwright';
import { onTestFinished } from 'vitest';

export interface Visit {
  page: Page;
  /** The errors of the page and its console, such as files that are missing and violations of a policy. */
  complaints: string[];
}

/** Opens a page in a context of its own, until the test has finished. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 2000 },
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints };
}
