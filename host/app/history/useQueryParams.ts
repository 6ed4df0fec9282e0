import { useCallback, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { searchOf } from '#src/rules/search-of.ts';
import { atPageEntry } from './back-history.ts';

/**
 * Returns the query of the page's own URL, which does not change while a kept page is hidden. Do not use wouter's
 * `useSearch`: it decodes the query before parsing, so that an encoded `&` would separate parameters.
 */
export function useQueryParams(): URLSearchParams {
  const router = useRouter();
  const search = router.searchHook(router);
  return useMemo(() => new URLSearchParams(search), [search]);
}

const inPage = { portal: 'in-page' };

/** True if the current history entry has changed only the query of a page, by the page's own controls. */
export function isInPageNavigation(): boolean {
  const state: unknown = window.history.state;
  return Reflect.get(Object(state), 'portal') === inPage.portal;
}

/**
 * Returns a function that changes the query of the page's own URL. Focus and scroll position stay as they are. `replace`
 * makes the entry of an open dialog one of the page; `replace-page` changes the page's entry below it.
 */
export function useSetQueryParams(): (
  query: URLSearchParams,
  how: 'push' | 'replace' | 'replace-page',
) => void {
  const [path, navigate] = useLocation();
  return useCallback(
    (query, how) => {
      const search = searchOf(query);
      // A tab reports a click twice, by its press and by its focus.
      if (search === window.location.search) return;
      const go = () => navigate(path + search, { replace: how !== 'push', state: inPage });
      if (how === 'replace-page') atPageEntry(go);
      else go();
    },
    [path, navigate],
  );
}
