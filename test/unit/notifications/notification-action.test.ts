import { describe, expect, test } from 'vitest';
import { readConfig } from '#src/config-check.ts';
import { notificationAction } from '#widgets/shared/notifications/notification-action.ts';

const page = 'https://school.example/news';
const config = readConfig({
  links: {
    appraisal: 'https://school.example/appraisal?from=portal',
    activity: 'https://activity.example/detail',
    plan: '/plan',
  },
});
const action = (sourceType: number, sourceId = '7') =>
  notificationAction({ sourceType, sourceId }, config, page);

describe('a click on a message', () => {
  test('20 leads to the appraisal', () =>
    expect(action(20)).toEqual({ type: 'link', url: '/appraisal?from=portal&id=7', isExternal: false }));
  test('21 leads to the activity, on another site in a new window', () =>
    expect(action(21)).toEqual({
      type: 'link',
      url: 'https://activity.example/detail?id=7',
      isExternal: true,
    }));
  test('23 leads to the plan', () => expect(action(23)).toMatchObject({ url: '/plan?id=7' }));
  test('43 belongs to the feedback desk', () => expect(action(43)).toEqual({ type: 'feedback' }));
  test.each([13, 14, 24, 25, 0, 99, -1, Number.NaN])('%s only marks it read', (type) =>
    expect(action(type)).toEqual({ type: 'none' }),
  );
  test('without an id the address has none', () => expect(action(23, '')).toMatchObject({ url: '/plan' }));
  test('an id cannot break out of its place', () =>
    expect(action(23, '7&admin=1#x')).toMatchObject({ url: '/plan?id=7%26admin%3D1%23x' }));

  describe('with an address of the operator’s own', () => {
    const settings = readConfig({
      links: { plan: '/plan' },
      notificationLinks: { 61: '/space/homework/{id}', 62: '/space/creation', 23: '/plans/{id}?from=bell' },
    });
    const led = (sourceType: number, sourceId: string | undefined) =>
      notificationAction({ sourceType, sourceId: sourceId ?? '' }, settings, page);
    test.each([
      [61, '7', '/space/homework/7'],
      [61, 'a/b?c', '/space/homework/a%2Fb%3Fc'],
      [62, '7', '/space/creation'],
      [62, undefined, '/space/creation'],
      [23, '7', '/plans/7?from=bell'],
    ])('%s with the id %s leads to %s', (type, sourceId, url) =>
      expect(led(type, sourceId)).toEqual({ type: 'link', url, isExternal: false }),
    );
    test.each([undefined, '', '.', '..'])('an item with the id %s is led to by nothing', (sourceId) =>
      expect(led(61, sourceId)).toEqual({ type: 'none' }),
    );
  });

  test('without a configured address nothing is led to', () =>
    expect(notificationAction({ sourceType: 20, sourceId: '7' }, readConfig({}), page)).toEqual({
      type: 'none',
    }));
  test('an address that is none of the web’s is not used', () => {
    const unsafe = readConfig({ links: { plan: 'javascript:alert(1)' } });
    expect(notificationAction({ sourceType: 23, sourceId: '7' }, unsafe, page)).toEqual({ type: 'none' });
  });
  test('on a tenant’s page a path is the server’s', () => {
    const remote = readConfig({ api: 'https://portal.example', links: { plan: '/plan' } });
    expect(notificationAction({ sourceType: 23, sourceId: '7' }, remote, page)).toEqual({
      type: 'link',
      url: 'https://portal.example/plan?id=7',
      isExternal: true,
    });
  });
});
