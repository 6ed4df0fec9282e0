import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './notices.css?inline';

interface AgainProps {
  /** Default: that loading has failed. */
  text?: string;
  role?: 'alert' | 'status';
  busy?: boolean;
  onRetry: () => void;
}

/** Says in a line what is missing, and asks for it again. */
export function Again({ text, role = 'alert', busy = false, onRetry }: AgainProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  return (
    <p className="portal-notices-again">
      <span role={role}>{text || words.loadFailed}</span>
      <button type="button" aria-busy={busy} onClick={() => busy || onRetry()}>
        {words.retry}
      </button>
    </p>
  );
}
