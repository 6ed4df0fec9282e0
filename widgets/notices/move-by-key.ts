import type { KeyboardEvent } from 'react';
import { focusedElement } from '../../src/ui/focused-element.ts';

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const rowsOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-notice]')];

/** Moves the focus through the messages of a list, from none of them to the first or the last. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, container: HTMLElement): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (moveTo(container, event.key)) event.preventDefault();
}

/** The same for a key that was pressed earlier; false where it leads nowhere. */
export function moveTo(container: HTMLElement, key: string): boolean {
  const step = steps[key];
  const rows = rowsOf(container);
  if (!step || rows.length === 0) return false;
  const focused = focusedElement(container);
  const place = rows.findIndex((row) => row === focused || (row.parentElement?.contains(focused) ?? false));
  const next = step(place, rows.length);
  const rest = container.querySelector<HTMLElement>('[data-rest]');
  if (!rest || next < rows.length - 1) {
    rows[next]?.focus();
    return true;
  }
  // The last one is not there yet: the others come at once, with the microtask in which a change of state is shown.
  rest.click();
  queueMicrotask(() => {
    const all = rowsOf(container);
    all[step(place, all.length)]?.focus();
  });
  return true;
}
