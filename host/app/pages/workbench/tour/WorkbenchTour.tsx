import { useEffect, useState } from 'react';
import { pageHeading } from '#host/app/history/page-heading.ts';
import { TOUR_EVENT } from '#src/tour-request.ts';
import { useSession } from '#src/data/portal-context.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { markTourAnswered, wasTourAnswered } from './answered-tours.ts';
import { Invitation } from './Invitation.tsx';
import type { TourProps } from './Tour.tsx';

const Tour = lazyComponent<TourProps>(() => import('./Tour.tsx').then((module) => module.Tour));

/** The tour of the workbench, and the invitation to it, which each user answers once in a browser. */
export function WorkbenchTour() {
  const userId = useSession((session) => session.userId);
  const [isInvited, setInvited] = useState(() => !wasTourAnswered(userId));
  const [isOpen, setOpen] = useState(false);
  // Where the code does not come, the invitation stays for another try.
  const isReady = useLazyLoad(Tour, isOpen, () => setOpen(false));

  useEffect(() => {
    const begin = (event?: Event) => {
      event?.preventDefault();
      setOpen(true);
    };
    if (/[?&]tour=/.test(window.location.search)) begin();
    window.addEventListener(TOUR_EVENT, begin);
    return () => window.removeEventListener(TOUR_EVENT, begin);
  }, []);
  const end = () => {
    setOpen(false);
    setInvited(false);
  };
  const decline = () => {
    // The button goes.
    pageHeading()?.focus({ preventScroll: true });
    markTourAnswered(userId);
    setInvited(false);
  };

  if (isReady) return <Tour onClose={end} />;
  return isInvited ? (
    <Invitation busy={isOpen} onStart={() => setOpen(true)} onIntent={Tour.prefetch} onDecline={decline} />
  ) : null;
}
