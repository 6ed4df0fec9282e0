import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedElement } from './focus.ts';

/**
 * The button that opens a form and is gone while the form is shown: it takes the focus once the form is closed, unless
 * the user has gone elsewhere meanwhile.
 */
export function useFormOpener(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const button = opener.current;
    if (wasOpen.current && !isOpen && button && !focusedElement(button))
      button.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
