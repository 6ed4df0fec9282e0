// @vitest-environment node
import { expect, test } from 'vitest';
import { optionsFrom, variables } from '#host/server/environment.ts';
import { HEADER_MAX_KB, PROBE_FRESH_MS, PROBE_TIMEOUT_MS, STOP_GRACE_MS } from '#host/server/limits.ts';
import { routeKinds } from '#host/server/observe/request-record.ts';
import { BODY_MAX_MB } from '#src/rules/limits.ts';
import english from '#stories/docs/en/14-deploy.mdx?raw';
import chinese from '#stories/docs/zh/14-deploy.mdx?raw';

/** The rows of the table of variables, each with its default. */
const rowsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/^\| `([A-Z_]+)` +\| (.*?) *\|/gm)].map(([, name = '', value = '']) => [name, value]),
  );

test.each([
  ['English', english],
  ['Chinese', chinese],
])('the %s page about the deployment has a row for each variable of the server', (_, page) => {
  const rows = rowsOf(page);
  expect(Object.keys(rows)).toEqual(variables);
  expect(rows).toMatchObject({
    PORT: `\`${optionsFrom({}).port}\``,
    PORTAL_BODY_MAX_MB: `\`${BODY_MAX_MB}\``,
    PORTAL_HEADER_MAX_KB: `\`${HEADER_MAX_KB}\``,
  });
});

test.each([english, chinese])('the page names every kind of request', (page) => {
  expect(routeKinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
});

test('both pages tell the times of the server', () => {
  expect(english).toContain(`at most every ${PROBE_FRESH_MS / 1000} seconds`);
  expect(english).toContain(`has ${PROBE_TIMEOUT_MS / 1000} seconds to answer`);
  expect(english).toMatch(new RegExp(`up to\\s+${STOP_GRACE_MS / 1000} seconds`));
  expect(chinese).toContain(`每 ${PROBE_FRESH_MS / 1000} 秒最多`);
  expect(chinese).toContain(`在 ${PROBE_TIMEOUT_MS / 1000} 秒内回答`);
  expect(chinese).toContain(`最多还有 ${STOP_GRACE_MS / 1000} 秒`);
});
