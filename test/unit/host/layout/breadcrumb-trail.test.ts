import { describe, expect, it, test } from 'vitest';
import { trailTo } from '#host/app/layout/breadcrumb-trail.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { isRedirect, routes } from '#host/app/routing/routes.ts';

function trailAt(path: string) {
  const matched = matchRoute(path);
  if ('redirect' in matched) throw new Error(`${path} leads to ${matched.redirect}`);
  return trailTo(matched.to);
}

const dashboard = { name: 'workbench', path: '/space/workbench' };
const home = { name: 'home', path: '/index' };
const creation = { name: 'creation', path: '/space/creation' };
const data = { name: 'myData', path: '/space/myData' };

describe('the breadcrumb', () => {
  test.each([
    ['/space/workbench', [{ name: 'workbench' }]],
    ['/space/point', [dashboard, { name: 'point' }]],
    ['/space/add', [dashboard, { name: 'addProject' }]],
    ['/space/myStudio', [dashboard, { name: 'myStudio' }]],
    ['/space/bindPhone', [dashboard, data, { name: 'bindPhone' }]],
    ['/space/edit/project_study/1', [dashboard, data, { name: 'editData' }]],
    [
      '/space/orderDetail/7',
      [dashboard, { name: 'myOrder', path: '/space/myOrder' }, { name: 'orderDetail' }],
    ],
    ['/accountCentral/myData', [dashboard, data, { name: 'accountMyData' }]],
    [
      '/courseAdd',
      [dashboard, creation, { name: 'courseManage', path: '/courseManage' }, { name: 'courseAdd' }],
    ],
    ['/examinationReadings', [dashboard, creation, { name: 'examinationReadings' }]],
    ['/courseHome', [home, { name: 'course', path: '/course' }, { name: 'courseHome' }]],
    ['/thirdProject/7', [home, { name: 'project', path: '/project' }, { name: 'thirdProject' }]],
    ['/studioHome', [home, { name: 'teacher', path: '/teacher' }, { name: 'studioHome' }]],
    ['/activity', [home, { name: 'activity' }]],
    ['/index', [{ name: 'home' }]],
  ])('of %s is %j', (path, trail) => {
    expect(trailAt(path)).toEqual(trail);
  });

  it('begins at the dashboard on every page of the space, and ends at the page, which is no link', () => {
    for (const route of routes) {
      if (isRedirect(route) || !route.meta.space) continue;
      const trail = trailTo(route);
      expect(trail[0]?.name).toBe('workbench');
      expect(trail.at(-1)).toEqual({ name: route.name });
      expect(new Set(trail.map(({ name }) => name)).size).toBe(trail.length);
    }
  });
});
