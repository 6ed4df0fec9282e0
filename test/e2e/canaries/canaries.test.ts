import { describe, expect, it } from 'vitest';
import { areAllCases, isDue } from '#test/cases.ts';
import { control, enter, openBrowser } from '../browser.ts';
import { openSchool } from '../elsewhere/school-site.ts';
import { allowed } from './allowed.ts';
import { elsewhereFlows } from './elsewhere-flows.ts';
import { walkOf } from './flow.ts';
import { leaksOf, usedRows } from './leaks.ts';
import { loginFlows } from './login-flows.ts';
import { scanFlows } from './scan-flows.ts';
import { Secrets } from './secrets.ts';
import { spaceFlows } from './space-flows.ts';
import { watch } from './watch.ts';

const { visit } = openBrowser();

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const flows = [...loginFlows, ...scanFlows, ...spaceFlows, ...elsewhereFlows(openSchool())].filter(
  (_, place) => isDue(place, 4),
);

describe('a secret stands only where the table allows it, after', () => {
  it.each(flows)('$name', async ({ as, isPhone, run }) => {
    // No other test has pages of this width, so that none is watched.
    const { context, page } = await visit({
      width: isPhone ? 390 : 1366,
      ...(isPhone && { userAgent: phone }),
    });
    const secrets = new Secrets();
    const own = {
      password: secrets.password(),
      mobile: secrets.mobile(),
      idCard: secrets.idCard(),
      email: secrets.email(),
    };
    await control('account', { username: 'teacher', ...own });
    if (as) secrets.add('token', await enter(page, as));
    const { look, end } = await watch(context, secrets);
    await run(walkOf({ page, context, secrets, own, look }));
    const evidence = await end();
    expect(leaksOf(evidence, secrets.all)).toEqual([]);
    // No page tells more than its origin.
    const referrers = evidence.filter(({ place }) => place === 'referrer').map(({ text }) => text);
    expect(referrers.filter((text) => !/^(https?:\/\/[^/]+\/)?$/.test(text))).toEqual([]);
  });

  it.runIf(areAllCases)('all of them, by rows of which each allows something', () => {
    expect(allowed.filter((row) => !usedRows.has(row))).toEqual([]);
  });
});
