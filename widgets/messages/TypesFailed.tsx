import { messagesTexts } from './texts.ts';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './types-failed.css?inline';

export interface TypesFailedProps {
  busy: boolean;
  onRetry: () => void;
}

/** Says in a line that the kinds are missing, and asks for them again. */
export function TypesFailed({ busy, onRetry }: TypesFailedProps) {
  useStyles(css);
  const words = useTexts(uiTexts);
  const { typesFailed } = useTexts(messagesTexts);
  return (
    <p className="portal-messages-again">
      <span role="status">{typesFailed}</span>
      <button type="button" aria-busy={busy} onClick={() => busy || onRetry()}>
        {words.retry}
      </button>
    </p>
  );
}
