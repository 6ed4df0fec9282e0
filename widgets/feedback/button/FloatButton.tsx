import { useId, type ReactNode } from 'react';
import { feedbackButtonTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useDraggable } from '#src/ui/floating/useDraggable.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';

interface FloatButtonProps {
  name: string;
  title: string;
  busy: boolean;
  onOpen: () => void;
  /** The pointer, a finger or the focus has reached the button. */
  onIntent: () => void;
  children: ReactNode;
}

/** The floating button, which pointer and arrow keys can move. */
export function FloatButton({ name, title, busy, onOpen, onIntent, children }: FloatButtonProps) {
  const words = useTexts(feedbackButtonTexts);
  const hint = useId();
  const { style, isDragging, endsDrag, handlers } = useDraggable();
  return (
    <>
      <button
        type="button"
        className="portal-feedback-float"
        part="float"
        aria-label={name}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        aria-describedby={hint}
        title={title}
        data-dragging={isDragging || undefined}
        style={style}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
        {...handlers}
        onClick={() => {
          if (!endsDrag()) onOpen();
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
