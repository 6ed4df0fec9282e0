import type { KeyboardEvent } from 'react';
import { focusedElement } from '../focus/focus.ts';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves between the controls of one tab stop with the arrow keys, Home and End, also inside a shadow root. */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>, controls: string): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)];
  const index = stops.findIndex((stop) => stop === focusedElement(event.currentTarget));
  if (index < 0) return;
  event.preventDefault();
  event.stopPropagation();
  stops[step(index, stops.length)]?.focus();
}

export const moveByTabKey = (event: KeyboardEvent<HTMLElement>) =>
  moveByArrowKey(event, '[role=tab]:not(:disabled)');
