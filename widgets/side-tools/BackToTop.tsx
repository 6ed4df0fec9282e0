import type { RefObject } from 'react';
import { ArrowUpToLine } from 'lucide-react';
import { sideToolsTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useScrolledPast } from '../../src/ui/useScrolledPast.ts';

interface BackToTopProps {
  /** The element that gets the focus, because the button is unmounted at the top. */
  focusNext: RefObject<HTMLElement | null>;
}

export function BackToTop({ focusNext }: BackToTopProps) {
  const words = useTexts(sideToolsTexts);
  const isShown = useScrolledPast();
  if (!isShown) return null;

  const rise = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    focusNext.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
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
