import { useEffect, useRef } from 'react';

/** Told when another tab has changed what local storage holds: the question may have been answered there. */
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
