import type { KeyboardEvent } from 'react';
import { homeTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';

interface SlidePickerProps {
  /** The id of the carousel; its slides have the ids `<id>-slide-<index>`. */
  id: string;
  count: number;
  index: number;
  nameOf: (slide: number) => string;
  onPick: (slide: number) => void;
}

/** The dots of the carousel: a tab for each slide, with arrow key navigation. */
export function SlidePicker({ id, count, index, nameOf, onPick }: SlidePickerProps) {
  const words = useTexts(homeTexts);
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % count,
      ArrowLeft: (index - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onPick(next);
    const tab = event.currentTarget.parentElement?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className="portal-carousel-dots" role="tablist" aria-label={words.slidePicker}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          role="tab"
          className="portal-carousel-dot"
          aria-label={nameOf(slide)}
          aria-selected={slide === index}
          aria-controls={`${id}-slide-${slide}`}
          tabIndex={slide === index ? 0 : -1}
          onClick={() => onPick(slide)}
          onKeyDown={handleKey}
        />
      ))}
    </div>
  );
}
