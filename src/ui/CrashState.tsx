import { useTexts } from '../texts/useTexts.ts';
import { uiTexts } from '../texts/ui.ts';
import { ErrorState } from './ErrorState.tsx';

/** What stands where a component has crashed. */
export function CrashState({ onRetry }: { onRetry?: () => void }) {
  const words = useTexts(uiTexts);
  return <ErrorState title={words.crashTitle} message={words.crashText} onRetry={onRetry} />;
}
