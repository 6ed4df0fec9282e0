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

const animate = vi.fn();
let wantsMotion = true;
beforeEach(() => {
  wantsMotion = true;
  animate.mockClear();
  Object.assign(document.body.appendChild(document.createElement('main')), { animate });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') && !wantsMotion }) as MediaQueryList,
  );
});
afterEach(() => {
  document.querySelector('main')?.remove();
  vi.restoreAllMocks();
});

function fades(from: PageName, to: PageName): boolean {
  const show = vi.fn();
  showPage(pageOf(from), pageOf(to), show);
  expect(show).toHaveBeenCalledOnce();
  return animate.mock.calls.length > 0;
}

test.each<[PageName, PageName, boolean]>([
  ['activity', 'activityDetails', true],
  ['activityDetails', 'activity', false],
  ['liveList', 'live', true],
  ['myOrder', 'orderDetail', true],
  ['activity', 'project', false],
  ['activity', 'projectDetails', false],
  ['home', 'activity', false],
  ['activityDetails', 'activityDetails', false],
])('from %s to %s the page fades in: %s', (from, to, expected) => {
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
