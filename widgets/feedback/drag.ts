/** What a hand does to the floating button. */
export type Hand = PointerEvent | KeyboardEvent;

/** px that the pointer moves before a press becomes a drag. */
export const DRAG_THRESHOLD = 5;

/** Whether a press, which comes first, and what followed it are a drag. */
export function isDrag(hands: readonly Hand[]): boolean {
  // A key has no place, and so is nowhere far away.
  const [down, ...others] = hands as readonly PointerEvent[];
  return (
    down?.type === 'pointerdown' &&
    others.some(
      ({ clientX, clientY }) => Math.hypot(clientX - down.clientX, clientY - down.clientY) >= DRAG_THRESHOLD,
    )
  );
}
