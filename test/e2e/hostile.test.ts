import { describe, expect, it } from 'vitest';
import { areAllCases, today } from '../cases.ts';
import { pageFile } from '#host/app/routing/page-loaders.ts';
import type { PageRoute } from '#host/app/routing/routes.ts';
import { apiFolders } from '#src/rules/media-url.ts';
import { address, enter, openBrowser, type Role } from './browser.ts';
import { hostileTexts, makeHostile, tooWide, unreachable } from './hostile.ts';
import { frames, quietOf } from '../quiet.ts';
import { sidewaysScroll } from './violations.ts';
import { follow, linksIn, pages } from './walk.ts';

const { visit } = openBrowser();

/** A day has another text in each field than the day before. */
const rounds: [string, readonly string[], number][] = areAllCases
  ? hostileTexts.map((text, kind) => [`text ${kind}`, [text], 0])
  : [['all texts', hostileTexts, today]];

const opened = (path: string) => path.replace(/:\w+/g, '1');

describe.each(rounds)('hostile content in every field of every answer: %s', (_, texts, first) => {
  it.each<[Role, readonly PageRoute[]]>([
    ['guest', pages.filter(({ meta }) => meta.notLogin)],
    ['teacher', pages.filter(({ meta }) => !meta.notLogin)],
  ])('on every page of a %s: nothing runs, overflows, or hides an action', async (role, routes) => {
    const { page, complaints } = await visit();
    if (role !== 'guest') await enter(page, role);
    await makeHostile(page, texts, first);
    const wrong: string[] = [];
    const seen = new Set<string>();
    const items = new Map<PageRoute['name'], string>();
    const quiet = quietOf(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!/^https?:$/.test(url.protocol)) return;
      const isCall = apiFolders.includes(url.pathname.split('/')[1] ?? '');
      const isOfCode = ['fetch', 'xhr'].includes(request.resourceType());
      if (url.origin !== address || (isCall && !isOfCode))
        requests.push(`${request.resourceType()} ${request.url().slice(0, 200)}`);
    });
    const look = async (path: string, name: PageRoute['name']) => {
      const file = pageFile(name);
      if (seen.has(file)) return;
      seen.add(file);
      const flaw = (text: string) => wrong.push(`${path}: ${text}`);
      await follow(page, path);
      await page
        .locator('h1')
        .first()
        .waitFor({ state: 'attached' })
        .catch(() => flaw('no h1'));
      await quiet();
      for (const [item, link] of await linksIn(page)) items.set(item, link);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await frames(page);
        await expect
          .poll(() => sidewaysScroll(page), { timeout: 2000 })
          .toBe(0)
          .catch(async () =>
            flaw(
              `${await sidewaysScroll(page)} px too wide at ${width}: ${(await tooWide(page)).join('; ')}`,
            ),
          );
        for (const one of await unreachable(page)) flaw(`at ${width} px ${one}`);
      }
      await quiet();
      for (const one of await page.evaluate(() => window.canaries.splice(0))) flaw(one);
      for (const one of dialogs.splice(0)) flaw(`a dialog: ${one}`);
      for (const one of requests.splice(0)) flaw(`a request: ${one}`);
      for (const one of complaints.splice(0)) if (!one.includes('/avatars/')) flaw(one.slice(0, 300));
    };
    await page.goto(`${address}/index`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const { path, name } of routes) await look(opened(path), name);
    for (const [name, link] of items) await look(link, name);
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });
});
