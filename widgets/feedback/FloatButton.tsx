import { useId, type CSSProperties, type ReactNode } from 'react';
import { feedbackButtonTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { Place } from './position.ts';
import { useFloat } from './useFloat.ts';

interface FloatButtonProps {
  name: string;
  title: string;
  busy: boolean;
  onOpen: () => void;
  /** Somebody turns to it. */
  onIntent: () => void;
  children: ReactNode;
}

/** The floating button: can be moved by pointer and by arrow keys, and remembers its place. */
export function FloatButton({ name, title, busy, onOpen, onIntent, children }: FloatButtonProps) {
  const words = useTexts(feedbackButtonTexts);
  const hint = useId();
  const { button, place, isDrag, prepare, press, goOn, key } = useFloat();
  const turn = () => {
    onIntent();
    prepare();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="portal-feedback-float"
        part="float"
        aria-label={name}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        aria-describedby={hint}
        title={title}
        style={place ? styleOf(place) : undefined}
        onPointerEnter={turn}
        onFocus={turn}
        onTouchStart={turn}
        onPointerDown={press}
        onPointerMove={goOn}
        onPointerUp={goOn}
        onPointerCancel={goOn}
        onKeyDown={key}
        onClick={() => {
          if (!isDrag()) onOpen();
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

const styleOf = ({ right, bottom }: Place) =>
  ({ '--portal-float-right': `${right}px`, '--portal-float-bottom': `${bottom}px` }) as CSSProperties;
