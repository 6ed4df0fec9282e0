import { useEffect, useRef, useState } from 'react';
import { useSession } from '#src/data/portal-context.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { pageHeading } from '#host/app/history/page-heading.ts';
import { useQueryParams, useSetQueryParams } from '#host/app/history/useQueryParams.ts';
import { TOUR_PARAM } from '#host/app/layout/tour-url.ts';
import { markTourAnswered, wasTourAnswered } from './answered-tours.ts';
import { Invitation } from './Invitation.tsx';
import type { TourProps } from './Tour.tsx';

const Tour = lazyComponent<TourProps>(() => import('./Tour.tsx').then((module) => module.Tour));

/** The tour of the workbench, and the invitation to it, which each user answers once in a browser. */
export function WorkbenchTour() {
  const userId = useSession((session) => (session.isPending ? '' : session.userId));
  const [isInvited, setInvited] = useBrowserState(() => userId !== '' && !wasTourAnswered(userId), false);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isReady = useLazyLoad(Tour, isOpen, close);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();

  // The button of the invitation is gone when the tour ends.
  const returnFocus = useRef<HTMLElement | null>(null);
  const start = () => {
    returnFocus.current = pageHeading();
    setOpen(true);
  };
  const decline = () => {
    pageHeading()?.focus({ preventScroll: true });
    markTourAnswered(userId);
    setInvited(false);
  };
  useEffect(() => {
    if (!query.has(TOUR_PARAM)) return;
    returnFocus.current = null;
    setOpen(true);
    // A reload and Back do not begin it again.
    const rest = new URLSearchParams(query);
    rest.delete(TOUR_PARAM);
    setQuery(rest, 'replace');
  }, [query, setQuery]);
  useEffect(() => {
    // Until its code has come the invitation stays, for another try.
    if (!isReady) return;
    markTourAnswered(userId);
    setInvited(false);
  }, [isReady, userId, setInvited]);

  if (isReady) return <Tour onClose={close} returnFocus={returnFocus} />;
  return isInvited ? (
    <Invitation busy={isOpen} onStart={start} onIntent={Tour.prefetch} onDecline={decline} />
  ) : null;
}
