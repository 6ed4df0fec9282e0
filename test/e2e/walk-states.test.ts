import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import type { PageRoute } from '#host/app/routing/routes.ts';
import { isRecord } from '#src/rules/record.ts';
import { isDue } from '../cases.ts';
import { testTimeout } from '../patience.ts';
import { address, control, enter, openBrowser } from './browser.ts';
import { failuresOf, type PageFailure } from './page-failures.ts';
import { frames, quietOf } from '../quiet.ts';
import { follow, linksIn, pages } from './walk.ts';

const { visit } = openBrowser();

/** A page's states are looked at once in so many days: a number that shares no divisor with that of the failures. */
const DAYS = 5;

/** A page without data of its own: what it asks for, its frame asks for on every page. */
const frameOnly = '/appDownload';

/** The pages that show data: those of the log-in have forms. */
const shown = pages.filter(({ meta }) => !meta.sessionless);
/** One's own items are found by links: the id of another one is refused. */
const isOwnItem = (path: string) => path.startsWith('/space/') && path.includes(':');
/** The page shows what it has without the answer, which only adds a number to it. */
const withoutRetry = new Set(['/space/bindCard']);
const isOwn = ({ meta }: PageRoute) => meta.space === true || meta.feature !== undefined;
const opened = (path: string) => path.replace(/:\w+/g, '1');

/** The answers of a page's own reading calls, by path. */
type Answers = Map<string, unknown>;

/** A page whose states were looked at. */
interface Walked {
  path: string;
  answers: Answers;
  /** The paths of its calls. */
  asked: string;
  /** It looks otherwise when it has no data. */
  hasEmpty: boolean;
}

const isReading = (request: Request) =>
  request.method() === 'GET' &&
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  request.url() !== `${address}/portal.config.json`;

/** Opens a page anew and returns what it was answered, beside the answers of its frame. */
async function answersOf(page: Page, path: string, frame: Answers): Promise<Answers> {
  const requests: Request[] = [];
  const quiet = quietOf(page);
  const note = (request: Request) => void requests.push(request);
  page.on('request', note);
  await openSettled(page, path, quiet);
  page.off('request', note);
  const answers: Answers = new Map();
  for (const request of requests.filter(isReading)) {
    const called = new URL(request.url()).pathname;
    if (frame.has(called)) continue;
    // Asked again, since the browser does not hand out a body that the page has read as a stream.
    const again = await fetch(request.url(), { headers: await request.allHeaders() });
    const answer: unknown = await again.json().catch(() => null);
    if (isRecord(answer)) answers.set(called, answer);
  }
  return answers;
}

/** The same answer with nothing in it: every list is empty, every total zero. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'total' ? 0 : emptied(one)]),
  );
}

async function meet(answers: Answers, faultOf: (answer: unknown) => object): Promise<void> {
  await control('reset', {});
  for (const [path, answer] of answers)
    await control('faults', { method: 'GET', path, times: 99, ...faultOf(answer) });
}

/** Holds the calls of a page until it is released; then they fail, as do those that come later. */
async function failWhenReleased(
  page: Page,
  answers: Answers,
  meetFailure: PageFailure['meet'],
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ pathname }) => answers.has(pathname),
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      await released;
      const answer = answers.get(new URL(route.request().url()).pathname);
      await meetFailure(route, isRecord(answer) ? answer.data : undefined);
    },
  );
  return release;
}

/** Opens a page anew, and waits until nothing is loading. */
async function openSettled(page: Page, path: string, quiet: () => Promise<void>): Promise<void> {
  await page.goto(address + path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect.poll(() => skeletonsInView(page)).toBe(0);
  await quiet();
}

/** Sections below the fold load when they come near, so their skeletons do not count. */
const skeletonsInView = (page: Page): Promise<number> =>
  page.locator('main [part=skeleton]').evaluateAll(
    (skeletons) =>
      skeletons.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.checkVisibility() && bottom > 0 && top < window.innerHeight;
      }).length,
  );

const textOf = (page: Page) => page.locator('main').innerText();
const retries = (page: Page) => page.locator('main').getByRole('button', { name: /^(重试|重新加载|刷新)/ });
const hasSkeleton = async (page: Page) =>
  (await page.locator('main [part=skeleton]:visible, main [aria-busy=true]:visible').count()) > 0;

/**
 * The flaws of a page's states: loading, error with retry, content again, empty. `hasEmpty`: the last one differs. `index`:
 * of the page in the walk.
 */
async function flawsOf(
  page: Page,
  path: string,
  answers: Answers,
  index: number,
): Promise<{ flaws: string[]; hasEmpty: boolean }> {
  const flaws: string[] = [];
  const flaw = (text: string) => flaws.push(`${path}: ${text}`);
  const quiet = quietOf(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const content = await textOf(page);

  // Data that the session has stored may replace the response; then there is neither a skeleton nor an error.
  const isKept = async () => (await textOf(page)) === content;
  for (const { name, meet: meetFailure } of failuresOf(index)) {
    const release = await failWhenReleased(page, answers, meetFailure);
    await page.goto(address + path, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await expect
      .poll(async () => (await hasSkeleton(page)) || (await isKept()))
      .toBe(true)
      .catch(() => flaw('no skeleton while it loads'));
    release();
    await expect
      .poll(async () => (await retries(page).count()) > 0 || (await isKept()))
      .toBe(true)
      .catch(() => flaw(`no retry after ${name}`));
    await page.unrouteAll({ behavior: 'wait' });
    for (let tries = 0; tries < 8 && (await retries(page).count()) > 0; tries++) {
      await retries(page).first().click();
      await frames(page);
      await quiet();
    }
    if ((await retries(page).count()) > 0) flaw(`still failed after a retry of ${name}`);
  }

  await meet(answers, (answer) => ({ body: emptied(answer) as object }));
  await openSettled(page, path, quiet);
  if ((await retries(page).count()) > 0) flaw('an error instead of an empty state');
  const empty = await textOf(page);
  if (empty.trim() === '') flaw('nothing at all where there is no data');
  await control('reset', {});
  flaws.push(...errors.map((error) => `${path}: ${error}`));
  return { flaws, hasEmpty: empty !== content };
}

/** Visits pages within the portal, changes what they are answered, and visits them again: each has to show the change. */
async function unchangedOf(page: Page, walked: readonly Walked[]): Promise<string[]> {
  const quiet = quietOf(page);
  const visited = new Map<string, string>();
  await control('reset', {});
  await page.goto(address + frameOnly);
  for (const { path, hasEmpty } of walked) {
    if (!hasEmpty) continue;
    await follow(page, path);
    await expect.poll(() => skeletonsInView(page)).toBe(0);
    await quiet();
    visited.set(path, await textOf(page));
  }
  const all = walked.flatMap(({ answers }) => [...answers]);
  await meet(new Map(all), (answer) => ({ body: emptied(answer) as object }));
  const unchanged: string[] = [];
  for (const [path, former] of visited) {
    // An answer of the last two seconds is not fetched again.
    const visitAgain = async () => {
      await follow(page, frameOnly);
      await follow(page, path);
      return textOf(page);
    };
    await expect
      .poll(visitAgain)
      .not.toBe(former)
      .catch(() => unchanged.push(`${path}: shows what it showed before the change`));
  }
  return unchanged;
}

describe('the states of every kind of page with data', () => {
  it.each<[string, 'guest' | 'teacher', readonly PageRoute[], known: string]>([
    ['that guests see', 'guest', shown.filter(({ meta }) => meta.notLogin), '/projectHelp'],
    [
      'behind the log-in',
      'teacher',
      shown.filter((one) => !one.meta.notLogin && !isOwn(one)),
      '/notification',
    ],
    ['of one’s own', 'teacher', shown.filter(isOwn), '/space/myCourses'],
  ])(
    '%s',
    async (_, role, routes, known) => {
      const { page } = await visit();
      if (role === 'teacher') await enter(page, role);
      const frame = await answersOf(page, frameOnly, new Map());
      const wrong: string[] = [];
      const items = new Map<PageRoute['name'], string>();
      // Rows that share a page's file share its states, so the first row with data stands for all.
      const walked = new Map<string, Walked>();
      const isOwnWalk = routes.every(isOwn);
      const look = async (path: string, name: PageRoute['name']) => {
        const file = pageFile(name);
        if (walked.has(file) || withoutRetry.has(path)) return;
        const answers = await answersOf(page, path, frame);
        for (const [item, link] of await linksIn(page)) items.set(item, link);
        if (answers.size === 0) return;
        // Pages that show the same data, as those of one's account, share its states too.
        const asked = [...answers.keys()].toSorted().join(' ');
        if (isOwnWalk && [...walked.values()].some((one) => one.asked === asked)) return;
        const place = walked.size;
        walked.set(file, { path, answers, asked, hasEmpty: false });
        if (!isDue(place, DAYS)) return;
        const { flaws, hasEmpty } = await flawsOf(page, path, answers, place);
        walked.set(file, { path, answers, asked, hasEmpty });
        wrong.push(...flaws);
      };
      for (const { path, name } of routes) if (!isOwnItem(path)) await look(opened(path), name);
      const names = new Set(routes.flatMap(({ name, details }) => [name, details?.name]));
      for (const [name, link] of items) if (names.has(name)) await look(link, name);
      if (isOwnWalk) wrong.push(...(await unchangedOf(page, [...walked.values()])));
      expect(wrong).toEqual([]);
      expect([...walked.values()].map(({ path }) => path)).toContain(known);
    },
    testTimeout * failuresOf(0).length,
  );
});
