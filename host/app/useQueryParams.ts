import { useMemo } from 'react';
import { useRouter } from 'wouter';

/**
 * The query of the page's own address, which a kept page goes on seeing behind another one. wouter's `useSearch` must
 * not be used for it: it decodes the query before it is parsed, so that an encoded `&` would separate parameters.
 */
export function useQueryParams(): URLSearchParams {
  const router = useRouter();
  const search = router.searchHook(router);
  return useMemo(() => new URLSearchParams(search), [search]);
}
