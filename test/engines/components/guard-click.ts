import { patience } from '../../patience.ts';
import { isWithin, nextFrame, type ClickOptions } from './point.ts';

const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** A click may never come to the page, e.g. where it has left meanwhile. */
const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('the click has not come')));

/**
 * Clicks, and throws if the element had moved away by then: what was hit instead never gets the click. Waits for its last
 * event, since a driver may answer before the page has got it.
 */
export async function guardClick(
  element: Element,
  { force = false }: ClickOptions = {},
  click: () => Promise<void>,
): Promise<void> {
  let isHit = true;
  let isClicked = false;
  let end = () => {};
  const hasEnded = new Promise<void>((resolve) => (end = resolve));
  const guard = (event: Event) => {
    // The second of two clicks hits what the first has brought.
    if (isClicked) return;
    const [target] = event.composedPath();
    isHit &&= force || (target instanceof Element && isWithin(target, element));
    if (!isHit) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    isClicked = isHit && event.type === 'click';
    if (event.type === 'pointerup') end();
  };
  // A drag that begins takes the pointer's last event.
  window.addEventListener('pointercancel', end, true);
  for (const name of events) window.addEventListener(name, guard, true);
  try {
    await click();
    await Promise.race([hasEnded, tooLate()]);
    await nextFrame();
  } finally {
    window.removeEventListener('pointercancel', end, true);
    for (const name of events) window.removeEventListener(name, guard, true);
  }
  if (!isHit) throw new Error('the element has moved away from the click');
}
