import { useId } from 'react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { markingTexts } from './texts.ts';

/** How many papers are marked. */
export function MarkingProgress({ marked, count }: { marked: number; count: number }) {
  const words = useTexts(markingTexts);
  const id = useId();
  return (
    <div className="portal-marking-progress">
      <span id={id}>{fill(words.markedOf, { marked, count })}</span>
      <progress value={marked} max={Math.max(1, count)} aria-labelledby={id} />
    </div>
  );
}
