import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../host/server/paths.ts';
import type { Locale } from '../../src/texts/texts.ts';
import { docsPages } from '../../stories/docs/pages.ts';
import { widgetPageId } from '../../stories/docs/widget-page.ts';
import { elementReferences } from '../../widgets/references.ts';
import { headlessOptions } from '../chromium.ts';
import { startSchool, type School } from './school.ts';
import { visit } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
let browser: Browser;
let school: School;
/** The site's address, which is a sub-path: its server has other things at its root. */
let site: string;

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'storybook:build', '--', '--quiet', '-o', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  school = await startSchool(() => '');
  site = school.open(folder);
  browser = await chromium.launch(headlessOptions());
});
afterAll(async () => {
  await browser.close();
  await school.close();
  rmSync(folder, { recursive: true });
});

const locales: readonly Locale[] = ['zh-CN', 'en'];
const ofTopics = docsPages.map(({ id, locale }) => [id, locale] as const);
const ofWidgets = elementReferences.flatMap(({ tag }) =>
  locales.map((locale) => [widgetPageId(tag), locale] as const),
);
const pages = [...ofTopics, ...ofWidgets];
const ids = new Set(pages.map(([id]) => id));

const heading = (page: Page | FrameLocator) => page.getByRole('heading', { level: 1 });
const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');

describe.each(pages)('the page %s in %s', (id, locale) => {
  test('misses no file, and links to pages that exist', async () => {
    const { page, complaints } = await visit(
      browser,
      `${site}iframe.html?id=${id}&viewMode=docs&globals=locale:${locale}`,
    );
    await heading(page).waitFor();
    // A live story loads when it comes into view.
    for (const live of await page.locator('iframe').all()) {
      await live.scrollIntoViewIfNeeded();
      await live.contentFrame().locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    }
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path')),
      );
    const targets = links.flatMap((path) => (path ? [path.replace('/docs/', '')] : []));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.each([
  ['zh-CN', '搜索文档', '密钥 服务器', '服务端取令牌'],
  ['en', 'Search the documentation', 'trusted types', 'Content policy'],
] as const)('a search in %s leads to the page', async (locale, label, query, title) => {
  const [id] = ofTopics.find(([, own]) => own === locale) ?? [];
  const { page, complaints } = await visit(browser, `${site}?path=/docs/${id}&globals=locale:${locale}`);
  await frameOf(page).getByRole('searchbox', { name: label }).fill(query);
  await frameOf(page)
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await frameOf(page).getByRole('heading', { level: 1, name: title }).waitFor();
  expect(complaints).toEqual([]);
});

const story = (id: string) => `${site}iframe.html?id=${id}&viewMode=story&globals=locale:en`;

test('a live story is used with its sandbox', async () => {
  const { page, complaints } = await visit(browser, story('widgets-bell--many-unread'));
  await page.getByRole('button', { name: /^Notifications, \d+/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(complaints).toEqual([]);
});

test('pictures and videos come from the sandbox too', async () => {
  const { page, complaints } = await visit(browser, story('widgets-header--learner'));
  await expect
    .poll(() =>
      page
        .getByRole('img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toContain(true);
  expect(complaints).toEqual([]);
});
