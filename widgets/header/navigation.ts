import { pagePaths } from '#src/page-paths.ts';
import type { NavigationEntry } from '#src/api/navigation.ts';
import { serverUrl } from '#src/rules/server-url.ts';
import { safeUrl, type SafeUrl } from '#src/rules/safe-url.ts';

export interface NavigationLink {
  name: string;
  url: SafeUrl;
  /** The link leads to another site, so it opens in a new window. */
  isExternal: boolean;
  /** `page`: the link's own page is shown. `true`: a page below it is shown. */
  current: 'page' | 'true' | undefined;
}

const paths: Readonly<Record<string, SafeUrl>> = {
  home: pagePaths.home,
  activity: '/activity',
  project: '/project',
  live: '/liveList',
  studio: '/teacher',
  course: '/superstore',
  appDownload: '/appDownload',
};

/** Other paths of the same page or area, which highlight the entry too. */
const alsoCurrent: Readonly<Record<string, readonly string[]>> = {
  '/index': ['/'],
  '/superstore': ['/course'],
};

/**
 * Returns the links of the configured navigation, without unknown codes, entries without a name and unsafe URLs.
 * `page` is the current URL; `portal` is the base URL of the portal, '' for the page's own origin.
 */
export function navigationLinks(
  entries: readonly NavigationEntry[],
  page: URL,
  portal = '',
): NavigationLink[] {
  const home = new URL(portal || '/', page);
  return entries.flatMap(({ navigationCode, name, url: ownUrl }) => {
    const address = navigationCode === 'hyperlink' ? safeUrl(ownUrl, home.href) : ownPath(navigationCode);
    const url = serverUrl(address, portal);
    if (!url || !name.trim()) return [];
    const { origin, pathname } = new URL(url, home);
    const isShown = origin === page.origin;
    const current = isShown ? currentOf(pathname, page.pathname) : undefined;
    return [{ name, url, isExternal: !isShown && origin !== home.origin, current }];
  });
}

function ownPath(code: string): SafeUrl {
  return Object.hasOwn(paths, code) ? (paths[code] ?? '') : '';
}

function currentOf(path: string, shown: string): NavigationLink['current'] {
  const paths = [path, ...(alsoCurrent[path] ?? [])];
  if (paths.includes(shown)) return 'page';
  return paths.some((one) => one !== '/' && shown.startsWith(`${one}/`)) ? 'true' : undefined;
}
