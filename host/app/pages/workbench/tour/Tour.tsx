import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useModal } from '#src/ui/dialogs/useModal.ts';
import { useOverlayContainer } from '#src/ui/dialogs/useOverlayContainer.ts';
import { focusedElement } from '#src/ui/focus/focus.ts';
import { isModifiedEvent } from '#src/ui/navigation/navigate.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { tourTexts } from './texts.ts';
import css from './tour.css?inline';
import type { ShownStep } from './tour-steps.ts';
import { useBeginning, useLostFocus } from './beginning.ts';
import { useShownSteps } from './useShownSteps.ts';
import { useTourPlace } from './useTourPlace.ts';

export interface TourProps {
  onClose: () => void;
}

/** The guided tour of the workbench: a card beside each part that it explains, on a phone a sheet. */
export function Tour({ onClose }: TourProps) {
  const overlay = useOverlayContainer();
  const steps = useShownSteps();
  useBeginning();
  return overlay && hasAny(steps)
    ? createPortal(<TourCard steps={steps} onClose={onClose} />, overlay)
    : null;
}

type Steps = readonly [ShownStep<HTMLElement>, ...ShownStep<HTMLElement>[]];
const hasAny = (steps: readonly ShownStep<HTMLElement>[]): steps is Steps => steps.length > 0;

interface TourCardProps extends TourProps {
  /** At least one. */
  steps: Steps;
}

function TourCard({ steps, onClose }: TourCardProps) {
  // Add the stylesheet before the card is measured.
  useStyles(css);
  const words = useTexts(tourTexts);
  const id = useId();
  const card = useRef<HTMLDialogElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<{ index: number; hasMoved: boolean }>({ index: 0, hasMoved: false });
  // A window that has become narrower may have lost a step.
  const index = Math.min(chosen.index, steps.length - 1);
  const step = steps[index] ?? steps[0];
  const returnFocus = useLostFocus();
  const handleModalKey = useModal(card, { onClose, closesOutside: true, returnFocus });
  useTourPlace({ card, ring, target: step.target, isSheet: useIsMobile() });

  const isLast = index === steps.length - 1;
  const move = (by: 1 | -1) => {
    if (index + by >= 0 && index + by < steps.length) setChosen({ index: index + by, hasMoved: true });
  };
  useLayoutEffect(() => {
    // The first and the last step have a button less, which may have been the focused one.
    if (card.current && !card.current.contains(focusedElement(card.current))) next.current?.focus();
  }, [index]);
  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    handleModalKey(event);
    if (isModifiedEvent(event)) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };

  const title = words[step.title];
  const text = fill(words[step.text], { key: keyOf(step.target) });
  const count = { place: index + 1, total: steps.length };
  return (
    <dialog
      ref={card}
      className="portal-tour"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-count ${id}-text`}
      onKeyDown={handleKey}
    >
      <div ref={ring} className="portal-tour-ring" />
      <div className="portal-tour-head">
        <p id={`${id}-count`}>{fill(words.count, count)}</p>
        {isLast ? null : (
          <Button variant="link" size="small" data-close="" onClick={onClose}>
            {words.skip}
          </Button>
        )}
      </div>
      <h2 id={`${id}-title`} className="portal-tour-title">
        {title}
      </h2>
      <p id={`${id}-text`} className="portal-tour-text">
        {text}
      </p>
      {isLast ? <p className="portal-tour-again">{words.again}</p> : null}
      <div className="portal-tour-buttons">
        {index > 0 ? <Button onClick={() => move(-1)}>{words.previous}</Button> : null}
        <Button ref={next} variant="primary" data-autofocus="" onClick={isLast ? onClose : () => move(1)}>
          {isLast ? words.done : words.next}
        </Button>
      </div>
      <VisuallyHidden role="status">
        {/* The dialog itself tells the first one when it opens. */}
        {chosen.hasMoved ? fill(words.announced, { ...count, title, text }) : null}
      </VisuallyHidden>
    </dialog>
  );
}

/** The key of a button, as the portal writes it. */
const keyOf = (button: HTMLElement) =>
  (button.getAttribute('aria-keyshortcuts') ?? '').replace('Meta+', '⌘').replace('Control+', 'Ctrl ');
