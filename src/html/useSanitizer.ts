import { useEffect, useState } from 'react';
import { SafeHtml } from './SafeHtml.tsx';

/**
 * Loads the sanitizer before there is HTML; true once `SafeHtml` shows its text, or says that its code has not come.
 * Content below such a text waits for it, so that it does not jump.
 */
export function useSanitizer(isWanted = true): boolean {
  const [isSettled, setSettled] = useState(SafeHtml.isLoaded);
  useEffect(() => {
    if (!isWanted || isSettled) return;
    const settle = () => setSettled(true);
    SafeHtml.load().then(settle, settle);
  }, [isWanted, isSettled]);
  return isSettled || !isWanted;
}
