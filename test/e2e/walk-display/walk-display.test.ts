import { describe, expect, it } from 'vitest';
import type { PageRoute } from '#host/app/routing/routes.ts';
import { sandboxSettings } from '#host/sandbox/index.ts';
import { textFiles, textsIn } from '#host/traditional/chinese-texts.ts';
import { portalRooms } from '#host/traditional/plugin.ts';
import type { PortalSettings } from '#src/config.ts';
import { areAllCases, isDue } from '../../cases.ts';
import { testTimeout } from '../../patience.ts';
import { quietOf } from '../../quiet.ts';
import { changedTexts } from '../../texts/changed-texts.ts';
import { address, enter, openBrowser } from '../browser.ts';
import { follow, linksIn, pages } from '../walk.ts';
import { inEnglish, inPseudoLocale, type Condition } from './conditions.ts';
import { keepAnsweredTexts } from './foreign-texts.ts';
import { resize, scrollThrough } from './resize.ts';

const { visit } = openBrowser();

/** A page is looked at under a condition once in so many days. */
const DAYS = 90;

/** The next condition looks at a page so many days earlier, so that a day has some of all. */
const SPREAD = 7;

const languages: readonly [
  name: string,
  conditions: readonly Condition[],
  settings: () => Promise<PortalSettings>,
][] = [
  [
    'in the pseudo-locale',
    inPseudoLocale,
    async () => changedTexts('pseudo', 'en', await textsIn(textFiles(portalRooms))),
  ],
  ['in English', inEnglish, async () => ({ locale: 'en' })],
];

/** A user who has logged in is led away from the log-in. */
const isForGuests = ({ meta }: PageRoute) => meta.sessionless === true;
const visitors = [
  { who: 'guest', shown: pages.filter(isForGuests) },
  { who: 'teacher', shown: pages.filter((one) => !isForGuests(one)) },
] as const;

const opened = (path: string) => path.replace(/:\w+/g, '1');

describe.each(languages)('every page of the portal %s', (_, conditions, settings) => {
  /** The conditions that a page meets in this run. */
  const dueOn = (one: PageRoute) =>
    conditions.filter((_, at) => isDue(pages.indexOf(one) + at * SPREAD, DAYS));

  it(
    'has no fault under any condition',
    async () => {
      const { page } = await visit();
      const quiet = quietOf(page);
      await keepAnsweredTexts(page);
      const body = JSON.stringify({ ...sandboxSettings, ...(await settings()) });
      await page.route('**/portal.config.json', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
      const show = await resize(page);

      /** The pages of each fault. */
      const faults = new Map<string, string[]>();
      /** A link to an item of every kind that the pages have linked to. */
      const items = new Map<string, string>();
      const look = async (path: string, due: readonly Condition[]) => {
        await follow(page, path);
        await quiet();
        await scrollThrough(page, quiet);
        for (const condition of due) {
          await show(condition);
          await quiet();
          for (const check of condition.checks) {
            for (const fault of await check(page)) {
              const key = `${condition.name}: ${fault}`;
              faults.set(key, [...(faults.get(key) ?? []), path]);
            }
          }
        }
        for (const [kind, link] of await linksIn(page)) items.set(kind, link);
      };

      for (const { who, shown } of visitors) {
        const due = shown.filter((one) => dueOn(one).length > 0);
        if (due.length === 0) continue;
        if (who !== 'guest') await enter(page, who);
        await page.goto(`${address}/index`);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        for (const one of due) await look(opened(one.path), dueOn(one));
      }
      if (areAllCases) for (const link of [...items.values()]) await look(link, conditions);

      const listed = [...faults].map(([fault, [first, ...others]]) =>
        others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
      );
      expect(listed).toEqual([]);
    },
    testTimeout * conditions.length,
  );
});
