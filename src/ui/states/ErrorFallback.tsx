import { useTexts } from '../../texts/useTexts.ts';
import { loadFailureTexts } from '../../texts/failures.ts';
import { ErrorState } from './ErrorState.tsx';

export interface ErrorFallbackProps {
  onRetry: () => void;
}

/** Replaces a component that has crashed. */
export function ErrorFallback({ onRetry }: ErrorFallbackProps) {
  const words = useTexts(loadFailureTexts);
  return <ErrorState title={words.crashTitle} message={words.crashText} onRetry={onRetry} />;
}
