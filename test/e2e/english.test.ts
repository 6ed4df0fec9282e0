import { expect, it } from 'vitest';
import { openBrowser, passwords } from './browser.ts';
import { startEnglish } from './english.ts';
import { quietOf } from './quiet.ts';
import { sidewaysScroll } from './violations.ts';
import { follow, pages } from './walk.ts';

const { visit } = openBrowser();

// English words are longer than Chinese ones, and break at spaces only.
it('fits every page of a learner into windows of 1024 and 320 px', async () => {
  const english = await startEnglish();
  const { page } = await visit();
  const quiet = quietOf(page);
  await page.goto(`${english}/login/index?redirect=%2Findex`);
  await page.getByLabel('User name', { exact: true }).fill('teacher');
  await page.getByLabel('Password', { exact: true }).fill(passwords.teacher);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/index');
  const wide: string[] = [];
  for (const { path } of pages) {
    await follow(page, path.replace(/:\w+/g, '1'));
    await quiet();
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // The style of the new width applies a moment later.
      const settled = expect.poll(() => sidewaysScroll(page), { timeout: 1000 }).toBe(0);
      await settled.catch(() => wide.push(`${path} at ${width}`));
    }
  }
  expect(wide).toEqual([]);
}, 240_000);
