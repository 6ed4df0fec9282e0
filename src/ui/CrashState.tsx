import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { ErrorState } from './ErrorState.tsx';

/** What stands where a component has crashed. */
export function CrashState({ onRetry }: { onRetry?: () => void }) {
  const { crashTitle } = useTexts(uiTexts);
  const { crashText } = useTexts(uiTexts);
  return <ErrorState title={crashTitle} message={crashText} onRetry={onRetry} />;
}
