import type { NavigationEntry } from '../../src/api/org.ts';
import { safeUrl } from '../../src/rules/url.ts';

export interface NavigationLink {
  name: string;
  url: string;
  /** It leads to another site, and so to a new window. */
  isExternal: boolean;
  /** `page`: this very page is shown. `true`: one that belongs to it. */
  current: 'page' | 'true' | undefined;
}

const paths: Readonly<Record<string, string>> = {
  home: '/index',
  activity: '/activity',
  project: '/project',
  live: '/liveList',
  studio: '/teacher',
  course: '/superstore',
  appDownload: '/appDownload',
};

/** Paths that show the same page, or one of the same area. */
const alsoCurrent: Readonly<Record<string, readonly string[]>> = {
  '/index': ['/'],
  '/superstore': ['/course'],
};

/**
 * The links of the configured navigation. Codes that nobody knows, entries without a name and addresses that are not
 * safe are left out. `page` is the address that is shown.
 */
export function navigationLinks(entries: readonly NavigationEntry[], page: URL): NavigationLink[] {
  return entries.flatMap(({ navigationCode, name, url: ownUrl }) => {
    const url = navigationCode === 'hyperlink' ? safeUrl(ownUrl, page.href) : ownPath(navigationCode);
    if (!url || !name.trim()) return [];
    const { origin, pathname } = new URL(url, page);
    const isExternal = origin !== page.origin;
    return [{ name, url, isExternal, current: isExternal ? undefined : currentOf(pathname, page.pathname) }];
  });
}

function ownPath(code: string): string {
  return Object.hasOwn(paths, code) ? (paths[code] ?? '') : '';
}

function currentOf(path: string, shown: string): NavigationLink['current'] {
  if (shown === path || alsoCurrent[path]?.includes(shown)) return 'page';
  return path !== '/' && shown.startsWith(`${path}/`) ? 'true' : undefined;
}
