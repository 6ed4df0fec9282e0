import { describe, expect, test } from 'vitest';
import { navigationLinks } from '#widgets/header/navigation.ts';
import { fittingCount } from '#widgets/header/useFittingCount.ts';

const at = (path: string) => new URL(path, 'https://portal.example');
const entry = (navigationCode: string, url = '') => ({ navigationCode, name: '入口', url });
const links = (code: string, url = '', path = '/x') => navigationLinks([entry(code, url)], at(path));

describe('the configured navigation', () => {
  test.each([
    ['home', '/index'],
    ['activity', '/activity'],
    ['project', '/project'],
    ['live', '/liveList'],
    ['studio', '/teacher'],
    ['course', '/superstore'],
    ['appDownload', '/appDownload'],
  ])('%s leads to %s, whatever address the data gives', (code, path) => {
    expect(links(code, 'https://elsewhere.example')).toMatchObject([{ url: path, isExternal: false }]);
  });

  test.each([
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', true],
    ['//elsewhere.example/a', 'https://elsewhere.example/a', true],
    ['https://portal.example/news', 'https://portal.example/news', false],
    ['/news', '/news', false],
  ])('a hyperlink to %s leads to %s', (url, expected, isExternal) => {
    expect(links('hyperlink', url)).toMatchObject([{ url: expected, isExternal }]);
  });

  test.each([
    ['/news', 'https://portal.example/news', false],
    ['news?id=1', 'https://portal.example/news?id=1', false],
    ['https://portal.example/news', 'https://portal.example/news', false],
    ['https://school.example/news', 'https://school.example/news', false],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', true],
  ])('on a page of another site, a hyperlink to %s leads to %s', (url, expected, isExternal) => {
    const page = new URL('https://school.example/');
    expect(navigationLinks([entry('hyperlink', url)], page, 'https://portal.example')).toMatchObject([
      { url: expected, isExternal },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ' JaVaScRiPt:alert(1)', ''])(
    'a hyperlink to %j is left out',
    (url) => expect(links('hyperlink', url)).toEqual([]),
  );

  test.each(['shop', 'toString', '__proto__', 'constructor', ''])(
    'the unknown code %j is left out',
    (code) => {
      expect(links(code)).toEqual([]);
    },
  );

  test('an entry without a name is left out, the order stays', () => {
    const entries = [entry('live'), { ...entry('home'), name: ' ' }, entry('home')];
    expect(navigationLinks(entries, at('/')).map((link) => link.url)).toEqual(['/liveList', '/index']);
  });

  test.each([
    ['home', '/index', 'page'],
    ['home', '/', 'page'],
    ['home', '/indexes', undefined],
    ['live', '/liveList', 'page'],
    ['live', '/liveList/live', 'true'],
    ['course', '/superstore', 'page'],
    ['course', '/course', 'page'],
    ['course', '/activity', undefined],
  ])('%s on %s is current: %s', (code, path, current) => {
    expect(links(code, '', path)[0]?.current).toBe(current);
  });

  test('a page of another site is never current', () => {
    expect(links('hyperlink', 'https://elsewhere.example/x', '/x')[0]?.current).toBeUndefined();
  });
});

describe('how many entries fit into the row', () => {
  test.each([
    [[50, 50, 50], 150, 3],
    [[50, 50, 50], 149, 2],
    [[50, 50, 50], 139, 1],
    [[50, 50, 50], 89, 0],
    [[], 0, 0],
  ])('of %j in %i px: %i, with 40 px for "more"', (widths, room, count) => {
    expect(fittingCount(widths, room, 40)).toBe(count);
  });
});
