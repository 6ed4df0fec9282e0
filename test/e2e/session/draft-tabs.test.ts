import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { address, enter, openBrowser } from '../browser.ts';

const { visit } = openBrowser();

const newCourse = '/createdCourse';

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address + path);
  await title(page).waitFor();
  return page;
}

const title = (page: Page) => page.getByRole('textbox', { name: /^课程名称/ });
const cutOff = (page: Page) => page.route('**/api/portal/authoring/**', (route) => void route.abort());
const isSaved = (page: Page) => page.getByRole('status').filter({ hasText: '已保存' }).waitFor();
const isUnsaved = (page: Page) => page.getByRole('status').filter({ hasText: '保存失败' }).waitFor();
const offer = (page: Page) => page.getByRole('status').filter({ hasText: '还有一份未提交的内容' });

async function enterTabs(): Promise<BrowserContext> {
  const { context, page } = await visit();
  await enter(page, 'admin');
  return context;
}

describe('two tabs of one document', () => {
  it('a new course opens empty beside another one, and each keeps its own over a reload', async () => {
    const context = await enterTabs();
    const here = await open(context, newCourse);
    await cutOff(here);
    await title(here).fill('甲写的课');
    await isUnsaved(here);

    const there = await open(context, newCourse);
    expect(await title(there).inputValue()).toBe('');
    await title(there).fill('乙写的课');
    await isSaved(there);

    await here.reload();
    await expect.poll(() => title(here).inputValue()).toBe('甲写的课');
    await here.getByText('已恢复上次未保存的内容').waitFor();
  });

  it('what a closed tab left of a new course is in the next one', async () => {
    const context = await enterTabs();
    const here = await open(context, newCourse);
    await cutOff(here);
    await title(here).fill('没写完的课');
    await isUnsaved(here);
    await here.close();
    const there = await open(context, newCourse);
    await expect.poll(() => title(there).inputValue()).toBe('没写完的课');
  });

  it('the text of a tab whose saves fail outlives the saves of the other, and is offered', async () => {
    const context = await enterTabs();
    const here = await open(context, newCourse);
    await title(here).fill('一门课');
    await isSaved(here);
    const course = new URL(here.url()).pathname + new URL(here.url()).search;
    await cutOff(here);
    await title(here).fill('甲改的课名');
    await isUnsaved(here);

    const there = await open(context, course);
    expect(await title(there).inputValue()).not.toBe('甲改的课名');
    await title(there).fill('乙改的课名');
    await isSaved(there);
    await here.close();

    await there.reload();
    await offer(there).waitFor();
    expect(await title(there).inputValue()).toBe('乙改的课名');
    await offer(there).getByRole('button', { name: '恢复' }).click();
    expect(await title(there).inputValue()).toBe('甲改的课名');
    await there.getByText('内容已在其他窗口或设备上修改').waitFor();
    await there.getByRole('button', { name: '另存为新内容' }).click();
    await isSaved(there);
  });

  it('a duplicate of a tab shares no draft with it', async () => {
    const context = await enterTabs();
    const here = await open(context, newCourse);
    await cutOff(here);
    await title(here).fill('原来的标签页');
    await isUnsaved(here);
    // As a duplicate does, a window that is opened by a script starts with a copy of the tab's storage.
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      here.evaluate(() => void window.open(window.location.href)),
    ]);
    await title(copy).waitFor();
    expect(await title(copy).inputValue()).toBe('');
  });
});
