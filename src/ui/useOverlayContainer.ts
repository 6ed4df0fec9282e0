import { useEffect, useState } from 'react';
import { useThemeRoot } from './theme-root-context.ts';

/** Where dialogs are put: inside the surface, so that they share its styles. Null until the surface is there. */
export function useOverlayContainer(): HTMLElement | null {
  const { overlay } = useThemeRoot();
  const [place, setPlace] = useState(overlay.current);
  // Later than the surface's own commit, with which a dialog that is open from the start comes.
  useEffect(() => setPlace(overlay.current), [overlay]);
  return place;
}
