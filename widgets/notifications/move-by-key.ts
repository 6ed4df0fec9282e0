import type { KeyboardEvent } from 'react';
import { focusedElement } from '../../src/ui/focused-element.ts';

const ends = { Home: -Infinity, End: Infinity };
const down: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ...ends };
const along: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ...ends };

interface Way {
  /** Round and round through a row of tabs. */
  tabs?: boolean;
  /** The key came before this code, and the browser was kept from scrolling. */
  isHeld?: boolean;
}

/** Moves the focus through the messages of a list, from none of them to the first or the last. */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  container: HTMLElement,
  { tabs = false, isHeld = false }: Way = {},
): void {
  const step = (tabs ? along : down)[event.key];
  if (!step || (event.defaultPrevented && !isHeld)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const stopsNow = () => [...container.querySelectorAll<HTMLElement>(tabs ? '[role=tab]' : '[data-notice]')];
  const stops = stopsNow();
  const focused = focusedElement(container);
  // What a message contains may have the focus, too.
  const place = stops.findIndex((stop) => (tabs ? stop : stop.parentElement)?.contains(focused));
  const nextOf = ({ length }: HTMLElement[]) =>
    tabs && Number.isFinite(step)
      ? (place + step + length) % length
      : Math.max(Math.min(place + step, length - 1), 0);
  if (stops.length === 0) return;
  event.preventDefault();
  const next = nextOf(stops);
  const rest = container.querySelector<HTMLElement>('[data-rest]');
  if (!rest || next < stops.length - 1) return stops[next]?.focus();
  // The last one is not there yet: the others come at once, with the microtask in which a change of state is shown.
  rest.click();
  queueMicrotask(() => {
    const all = stopsNow();
    all[nextOf(all)]?.focus();
  });
}
