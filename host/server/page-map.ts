import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
