import { useCallback, useState } from 'react';
import { CalendarCheck, Check } from 'lucide-react';
import type { CheckInDetail } from '../../src/api/credit.ts';
import { signCardTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { lazyView } from '../../src/ui/lazy-view.ts';
import { useToast } from '../../src/ui/theme-root-context.ts';
import { creditToWin } from './check-in-days.ts';
import type { SigningInProps } from './CheckIn.tsx';
import type { OnCheckedIn } from './useCheckIn.ts';

const signingIn = lazyView<SigningInProps>(() => import('./CheckIn.tsx').then((module) => module.CheckIn));

interface SignButtonProps {
  detail: CheckInDetail;
  onCheckedIn: OnCheckedIn | undefined;
}

/** Signs in for today, with code that comes when somebody turns to it; afterwards it says so, and keeps the focus. */
export function CheckInButton({ detail, onCheckedIn }: SignButtonProps) {
  const words = useTexts(signCardTexts);
  const { loadFailed } = useTexts(uiTexts);
  const toast = useToast();
  // The card gives everybody a button of their own: nobody signs in by a click that was another's.
  const [isWanted, setWanted] = useState(false);
  const end = useCallback(() => setWanted(false), []);
  const { View } = signingIn.useView(isWanted, () => {
    end();
    toast({ tone: 'error', text: loadFailed });
  });
  const isDone = detail.todaySign;
  const prepare = isDone ? undefined : signingIn.prepare;
  return (
    <>
      <button
        type="button"
        className="portal-sign-button"
        part="button"
        data-done={isDone || undefined}
        aria-disabled={isDone || undefined}
        aria-busy={(isWanted && !View) || undefined}
        onClick={() => {
          if (!isDone) setWanted(true);
        }}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        {isDone ? <Check size={18} aria-hidden="true" /> : <CalendarCheck size={18} aria-hidden="true" />}
        {isDone ? words.signed : words.sign}
      </button>
      {View ? <View toWin={creditToWin(detail)} onCheckedIn={onCheckedIn} onEnd={end} /> : null}
    </>
  );
}
