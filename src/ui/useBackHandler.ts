import { useEffect, useRef } from 'react';
import { addBackHandler } from './back-handlers.ts';

/** While active, e.g. in the second step of a wizard, the system's Back calls `onBack` before it leaves the page. */
export function useBackHandler(isActive: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  // Not a layout effect: a step inside a dialog must be added after the dialog itself.
  useEffect(() => (isActive ? addBackHandler(() => latest.current()) : undefined), [isActive]);
}
