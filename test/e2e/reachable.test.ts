import { expect, it } from 'vitest';
import { trailTo } from '#host/app/layout/breadcrumb-trail.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { address, enter, openBrowser } from './browser.ts';
import { countRequests, crawl, type Crawled, type Ways } from './crawl.ts';

const { visit } = openBrowser();

/** The pages that no click in the portal opens, and what does. */
const openedFromOutside: Partial<Record<PageName, string>> = {
  wxScanLogin: 'WeChat returns here; the log-in shows the code itself',
  wxPhoneBinding: 'follows the scan of a WeChat account that is not bound yet',
  wxlogin: 'WeChat returns here',
  appLogin: 'the mobile app opens it with its token',
  loginBack: 'a log-in that began on another site returns here',
  authorize: 'the log-in of an element on another site',
  commonLogin: 'other sites end the session with it',
  qrcode: 'other systems link to the code of an address',
  settingPwd: 'the log-in leads users here who have no password of their own',
  notFound: 'a wrong address leads here',
  serverError: 'the server leads here',
  ccVideoPlay: 'schools link to their own films',
  projectDetails: 'the former address of /thirdProject/:id, in older links',
  notification: 'mails link to it; the same list as /space/myNotification',
  accountMyData: 'other systems link to it; the same page as /space/myData',
};

const roles = ['guest', 'learner', 'author', 'administrator'] as const;
type Role = (typeof roles)[number];
const accounts = { learner: 'learner', author: 'teacher', administrator: 'admin' } as const;
/** A role reaches by the same clicks what the other one reaches, so that is crawled once. */
const sharesWith: Partial<Record<Role, Role>> = {
  learner: 'guest',
  author: 'learner',
  administrator: 'learner',
};

const pages: readonly PageRoute[] = routes.flatMap((route) =>
  isRedirect(route) ? [] : [route, ...(route.details ? [route.details] : [])],
);

/** True for the roles that may open a page, and have something to do there. */
function mayOpen(role: Role, route: PageRoute): boolean {
  if (route.meta.sessionless) return role === 'guest';
  if (route.meta.notLogin) return true;
  const isAuthoring = trailTo(route).some(({ name }) => name === 'creation');
  return isAuthoring ? role === 'author' || role === 'administrator' : role !== 'guest';
}

it('every page can be reached by clicks from home by those who may open it', async () => {
  const found = new Map<Role, Crawled>();
  const wrong: string[] = [];
  for (const role of roles) {
    const { page } = await visit();
    await countRequests(page);
    if (role !== 'guest') await enter(page, accounts[role]);
    await page.goto(`${address}/index`);
    const reachable = pages.filter((route) => mayOpen(role, route) && !(route.name in openedFromOutside));
    const wanted = new Set(reachable.map(({ name }) => name));
    const shared = found.get(sharesWith[role] ?? role);
    const known: Ways = new Map([...(shared?.ways ?? [])].filter(([name]) => wanted.has(name)));
    const crawled = await crawl(page, { wanted, known, ahead: shared?.beyond ?? new Map() });
    found.set(role, crawled);
    const missing = reachable.filter(({ name }) => !crawled.ways.has(name));
    wrong.push(...missing.map(({ name, path }) => `${role}: ${name} (${path}) is not reached`));
    const needless = [...crawled.beyond.keys()].filter((name) => name in openedFromOutside);
    wrong.push(...needless.map((name) => `${role}: ${name} is reached, and needs no reason`));
  }
  if (process.env.PRINT_WAYS) printTable(found);
  expect(wrong).toEqual([]);
});

/** Prints a row per page: the clicks that lead there, for each role. */
function printTable(found: ReadonlyMap<Role, Crawled>): void {
  const rows = pages.map(({ name, path }) => {
    const cells = roles.map((role) => {
      const way = found.get(role)?.ways.get(name);
      return way ? way.clicks.join(' → ') || 'home' : (openedFromOutside[name] ?? '–');
    });
    return `| ${[path, ...cells].join(' | ')} |`;
  });
  const lines = [`| page | ${roles.join(' | ')} |`, `|${' --- |'.repeat(roles.length + 1)}`, ...rows];
  process.stdout.write(`${lines.join('\n')}\n`);
}
