import { isDrag, type Hand } from './drag.ts';
import { movedByKey, within, type Place } from './position.ts';
import { writePlace } from './position-storage.ts';

/**
 * Lets pointer and arrow keys move the floating button: tells each place it comes to, and remembers where it is left.
 * `missed`: what has been done to it already. Returns the way to stop.
 */
export function makeMovable(
  button: HTMLButtonElement,
  onPlace: (place: Place) => void,
  missed: readonly Hand[],
): () => void {
  let start: Place | null = null;
  let drag: PointerEvent[] = [];
  // Keys may come faster than what they do is drawn.
  let latest: Place | null = null;

  /** The window without its scrollbar: what a fixed box measures its right edge from. */
  function room() {
    const { clientWidth, clientHeight } = button.ownerDocument.documentElement;
    return { width: clientWidth, height: clientHeight };
  }

  /** Not by its box, which grows while it is pointed at. */
  function here(): Place {
    const { right, bottom } = getComputedStyle(button);
    return { right: Number.parseFloat(right), bottom: Number.parseFloat(bottom) };
  }

  function to(place: Place): Place {
    const fitting = within(place, room(), { width: button.offsetWidth, height: button.offsetHeight });
    onPlace(fitting);
    return fitting;
  }

  function press(event: PointerEvent) {
    drag = [];
    latest = null;
    if (event.button !== 0) return;
    start = here();
    drag = [event];
  }

  function follow(event: PointerEvent) {
    const [down] = drag;
    if (!start || down?.pointerId !== event.pointerId) return;
    if (!isDrag(drag)) drag = [down, event];
    if (!isDrag(drag)) return;
    button.dataset.dragging = 'true';
    latest = to({
      right: start.right + down.clientX - event.clientX,
      bottom: start.bottom + down.clientY - event.clientY,
    });
  }

  function release(event: PointerEvent) {
    if (!start || drag[0]?.pointerId !== event.pointerId) return;
    start = null;
    delete button.dataset.dragging;
    if (latest) writePlace(latest);
    // No click follows.
    if (event.type === 'pointercancel') drag = [];
  }

  function moveByKey(event: KeyboardEvent) {
    drag = [];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wish = movedByKey(latest ?? here(), event.key, event.shiftKey);
    if (!wish) return;
    event.preventDefault();
    latest = to(wish);
    writePlace(latest);
  }

  /** A click that is only the end of a drag is none. */
  function swallow(event: Event) {
    if (!isDrag(drag)) return;
    drag = [];
    event.stopImmediatePropagation();
  }

  function hear(event: Hand) {
    if ('key' in event) moveByKey(event);
    else if (event.type === 'pointerdown') press(event);
    else if (event.type === 'pointermove') follow(event);
    else release(event);
  }

  const hands = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'keydown'] as const;
  for (const hand of hands) button.addEventListener(hand, hear);
  button.addEventListener('click', swallow, true);
  for (const event of missed) hear(event);
  // Whose click was answered before.
  if (!start) drag = [];
  return () => {
    for (const hand of hands) button.removeEventListener(hand, hear);
    button.removeEventListener('click', swallow, true);
  };
}
