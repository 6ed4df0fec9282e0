import { CalendarCheck, Check } from 'lucide-react';
import type { SignDetail } from '../../src/api/credit.ts';
import { signCardTexts } from '../../src/texts/sign-card.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Button } from '../../src/ui/Button.tsx';
import { creditToWin } from './sign-days.ts';
import { useSignIn, type OnCheckedIn } from './useSignIn.ts';

interface SignButtonProps {
  detail: SignDetail;
  onCheckedIn: OnCheckedIn | undefined;
}

/** Signs in for today; afterwards it says so, and keeps the focus. */
export function SignButton({ detail, onCheckedIn }: SignButtonProps) {
  const words = useTexts(signCardTexts);
  const signIn = useSignIn(onCheckedIn);
  const isDone = detail.todaySign;
  return (
    <Button
      className="portal-sign-button"
      variant="primary"
      data-done={isDone || undefined}
      aria-disabled={isDone || undefined}
      icon={isDone ? <Check aria-hidden="true" /> : <CalendarCheck aria-hidden="true" />}
      onClick={() => {
        if (!isDone) void signIn(creditToWin(detail));
      }}
    >
      {isDone ? words.signed : words.sign}
    </Button>
  );
}
