import { sidebarTexts } from './texts.ts';
import { loadFailureTexts } from '#src/texts/failures.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import css from './sidebar-fault.css?inline';

interface TotalsFailedProps {
  /** The error message. */
  message: string;
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown if the counters failed to load or to refresh. */
export function TotalsFailed({ message, isBusy, onRetry }: TotalsFailedProps) {
  useStyles(css);
  const words = useTexts(sidebarTexts);
  const { retry } = useTexts(loadFailureTexts);
  return (
    <div className="portal-sidebar-fault" role="alert">
      <p title={message}>{words.totalsFailed}</p>
      <Button size="small" busy={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
