import { describe, expect, it, test } from 'vitest';
import { highlightPath } from '#host/app/layout/highlight-path.ts';
import { firstRoute } from '#host/app/routing/match-route.ts';
import { navigationLinks } from '#widgets/header/navigation.ts';

const codes = ['home', 'activity', 'project', 'live', 'studio', 'course'];
const entries = codes.map((navigationCode) => ({ navigationCode, name: navigationCode, url: '' }));

function highlighted(address: string): string[] {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  const path = highlightPath(firstRoute(pathname, searchParams), pathname);
  const links = navigationLinks(entries, new URL(path, 'https://portal.example'));
  return links.filter(({ current }) => current).map(({ name, current }) => `${name} ${current}`);
}

describe('the header highlights', () => {
  test.each([
    ['/courseHome?id=1', 'course true'],
    ['/studioHome?id=1', 'studio true'],
    ['/thirdProject/1', 'project true'],
    ['/project?id=1', 'project true'],
    ['/activity?id=1', 'activity true'],
    ['/liveList/live?id=1', 'live true'],
    ['/project', 'project page'],
    ['/course', 'course page'],
    ['/superstore', 'course page'],
    ['/index', 'home page'],
  ])('at %s: %s', (address, entry) => {
    expect(highlighted(address)).toEqual([entry]);
  });

  it('nothing at a page of no entry', () => {
    expect(highlighted('/about/us')).toEqual([]);
    expect(highlighted('/courseManage')).toEqual([]);
  });
});
