import { useEffect, useLayoutEffect, useRef } from 'react';
import { addBackHandler } from './back-handlers.ts';

/** While active, e.g. in the second step of a wizard, the system's Back calls `onBack` before it leaves the page. */
export function useBackHandler(isActive: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  const remove = useRef(() => {});
  // Not a layout effect: a step inside a dialog must be added after the dialog itself.
  useEffect(() => {
    if (isActive) remove.current = addBackHandler(() => latest.current());
  }, [isActive]);
  // A layout effect: the history is compared with the handlers soon after Back has called one of them.
  useLayoutEffect(() => () => remove.current(), [isActive]);
}
