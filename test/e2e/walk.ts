import type { Page, Request } from 'playwright';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { hostTexts } from '#host/app/texts.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { frames, quietOf } from '../quiet.ts';

/** The pages without a technical end: those of the log-in that only lead on, or that log out. */
const leadOn = new Set([
  '/commonLogin',
  '/wxlogin',
  '/login_back',
  '/login/appLogin',
  '/login/wxPhoneBinding',
]);

/** Every page of the route table that a visitor may stay on. */
export const pages: readonly PageRoute[] = routes.filter(
  (route): route is PageRoute => !isRedirect(route) && !leadOn.has(route.path),
);

const loading = [hostTexts['zh-CN'], hostTexts.en]
  .map(({ loadingPage }) => `[aria-label="${loadingPage}"]`)
  .join();

/** Opens a path within the portal, as a click on a link does, and waits until its page is shown. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await frames(page);
  await page.locator(loading).waitFor({ state: 'detached' });
  await frames(page);
}

/** Collects the requests of a page that failed or were answered with an error. Those that a navigation ends do not count. */
export function unansweredOf(page: Page): string[] {
  const found: string[] = [];
  const nameOf = (request: Request) => `${request.method()} ${request.url()}`;
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${nameOf(response.request())}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason}: ${nameOf(request)}`);
  });
  return found;
}

/**
 * Looks at every page, and at one item of every kind that they link to: where does the text of the content match, and what
 * has failed?
 */
export async function lookEverywhere(
  page: Page,
  complaints: string[],
  unread: RegExp,
): Promise<{ wrong: string[]; links: string[] }> {
  const quiet = quietOf(page);
  const unanswered = unansweredOf(page);
  const wrong: string[] = [];
  const items = new Map<string, string>();
  const look = async (path: string) => {
    complaints.length = 0;
    unanswered.length = 0;
    await follow(page, path);
    await quiet();
    const main = await page.locator('main').innerText();
    const found = unread.exec(main);
    if (found) wrong.push(`${path}: ${main.slice(Math.max(0, found.index - 80), found.index + 120)}`);
    for (const [kind, link] of await linksIn(page)) items.set(kind, link);
    // A user without a picture has no avatar to load.
    const failed = [...complaints, ...unanswered].filter((one) => !one.includes('/avatars/'));
    wrong.push(...failed.map((one) => `${path}: ${one}`));
  };
  for (const { path } of pages.filter((one) => !one.path.includes(':'))) await look(path);
  const links = [...items.values()];
  for (const link of links) await look(link);
  return { wrong, links };
}

/** The portal's links in the content of a page: by the name of the route that they lead to, with a query or a parameter. */
export async function linksIn(page: Page): Promise<Map<PageRoute['name'], string>> {
  const addresses = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found = new Map<PageRoute['name'], string>();
  for (const address of addresses) {
    const url = new URL(`http://portal${address}`);
    const matched = matchRoute(url.pathname, url.searchParams);
    if ('redirect' in matched) continue;
    const isItem = url.searchParams.size > 0 || matched.to.path.includes(':');
    if (isItem) found.set(matched.to.name, address);
  }
  return found;
}
