import type { ReactNode } from 'react';
import { uiTexts } from '../../src/texts/ui.ts';
import { useTexts } from '../../src/texts/useTexts.ts';

interface LateProps {
  /** Shown until it is here. */
  outline: ReactNode;
  /** There where it did not come: asks for it again. */
  retry: (() => void) | undefined;
}

/** In place of a view whose code is not here. */
export function Late({ outline, retry }: LateProps) {
  const words = useTexts(uiTexts);
  if (!retry) return outline;
  return (
    <p className="portal-sign-late" role="alert">
      <button type="button" onClick={retry}>
        {words.loadFailed}
      </button>
    </p>
  );
}
