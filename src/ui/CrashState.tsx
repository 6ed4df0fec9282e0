import { useTexts } from '../texts/useTexts.ts';
import { firstUiTexts } from '../texts/ui-first.ts';
import { restUiTexts } from '../texts/ui-rest.ts';
import { ErrorState } from './ErrorState.tsx';

/** What stands where a component has crashed. */
export function CrashState({ onRetry }: { onRetry?: () => void }) {
  const { crashTitle } = useTexts(firstUiTexts);
  const { crashText } = useTexts(restUiTexts);
  return <ErrorState title={crashTitle} message={crashText} onRetry={onRetry} />;
}
