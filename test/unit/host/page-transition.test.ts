import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#host/app/routing/page-transition.ts';
import type { PageName } from '#host/app/routing/page-titles.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';

const pages = routes.flatMap((route) => (isRedirect(route) ? [] : [route, route.details ?? []].flat()));
function pageOf(name: PageName): PageRoute {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page;
}

const start = vi.fn((update: () => void) => {
  update();
  return { ready: Promise.reject(new Error('skipped')) };
});
let wantsMotion = true;
beforeEach(() => {
  wantsMotion = true;
  start.mockClear();
  Object.assign(document, { startViewTransition: start });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') && !wantsMotion }) as MediaQueryList,
  );
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

function fades(from: PageName, to: PageName): boolean {
  const show = vi.fn();
  showPage(pageOf(from), pageOf(to), show);
  expect(show).toHaveBeenCalledOnce();
  return start.mock.calls.length > 0;
}

test.each<[PageName, PageName, boolean]>([
  ['activity', 'activityDetails', true],
  ['activityDetails', 'activity', true],
  ['liveList', 'live', true],
  ['myOrder', 'orderDetail', true],
  ['activity', 'project', false],
  ['activity', 'projectDetails', false],
  ['home', 'activity', false],
  ['activityDetails', 'activityDetails', false],
])('from %s to %s the browser fades: %s', (from, to, expected) => {
  expect(fades(from, to)).toBe(expected);
});

test('nothing fades for somebody who wants no motion', () => {
  wantsMotion = false;
  expect(fades('activity', 'activityDetails')).toBe(false);
});

test('nothing fades in a page that is hidden', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(fades('activity', 'activityDetails')).toBe(false);
});

test('a browser that cannot fade shows the page', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(fades('activity', 'activityDetails')).toBe(false);
});
