import { useMemo } from 'react';
import { useRouter } from 'wouter';

/**
 * Returns the query of the page's own URL, which does not change while a kept page is hidden. Do not use wouter's
 * `useSearch`: it decodes the query before parsing, so that an encoded `&` would separate parameters.
 */
export function useQueryParams(): URLSearchParams {
  const router = useRouter();
  const search = router.searchHook(router);
  return useMemo(() => new URLSearchParams(search), [search]);
}
