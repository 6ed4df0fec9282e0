import { counterText, EMPTY_COUNTER } from '../../texts/format.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { uiTexts } from '../../texts/ui.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface CounterProps {
  value: number | string | null | undefined;
}

/** Renders a count from the server; an empty count becomes a dash, which screen readers read as a word. */
export function Counter({ value }: CounterProps) {
  const words = useTexts(uiTexts);
  const text = counterText(value);
  if (text !== EMPTY_COUNTER) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{words.none}</VisuallyHidden>
    </>
  );
}
