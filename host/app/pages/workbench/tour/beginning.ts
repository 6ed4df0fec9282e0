import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { pageHeading } from '#host/app/history/page-heading.ts';
import { useQueryParams, useSetQueryParams } from '#host/app/history/useQueryParams.ts';
import { useSession } from '#src/data/portal-context.ts';
import { focusedElement } from '#src/ui/focus/focus.ts';
import { markTourAnswered } from './answered-tours.ts';

/** The invitation is answered, and a reload or Back begins nothing again. */
export function useBeginning(): void {
  const userId = useSession((session) => session.userId);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  useEffect(() => markTourAnswered(userId), [userId]);
  useEffect(() => {
    if (!query.has('tour')) return;
    const rest = new URLSearchParams(query);
    rest.delete('tour');
    setQuery(rest, 'replace-page');
  }, [query, setQuery]);
}

/** The place for the focus at the end where its owner is gone, as the button of the invitation is. */
export function useLostFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!focusedElement(document.body)) place.current = pageHeading();
  }, []);
  return place;
}
