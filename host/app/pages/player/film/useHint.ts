import { useCallback, useEffect, useState } from 'react';

/** In milliseconds. */
const HINT_LIFETIME_MS = 1200;

/** A word on what a key has done, shown on the film for a moment and announced. */
export function useHint(): [string, (text: string) => void] {
  const [hint, setHint] = useState({ text: '' });
  useEffect(() => {
    if (!hint.text) return undefined;
    const timer = setTimeout(() => setHint({ text: '' }), HINT_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return [hint.text, useCallback((text) => setHint({ text }), [])];
}
