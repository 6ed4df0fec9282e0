import { useId, type ButtonHTMLAttributes } from 'react';
import { feedbackButtonTexts } from '../../src/texts/feedback-button.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import { useFloat } from './useFloat.ts';

/** The floating button: can be moved by pointer and by arrow keys, and remembers its place. */
export function FloatButton({
  children,
  onClick,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'>) {
  const words = useTexts(feedbackButtonTexts);
  const hint = useId();
  const { place, isDragging, isMove, handlers } = useFloat();
  return (
    <>
      <button
        type="button"
        {...rest}
        {...handlers}
        className="portal-feedback-float"
        part="float"
        aria-describedby={hint}
        data-dragging={isDragging || undefined}
        style={place ? { right: place.right, bottom: place.bottom } : undefined}
        onClick={(event) => {
          if (!isMove()) onClick?.(event);
        }}
      >
        {children}
      </button>
      <VisuallyHidden id={hint} hidden>
        {words.moveHint}
      </VisuallyHidden>
    </>
  );
}
