import { useState } from 'react';
import { CalendarCheck, Check } from 'lucide-react';
import type { CheckInDetail } from '#src/api/check-in.ts';
import { signCardTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import { creditToWin } from './check-in-days.ts';
import type { CheckInProps } from './CheckIn.tsx';
import type { OnCheckedIn } from './useCheckIn.ts';

const CheckIn = lazyComponent<CheckInProps>(() => import('./CheckIn.tsx').then((module) => module.CheckIn));

interface CheckInButtonProps {
  detail: CheckInDetail;
  onCheckedIn: OnCheckedIn | undefined;
}

/** Checks in for today; its code loads on hover, touch or focus. Afterwards it shows the result and keeps the focus. */
export function CheckInButton({ detail, onCheckedIn }: CheckInButtonProps) {
  const words = useTexts(signCardTexts);
  // The card keys the button by user, so that a click by one user never checks in another.
  const [attempt, setAttempt] = useState(0);
  const isWanted = attempt > 0;
  const isReady = useLazyLoad(CheckIn, isWanted, () => setAttempt(0));
  const isDone = detail.todaySign;
  const prefetch = isDone ? undefined : CheckIn.prefetch;
  return (
    <>
      <button
        type="button"
        className="portal-sign-button"
        part="button"
        data-done={isDone || undefined}
        aria-disabled={isDone || undefined}
        aria-busy={(isWanted && !isReady) || undefined}
        onClick={() => {
          if (!isDone) setAttempt(attempt + 1);
        }}
        onPointerEnter={prefetch}
        onTouchStart={prefetch}
        onFocus={prefetch}
      >
        {isDone ? <Check size={18} aria-hidden="true" /> : <CalendarCheck size={18} aria-hidden="true" />}
        {isDone ? words.signed : words.sign}
      </button>
      {isReady ? <CheckIn attempt={attempt} toWin={creditToWin(detail)} onCheckedIn={onCheckedIn} /> : null}
    </>
  );
}
