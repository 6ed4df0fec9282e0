import { chromium } from 'playwright';
import { findHeadless, launchArguments } from './test/chromium.ts';
const base = 'http://localhost:4105';
const out = '/tmp/editor-shots';
const browser = await chromium.launch({ executablePath: findHeadless(), args: launchArguments });
const [, , ...wanted] = process.argv;
async function open(width: number, height: number, scheme: 'light' | 'dark', user = ['teacher', 'Teacher#2026']) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: width < 500 });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)));
  await page.goto(`${base}/login/index`);
  await page.locator('input[name=username], input[autocomplete=username]').first().fill(user[0]);
  await page.locator('input[type=password]').first().fill(user[1]);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(/index$|\/$/, { timeout: 15000 }).catch(() => console.log('no redirect', page.url()));
  return page;
}
const shots: Record<string, () => Promise<void>> = {
  async desk() {
    const page = await open(1440, 1000, 'light');
    for (const path of ['createdCourse', 'createLive', 'createExamination']) {
      await page.goto(`${base}/${path}`);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${out}/${path}.png`, fullPage: true });
    }
    await page.goto(`${base}/createdCourse?id=openCourse-100101`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/edit.png`, fullPage: true });
    await page.context().close();
  },
  async phone() {
    const page = await open(390, 844, 'dark');
    await page.goto(`${base}/createdCourse?id=openCourse-100101`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/phone.png`, fullPage: true });
    await page.getByRole('button', { name: '预览' }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${out}/phone-preview.png` });
    await page.context().close();
  },
  async dark() {
    const page = await open(1440, 1000, 'dark');
    await page.goto(`${base}/courseAdd`);
    await page.waitForTimeout(2000);
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${out}/faults.png`, fullPage: true });
    await page.getByRole('button', { name: '选择封面' }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/covers.png` });
    await page.context().close();
  },
};
for (const name of wanted.length ? wanted : Object.keys(shots)) await shots[name]!();
await browser.close();
