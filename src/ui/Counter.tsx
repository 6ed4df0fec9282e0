import { counterText, EMPTY_COUNTER } from '../texts/format.ts';
import { useTexts } from '../texts/useTexts.ts';
import { counterTexts } from '../texts/ui-counter.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CounterProps {
  value: number | string | null | undefined;
}

/** A number that the server counts; a dash where it is empty, which is spoken as a word. */
export function Counter({ value }: CounterProps) {
  const words = useTexts(counterTexts);
  const text = counterText(value);
  if (text !== EMPTY_COUNTER) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{words.none}</VisuallyHidden>
    </>
  );
}
