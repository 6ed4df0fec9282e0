import type { RefObject } from 'react';
import { ArrowUpToLine } from 'lucide-react';
import { sideToolsTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useBackToTop } from '#src/ui/scrolling/useBackToTop.ts';

interface BackToTopProps {
  /** The element that gets the focus, because the button is unmounted at the top. */
  focusNext: RefObject<HTMLElement | null>;
}

export function BackToTop({ focusNext }: BackToTopProps) {
  const words = useTexts(sideToolsTexts);
  const [isShown, rise] = useBackToTop(() => focusNext.current);
  if (!isShown) return null;
  return (
    <div className="portal-side-tools-group">
      <button
        type="button"
        className="portal-side-tool"
        part="side-tool"
        aria-label={words.top}
        title={words.top}
        onClick={rise}
      >
        <ArrowUpToLine size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
