import type { KeyboardEvent } from 'react';
import { focusedElement } from './focused-element.ts';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End lead through a row of tabs, in a shadow root too. */
export function moveByTabKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!moveToTab(event.currentTarget, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The same for a key that was pressed earlier; false where it leads nowhere. */
export function moveToTab(tabs: HTMLElement, key: string): boolean {
  const step = steps[key];
  const stops = [...tabs.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const focused = focusedElement(tabs);
  const index = stops.findIndex((stop) => stop === focused);
  if (!step || index < 0) return false;
  stops[step(index, stops.length)]?.focus();
  return true;
}
