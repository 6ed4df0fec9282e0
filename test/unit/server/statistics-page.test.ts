// @vitest-environment node
import { expect, it, test } from 'vitest';
import { isStatistics, statisticsPage } from '#host/server/statistics-page.ts';

it('the stand-in of the statistics is a page that says so', async () => {
  const { headers, status } = statisticsPage();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(await statisticsPage().text()).toContain('<h1>教师统计</h1>');
});

test.each([
  ['/jsfz', true],
  ['/jsfz/a', true],
  ['/jsfzx', false],
  ['/a/jsfz/', false],
])('%s is one of its paths: %s', (path, isOne) => expect(isStatistics(path)).toBe(isOne));
