import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leavePage, showPage, stayOnPage } from '#host/app/routing/page-transition.ts';
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

describe('the link that leads away', () => {
  const markedNames = () => [...document.querySelectorAll('[data-leaving]')].map((one) => one.textContent);
  function focusLink() {
    const link = Object.assign(document.createElement('a'), { href: '/project', textContent: '培训项目' });
    document.querySelector('main')?.append(link);
    link.focus();
  }
  const former = window.history.state as unknown;
  afterEach(() => window.history.replaceState(former, ''));

  test('is marked until the next page is there', async () => {
    focusLink();
    const left = leavePage();
    expect(markedNames()).toEqual(['培训项目']);
    await left;
    expect(markedNames()).toEqual(['培训项目']);
    fades('home', 'project');
    expect(markedNames()).toEqual([]);
  });

  test('is marked no longer where the page stays', () => {
    focusLink();
    void leavePage();
    stayOnPage();
    expect(markedNames()).toEqual([]);
  });

  test('is not marked where a page has changed its own query', () => {
    window.history.replaceState({ portal: 'in-page' }, '');
    focusLink();
    void leavePage();
    expect(markedNames()).toEqual([]);
  });
});
