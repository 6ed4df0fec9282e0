import { useEffect, useState } from 'react';
import { useThemeRoot } from '../root/theme-root-context.ts';

/**
 * Returns the container for dialogs: inside the `ThemeRoot`, so that they share its styles. Null until that
 * has mounted.
 */
export function useOverlayContainer(): HTMLElement | null {
  const { overlay } = useThemeRoot();
  const [container, setContainer] = useState(overlay.current);
  // The ref is still empty when a dialog renders in the same commit as its `ThemeRoot`.
  useEffect(() => setContainer(overlay.current), [overlay]);
  return container;
}
