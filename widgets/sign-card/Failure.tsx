import { RotateCw } from 'lucide-react';
import { signCardTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import css from './failure.css?inline';

export interface FailureProps {
  of: 'credit' | 'checkIn';
  /** The error message. */
  message: string;
  /** True while the retry runs. */
  busy: boolean;
  onRetry: () => void;
}

/** An error message with a button to retry. */
export function Failure({ of, message, busy, onRetry }: FailureProps) {
  useStyles(css);
  const words = useTexts(signCardTexts);
  if (of === 'checkIn') {
    return (
      <ErrorState compact title={words.calendarFailed} message={message} busy={busy} onRetry={onRetry} />
    );
  }
  return (
    <div className="portal-sign-failure" role="alert">
      {words.creditFailed}
      <IconButton
        label={words.creditRetry}
        icon={<RotateCw aria-hidden="true" />}
        busy={busy}
        onClick={onRetry}
      />
    </div>
  );
}
