import { expect, it, test } from 'vitest';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { isRedirect, routes } from '#host/app/routing/routes.ts';
import { viewOf } from '#host/app/routing/view-of.ts';

test.each([
  ['/index', '', '/index'],
  ['/project', '', '/project'],
  ['/project', 'id=42', '/project?id='],
  ['/space/myExamination', 'id=secret', '/space/myExamination?id='],
  ['/space/homework/42', '', '/space/homework/:id'],
  ['/space/edit/project_study/1', '', '/space/edit/:currentRole/:identityBind'],
  ['/homePage/u-1001', 'orgCode=demo', '/homePage/:id'],
])('%s?%s is reported as %s', (path, query, view) => {
  const matched = matchRoute(path, new URLSearchParams(query));
  expect('to' in matched && viewOf(matched.to)).toBe(view);
});

it('tells all pages apart', () => {
  const pages = routes.flatMap((route) =>
    isRedirect(route) ? [] : [route, ...(route.details ? [route.details] : [])],
  );
  const views = pages.map(viewOf);
  expect(new Set(views).size).toBe(views.length);
});
