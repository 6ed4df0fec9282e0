import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import type { PageRoute } from '#host/app/routing/routes.ts';
import { isDue } from '../cases.ts';
import { passwords } from '../passwords.ts';
import { address, enter, openBrowser, whereabouts, type Visit } from './browser.ts';
import { startEnglish } from './english.ts';
import { frames, quietOf } from '../quiet.ts';
import { sidewaysScroll, violations } from './violations.ts';
import { follow, linksIn, pages, unansweredOf } from './walk.ts';

const { visit } = openBrowser();

const widths = [1440, 1024, 390];

/** Each page is examined once in so many days. */
const DAYS = 3;
const names = pages.map(({ name }) => name);

/** Pages that are the same for every visitor are examined once: by their name, all under construction together. */
const examined = new Set<string>();
/** English words are longer than Chinese ones, and break at spaces only: each page is examined in both languages. */
const fitted = new Set<string>();

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
      const kind = file === 'pages/errors/PendingPage.tsx' ? file : name;
      if (isAt(page, path) && isDue(names.indexOf(name), DAYS)) {
        const language = await page.locator('html').getAttribute('lang');
        const flaws = [
          ...(await once(fitted, `${language} ${kind}`, () => tooWide(page))),
          ...(await once(examined, kind, () => violations(page))),
        ];
        wrong.push(...flaws.map((flaw) => `${path}: ${flaw.slice(0, 400)}`));
      }
      for (const [item, link] of await linksIn(page)) items.set(item, link);
      // A user without a picture has no avatar to load.
      const found = [...complaints, ...unanswered].filter((one) => !one.includes('/avatars/'));
      wrong.push(...found.map((one) => `${path}: ${one}`));
    },
  };
}

/** The flaws of what has not been examined yet. What has some is examined again when the test is retried. */
async function once(done: Set<string>, kind: string, flawsOf: () => Promise<string[]>): Promise<string[]> {
  if (done.has(kind)) return [];
  const flaws = await flawsOf();
  if (flaws.length === 0) done.add(kind);
  return flaws;
}

const hasHeading = (page: Page) =>
  page
    .waitForFunction(() => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility()), null)
    .then(
      () => true,
      () => false,
    );

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === new URL(path, address).pathname;

/** The widths of a window that the page runs over sideways. */
async function tooWide(page: Page): Promise<string[]> {
  const flaws: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The style of the new width applies a moment later.
    const settled = expect.poll(() => sidewaysScroll(page)).toBe(0);
    await settled.catch(async () => flaws.push(`${await sidewaysScroll(page)} px too wide at ${width}`));
  }
  // Wide again, where axe looks: pages are examined at 390 px by tests of their own.
  await page.setViewportSize({ width: 1440, height: 900 });
  await frames(page);
  return flaws;
}

const opened = (path: string) => path.replace(/:\w+/g, '1');

/** Each day a public page is opened by one of them, by the next one on the day after. */
const walkers = ['guest', 'learner', 'learner elsewhere', 'visitor elsewhere'] as const;
const publicPagesFor = (who: (typeof walkers)[number]) =>
  pages.filter(({ meta }, place) => meta.notLogin && isDue(place + walkers.indexOf(who), walkers.length));

describe('a walk through the portal', () => {
  it('as a guest: public pages, and one item of every kind that they link to', async () => {
    const { look, page, wrong, items } = await walker(await visit());
    await page.goto(`${address}/index`);
    for (const { path, name } of publicPagesFor('guest')) await look(opened(path), name);
    for (const [name, link] of [...items]) await look(link, name);
    expect(wrong).toEqual([]);
  });

  it('as a learner, in English: public pages, and all behind the log-in', async () => {
    const english = await startEnglish();
    const { look, page, wrong, items } = await walker(await visit());
    await page.goto(`${english}/login/index?redirect=%2Findex`);
    await page.getByLabel('User name', { exact: true }).fill('teacher');
    await page.getByLabel('Password', { exact: true }).fill(passwords.teacher);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/index');
    for (const { path, name } of publicPagesFor('learner')) await look(opened(path), name);
    for (const { path, name, meta } of pages) if (!meta.notLogin) await look(opened(path), name);
    for (const [name, link] of [...items]) await look(link, name);
    expect(wrong).toEqual([]);
  });

  it('as a learner of a closed organisation: pages that are public elsewhere', async () => {
    const { look, page, wrong } = await walker(await visit());
    await enter(page, 'learner');
    await page.goto(`${address}/index`);
    for (const { path, name } of publicPagesFor('learner elsewhere')) {
      await look(opened(path), name);
      if (whereabouts(page).startsWith('/login/index?redirect=')) wrong.push(`${path}: asks for the log-in`);
    }
    expect(wrong).toEqual([]);
  });

  it('as a visitor of a closed organisation: the log-in instead of its pages, and back', async () => {
    const { look, page, wrong } = await walker(await visit());
    // The portal has read the address before the first link is followed.
    await page.goto(`${address}/login/index?orgCode=closed`, { waitUntil: 'networkidle' });
    for (const { path, name, meta } of publicPagesFor('visitor elsewhere')) {
      await look(opened(path), name);
      const expected = meta.sessionless
        ? opened(path)
        : `/login/index?orgCode=closed&redirect=${encodeURIComponent(opened(path))}`;
      if (whereabouts(page) !== expected) wrong.push(`${path}: at ${whereabouts(page)}`);
    }
    expect(wrong).toEqual([]);
  });
});
