import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { address } from './browser.ts';

/** Presses Tab until the target has the focus, also inside an element, like a user without a mouse. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 60; stops++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}

/** Presses Tab until the target is visible: a form below the fold loads at a Tab key. */
export async function tabUntilShown(page: Page, target: Locator): Promise<void> {
  const show = async () => {
    if (await target.isVisible()) return true;
    await page.keyboard.press('Tab');
    return false;
  };
  await expect.poll(show, { interval: 100 }).toBe(true);
}

/** Focuses a field by Tab and replaces its text. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Focuses a button or a link by Tab and presses Enter. */
export async function press(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Returns the code that the sandbox has sent last. */
export async function lastCode(mobile: string): Promise<string> {
  const response = await fetch(`${address}/sandbox/sms?mobile=${mobile}`);
  return ((await response.json()) as { code: string }).code;
}
