import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, enter, openBrowser } from '../browser.ts';
import { sidewaysScroll, violations } from '../violations.ts';
import { htmlFaults } from '../../documents/html-rules.ts';

const { visit } = openBrowser();

const studio = `${address}/brand.html`;
const sheet = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);
const css = (page: Page) => page.getByRole('region', { name: '品牌的 CSS' });
const colourOf = (part: Locator, property: 'backgroundColor' | 'color' | 'borderRadius' | 'fontFamily') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);
const logIn = (page: Page, name = '全部组件，浅色') =>
  sheet(page, name).locator('portal-header').getByRole('link', { name: '登录' });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Opens the studio, and waits for the first element in its preview. */
async function openStudio(page: Page, search = ''): Promise<void> {
  await page.goto(studio + search);
  await logIn(page).waitFor();
}

describe('the brand studio', () => {
  it('gives elements and pages a colour, and the CSS that does so on any other page', async () => {
    const { context, page, complaints } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStudio(page);
    await page.getByText('目前与默认值相同').waitFor();
    const usual = await colourOf(logIn(page), 'backgroundColor');

    await page.getByLabel('品牌色').fill('#b91c1c');
    await expect.poll(() => colourOf(logIn(page), 'backgroundColor')).toMatch(/srgb-linear 0\.485/);
    const painted = await colourOf(logIn(page), 'backgroundColor');
    expect(painted).not.toBe(usual);
    await page.getByRole('slider', { name: '按钮与输入框' }).fill('3');

    await page.getByRole('radio', { name: '登录页' }).check();
    const submit = sheet(page, '登录页，浅色').getByRole('button', { name: '登录', exact: true });
    await expect.poll(() => colourOf(submit, 'backgroundColor')).toBe(painted);
    expect(await colourOf(submit, 'borderRadius')).toBe('3px');

    await page.getByRole('button', { name: '复制品牌的 CSS' }).click();
    await page.getByRole('status').getByText('已复制').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(':root {\n  --portal-brand: #b91c1c;\n  --portal-radius: 3px;\n}');
    expect(await css(page).textContent()).toBe(copied);

    const other = await context.newPage();
    await other.goto(`${address}/brand-elements.html`);
    await other.evaluate((text) => {
      const pasted = new CSSStyleSheet();
      pasted.replaceSync(text);
      document.adoptedStyleSheets = [pasted];
    }, copied);
    const same = other.locator('portal-header').getByRole('link', { name: '登录' });
    await expect.poll(() => colourOf(same, 'backgroundColor')).toBe(painted);
    expect(await colourOf(same, 'borderRadius')).toBe('3px');
    expect(complaints).toEqual([]);
  });

  it('keeps everything in the address: a reload, a link and the other language have it too', async () => {
    const { context, page } = await visit();
    await openStudio(page);
    await page.getByLabel('品牌色').fill('rgb(15 118 110)');
    await page.getByRole('combobox', { name: '字体' }).selectOption('自定字体…');
    await page.getByLabel('字体列表').fill('Noto Serif SC, serif');
    await page.getByRole('radio', { name: '自定' }).check();
    await page.getByLabel('控件高度').fill('36');
    await page.getByRole('radio', { name: '深色' }).check();
    const expected = { theme: 'dark', density: 'own', font: 'own', height: '36' };
    await expect.poll(() => query(page)).toMatchObject({ ...expected, brand: 'rgb(15 118 110)' });
    const text = await css(page).textContent();
    expect(text).toContain('--portal-font: "Noto Serif SC", serif;\n  --portal-control-height: 36px;');

    await page.reload();
    await expect.poll(() => css(page).textContent()).toBe(text);
    expect(await page.getByLabel('品牌色').inputValue()).toBe('rgb(15 118 110)');
    expect(await page.getByLabel('取色器').inputValue()).toBe('#0f766e');
    expect(await page.getByRole('radio', { name: '深色' }).isChecked()).toBe(true);
    const shown = logIn(page, '全部组件，深色');
    await expect.poll(() => colourOf(shown, 'fontFamily')).toBe('"Noto Serif SC", serif');

    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Brand studio' }).waitFor();
    expect(query(page)).toMatchObject({ ...expected, locale: 'en' });
    await expect.poll(() => page.getByRole('region', { name: 'CSS of the brand' }).textContent()).toBe(text);
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect.poll(() => shared.getByLabel('Brand colour').inputValue()).toBe('rgb(15 118 110)');
  });

  it('says what is no colour, keeps what was typed, and lets none of it into a style', async () => {
    const { page, complaints } = await visit();
    await openStudio(page, `?brand=${encodeURIComponent('red;} * { display: none')}&radius=999&font=own`);
    const brand = page.getByLabel('品牌色');
    await page.getByText('这不是 CSS 颜色').waitFor();
    expect(await brand.getAttribute('aria-invalid')).toBe('true');
    expect(await brand.inputValue()).toBe('red;} * { display: none');
    await page.getByText('目前与默认值相同').waitFor();
    expect(
      await sheet(page, '全部组件，浅色')
        .locator('html')
        .evaluate((root) => root.style.length),
    ).toBe(0);

    await brand.fill('teal');
    await page.getByText('这不是 CSS 颜色').waitFor({ state: 'detached' });
    // A word is not called wrong before it is finished.
    await brand.fill('tea');
    expect(await brand.getAttribute('aria-invalid')).toBe('false');
    await brand.blur();
    await page.getByText('这不是 CSS 颜色').waitFor();
    await page.reload();
    await page.getByText('这不是 CSS 颜色').waitFor();
    expect(await brand.inputValue()).toBe('tea');
    expect(complaints).toEqual([]);
  });

  it('takes everything back by one button, and again by the browser’s Back', async () => {
    const { page } = await visit();
    await openStudio(page, '?brand=teal&view=elements&density=compact');
    await expect.poll(() => css(page).textContent()).toContain('teal');
    await page.getByRole('button', { name: '恢复默认' }).click();
    await page.getByRole('status').getByText('已恢复默认').waitFor();
    expect(await page.getByLabel('品牌色').inputValue()).toBe('');
    expect(query(page)).toEqual({});
    await page.goBack();
    await expect.poll(() => css(page).textContent()).toContain('--portal-brand: teal');
    expect(await page.getByRole('radio', { name: '紧凑' }).isChecked()).toBe(true);
  });

  it('keeps a page as it is while another one is shown', async () => {
    const { page } = await visit();
    await page.goto(`${studio}?view=login`);
    const name = sheet(page, '登录页，浅色').getByLabel('用户名');
    await name.fill('teacher');
    await page.getByRole('radio', { name: '首页' }).check();
    await page.getByTitle('首页，浅色').waitFor();
    await page.getByRole('radio', { name: '登录页' }).check();
    await name.waitFor();
    expect(await name.inputValue()).toBe('teacher');
  });

  it('shows a page of the personal space in both themes', async () => {
    const { page, complaints } = await visit();
    await enter(page, 'teacher');
    await page.goto(`${studio}?view=workbench&theme=both&brand=%230f766e`);
    for (const [name, scheme] of [
      ['工作台，浅色', 'light'],
      ['工作台，深色', 'dark'],
    ] as const) {
      const heading = sheet(page, name).getByRole('heading', { level: 1 });
      await page.getByTitle(name).scrollIntoViewIfNeeded();
      await heading.waitFor();
      await expect
        .poll(() => heading.evaluate((element) => getComputedStyle(element).colorScheme))
        .toBe(scheme);
    }
    expect(complaints).toEqual([]);
  });

  it('shows a logo of this device or of an address, and sends none away', async () => {
    const { page, complaints } = await visit();
    await openStudio(page);
    const logo = sheet(page, '全部组件，浅色').locator('portal-header').getByRole('img').first();
    const picture = () => logo.evaluate((image: HTMLImageElement) => image.src);
    const own = await picture();
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.getByLabel('选择本机图片').setInputFiles({
      name: 'tall.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="100"/>'),
    });
    await page.getByText('20 × 100 像素').waitFor();
    await page.getByText('宽高比超出').waitFor();
    await expect.poll(picture).toMatch(/^blob:/);
    expect(query(page)).toEqual({});
    expect(sent).toEqual([]);

    await page.getByLabel('图片地址').fill('/sandbox/pictures/logo/closed.svg');
    await expect.poll(picture).toContain('/logo/closed.svg');
    await page.getByLabel('图片地址').fill('/api/auth/user/logout');
    await page.getByText('无法显示这个图片').waitFor();
    await expect.poll(picture).toBe(own);
    expect(complaints).toEqual([]);
  });

  it('measures the tones of a brand, and says in words whether they pass', async () => {
    const { page } = await visit();
    await openStudio(page, '?brand=%23ffff00');
    await page.getByText('12 项全部通过。').waitFor();
    const row = page.getByRole('row', { name: /^主按钮的文字/ });
    // Dark text on the yellow, which is darkened a little.
    expect(await row.getByRole('cell').first().textContent()).toMatch(/1\d\.\d\d : 1 通过$/);
  });
});

describe.each([
  [1440, false],
  [1440, true],
  [390, false],
  [390, true],
])('the brand studio at %i px, dark: %s', (width, dark) => {
  it('has nothing for axe to find and does not scroll sideways, and can be used by keyboard', async () => {
    const { page } = await visit({ width, dark });
    await page.goto(
      `${studio}?brand=oops&font=own&ownFont=;&density=own&height=x&theme=${dark ? 'dark' : 'light'}`,
    );
    await page.getByText('12 项全部通过。').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(htmlFaults(await page.content())).toEqual([]);

    const heading = page.locator('summary');
    await heading.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('品牌色').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('teal');
    await page.getByText('--portal-brand: teal;').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.getByText('--portal-radius: 9px;').waitFor();
    if (width === 390) {
      const low = await page
        .locator('button:visible, select:visible, input[type=text]:visible, summary, .segments label')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
        );
      expect(low).toEqual([]);
    }
  });
});
