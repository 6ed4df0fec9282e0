import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';
import { authorPages, currentOf, menuPages } from '#widgets/sidebar/menu.ts';

const spacePages = routes.filter(
  (route): route is PageRoute => !isRedirect(route) && route.meta.space === true,
);
const hidden = `myCourse listen myShortVideo myStudio myProject myLive myExamination myActive myStudyTask`;

describe('the menu of the personal space', () => {
  it('leads to the pages of its names', () => {
    for (const { name, path } of menuPages) {
      const matched = matchRoute(path);
      expect('to' in matched && matched.to.name).toBe(name);
    }
  });

  it('has the pages that belong to no other one, in the order of the routes', () => {
    expect([...menuPages, ...authorPages].map(({ name }) => name)).toEqual(
      spacePages.filter(({ meta }) => !meta.parent).map(({ name }) => name),
    );
  });

  it('has none of the pages that are hidden from it', () => {
    const names = new Set<string>(menuPages.map(({ name }) => name));
    for (const name of hidden.split(' ')) expect(names).not.toContain(name);
  });

  it('has an entry to highlight for every page of the space', () => {
    for (const { path, meta } of spacePages) {
      const entries = [...menuPages, ...authorPages];
      const marks = entries.map((entry) => currentOf(entry, path, meta.parent)).filter(Boolean);
      expect(marks, path).toEqual([meta.parent ? 'true' : 'page']);
    }
  });
});

describe('an entry of the menu', () => {
  const orders = { name: 'myOrder', path: '/space/myOrder' } as const;

  test.each([
    ['/space/myOrder', undefined, 'page'],
    ['/space/myOrder/', undefined, 'page'],
    ['/space/myOrder/1', undefined, 'true'],
    ['/space/myOrders', undefined, undefined],
    ['/space/orderDetail/1', undefined, undefined],
    ['/space/orderDetail/1', 'myOrder', 'true'],
    ['/space/orderDetail/1', 'myData', undefined],
    ['/space/myOrder/1', 'myData', undefined],
    ['/space/myOrder', 'myData', 'page'],
    ['/', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('at "%s" with the parent %s is current: %s', (path, parent, current) => {
    expect(currentOf(orders, path, parent)).toBe(current);
  });

  it('shares being the page with no other one, whatever the path', () => {
    const words = fc.constantFrom(
      '',
      '1',
      'space',
      ...menuPages.map(({ path }) => path.slice('/space/'.length)),
    );
    const paths = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const marks = menuPages.map((entry) => currentOf(entry, path, undefined));
        expect(marks.filter(Boolean).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
