import { useEffect, useRef, useState } from 'react';
import { faqTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

interface HelpfulProps {
  /** The answer did not help. */
  onUnsolved: () => void;
}

/** Asks whether an answer has helped. */
export function Helpful({ onUnsolved }: HelpfulProps) {
  const words = useTexts(faqTexts);
  const [isSolved, setSolved] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSolved) thanks.current?.focus();
  }, [isSolved]);

  return isSolved ? (
    <p ref={thanks} className="portal-faq-helpful" role="status" tabIndex={-1}>
      {words.thanks}
    </p>
  ) : (
    <div className="portal-faq-helpful">
      <span>{words.helpful}</span>
      <Button size="small" onClick={() => setSolved(true)}>
        {words.solved}
      </Button>
      <Button size="small" onClick={onUnsolved}>
        {words.unsolved}
      </Button>
    </div>
  );
}
