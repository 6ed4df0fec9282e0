import { loadFailureTexts } from '../../texts/failures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import css from './load-failed.css?inline';
import { reloadPage } from '../navigation/leave-page.ts';

interface LoadFailedProps {
  /** A newer release has replaced the chunk, so only a reload helps. Drafts survive it. */
  isReleaseGone: boolean;
  onRetry: () => void;
}

/** Replaces a component whose chunk failed to load. It is small, since every lazy component includes it. */
export function LoadFailed({ isReleaseGone, onRetry }: LoadFailedProps) {
  useStyles(css);
  const words = useTexts(loadFailureTexts);
  return (
    <p className="portal-load-failed" role="alert">
      <span>{isReleaseGone ? words.releaseGone : words.loadFailed}</span>
      <button type="button" onClick={isReleaseGone ? reloadPage : onRetry}>
        {isReleaseGone ? words.reload : words.retry}
      </button>
    </p>
  );
}
