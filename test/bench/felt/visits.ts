import type { Browser } from 'playwright';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { follow, linksIn, pages } from '../../e2e/walk.ts';
import { quietOf } from '../../quiet.ts';
import { logIn } from '../first-view/log-in.ts';
import type { Visit } from './walk.ts';

const user = 'teacher';

/** Every page of the route table, and one item of every kind that they link to. */
export async function allVisits(browser: Browser, origin: string): Promise<Visit[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await logIn(origin, context, user);
  const page = await context.newPage();
  const quiet = quietOf(page);
  await page.goto(`${origin}/index`);
  const items = new Map<string, string>();
  for (const { path } of pages) {
    if (path.includes(':')) continue;
    await follow(page, path);
    await quiet();
    for (const [name, link] of await linksIn(page)) if (!items.has(name)) items.set(name, link);
  }
  await context.close();
  return [
    ...pages
      .filter(({ path }) => !path.includes(':'))
      .map(({ path, meta }) => ({
        name: path,
        path,
        withFrame: path === '/index' || path === '/space/workbench',
        ...(!meta.sessionless && { as: user }),
      })),
    ...[...items.values()].map((path) => ({ name: nameOf(path), path, as: user })),
  ];
}

/** An item under the path of its route, with the names of its query. */
function nameOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://portal');
  const matched = matchRoute(pathname, searchParams);
  const path = 'redirect' in matched ? pathname : matched.to.path;
  const names = [...searchParams.keys()].map((name) => `${name}=`).join('&');
  return names ? `${path}?${names}` : path;
}
