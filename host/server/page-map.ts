import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import type { Route } from '../app/routing/routes.ts';
import { firstRoute } from '../app/routing/match-route.ts';

/** Which prerendered file a path gets. */
export interface PageEntry {
  /** The source of a regular expression, not case-sensitive. */
  pattern: string;
  /** The name of the file in the folder of each language. */
  page: string;
  status: 200 | 404;
}

/** The page of every path that no other entry matches. */
export const missingPage = { page: 'notFound', status: 404 } as const;

/** The map of all paths, in the order of the route table: the first match wins. */
export function pageMap(routes: readonly Route[]): PageEntry[] {
  return routes.map(({ path }) => {
    const { name } = firstRoute(path);
    return { pattern: parse(path).pattern.source, page: name, status: name === missingPage.page ? 404 : 200 };
  });
}

export function findPage(map: readonly PageEntry[], path: string): Pick<PageEntry, 'page' | 'status'> {
  return map.find(({ pattern }) => new RegExp(pattern, 'i').test(path)) ?? missingPage;
}

/** The path of a prerendered file below the portal's folder. */
export const pagePath = (page: string, locale: string) => `/pages/${locale}/${page}.html`;

/** Where a built portal has its map; our server hides the folder. */
export const mapFile = '.vite/pages.json';

/** The map of a built portal; empty if it is not prerendered. */
export function readPageMap(portal: string): PageEntry[] {
  const file = join(portal, mapFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageEntry[]) : [];
}
