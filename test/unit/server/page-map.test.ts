// @vitest-environment node
import { expect, it } from 'vitest';
import { findPage, pagePath, readPageMap } from '#host/server/page-map.ts';
import { folderWith } from './folders.ts';

const map = [{ pattern: '^/index$', page: 'home', status: 200 }] as const;

it('a built portal names the page of each path, and one that is not prerendered none', () => {
  expect(readPageMap(folderWith({ '.vite/pages.json': JSON.stringify(map) }))).toEqual(map);
  expect(readPageMap(folderWith({ 'index.html': '' }))).toEqual([]);
});

it('a path has its page however it is written, and any other the one that says that there is none', () => {
  expect(findPage(map, '/Index')).toMatchObject({ page: 'home', status: 200 });
  expect(findPage(map, '/none')).toEqual({ page: 'notFound', status: 404 });
  expect(pagePath('home', 'en')).toBe('/pages/en/home.html');
});
