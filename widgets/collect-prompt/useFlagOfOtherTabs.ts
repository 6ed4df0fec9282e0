import { useEffect, useRef } from 'react';

/** Calls `onChange` when another tab changes local storage: the user may have answered the prompt there. */
export function useFlagOfOtherTabs(onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  }, []);
}
