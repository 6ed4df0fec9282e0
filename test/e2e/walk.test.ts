import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../../host/app/page-loaders.ts';
import type { PageRoute } from '../../host/app/routes.ts';
import { address, enter, openBrowser, whereabouts, type Visit } from './browser.ts';
import { quietOf } from './quiet.ts';
import { sidewaysScroll, violations } from './violations.ts';
import { follow, frames, linksIn, pages, unansweredOf } from './walk.ts';

const { visit } = openBrowser();

const widths = [1440, 390];

/** What is the same for every visitor is examined once: pages by their name, those under construction together. */
const examined = new Set<string>();

interface Walker {
  /** Opens a page, and adds what is wrong with it to the list. */
  look: (path: string, name: PageRoute['name']) => Promise<void>;
  page: Page;
  wrong: string[];
  /** A link to an item of every kind that the pages have linked to. */
  items: Map<PageRoute['name'], string>;
}

async function walker({ page, complaints }: Visit): Promise<Walker> {
  const quiet = quietOf(page);
  const unanswered = unansweredOf(page);
  const wrong: string[] = [];
  const items: Walker['items'] = new Map();
  return {
    page,
    wrong,
    items,
    async look(path, name) {
      complaints.length = 0;
      unanswered.length = 0;
      await follow(page, path);
      await quiet();
      if (!(await hasHeading(page))) wrong.push(`${path}: no h1`);
      const file = pageFile(name);
      const kind = file === 'pages/PendingPage.tsx' ? file : name;
      if (isAt(page, path) && !examined.has(kind)) {
        const flaws = await flawsAt(page, path);
        // What has a flaw is examined again when the test is retried.
        if (flaws.length === 0) examined.add(kind);
        wrong.push(...flaws);
      }
      for (const [item, link] of await linksIn(page)) items.set(item, link);
      // A user without a picture has no avatar to load.
      const found = [...complaints, ...unanswered].filter((one) => !one.includes('/avatars/'));
      wrong.push(...found.map((one) => `${path}: ${one}`));
    },
  };
}

const hasHeading = (page: Page) =>
  page
    .waitForFunction(() => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility()), null, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === new URL(path, address).pathname;

/** What axe finds, wide and narrow, and whether the page runs over sideways. */
async function flawsAt(page: Page, path: string): Promise<string[]> {
  const flaws: string[] = [];
  // The one that the page has already comes first, so that it is laid out anew only once.
  const now = page.viewportSize()?.width;
  for (const width of widths.toSorted((one) => (one === now ? -1 : 1))) {
    if (width !== now) await resize(page, width);
    const over = await sidewaysScroll(page);
    if (over > 0) flaws.push(`${path} at ${width}: ${over} px too wide`);
    // The kinds of pages are examined at 390 px by tests of their own.
    const found = width === 390 ? [] : await violations(page);
    flaws.push(...found.map((one) => `${path} at ${width}: ${one.slice(0, 400)}`));
  }
  return flaws;
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Components that have asked for the width render again.
  await frames(page);
}

const opened = (path: string) => path.replace(/:\w+/g, '1');
const onePerFile = [...new Map(pages.map((route) => [pageFile(route.name), route])).values()];
const publicPages = pages.filter(({ meta }) => meta.notLogin);

describe('a walk through the portal', () => {
  it('as a guest: every public page, and one item of every kind that they link to', async () => {
    const { look, page, wrong, items } = await walker(await visit());
    await page.goto(`${address}/index`);
    for (const { path, name } of publicPages) await look(opened(path), name);
    for (const [name, link] of [...items]) await look(link, name);
    expect(wrong).toEqual([]);
  }, 240_000);

  it('as a learner: every page', async () => {
    const { look, page, wrong, items } = await walker(await visit());
    await enter(page, 'teacher');
    await page.goto(`${address}/index`);
    for (const { path, name } of pages) await look(opened(path), name);
    for (const [name, link] of [...items]) await look(link, name);
    expect(wrong).toEqual([]);
  }, 240_000);

  it('as a learner of a closed organisation: every kind of page', async () => {
    const { look, page, wrong } = await walker(await visit());
    await enter(page, 'learner');
    await page.goto(`${address}/index`);
    for (const { path, name } of onePerFile) {
      await look(opened(path), name);
      if (whereabouts(page).startsWith('/login/index?redirect=')) wrong.push(`${path}: asks for the log-in`);
    }
    expect(wrong).toEqual([]);
  }, 240_000);

  it('as a visitor of a closed organisation: the log-in instead of its pages, and back', async () => {
    const { look, page, wrong } = await walker(await visit());
    // The portal has read the address before the first link is followed.
    await page.goto(`${address}/login/index?orgCode=closed`, { waitUntil: 'networkidle' });
    for (const { path, name, meta } of publicPages) {
      await look(opened(path), name);
      const expected = meta.sessionless
        ? opened(path)
        : `/login/index?redirect=${encodeURIComponent(opened(path))}`;
      if (whereabouts(page) !== expected) wrong.push(`${path}: at ${whereabouts(page)}`);
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});
