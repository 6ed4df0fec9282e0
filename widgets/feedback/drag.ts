/** What a hand does to the floating button. */
export type Hand = PointerEvent | KeyboardEvent;

/** px that the pointer moves before a press becomes a drag. */
export const DRAG_THRESHOLD = 5;

/** Whether a press, which comes first, and what followed it are a drag. */
export function isDrag([down, ...others]: readonly Hand[]): boolean {
  if (!down || 'key' in down || down.type !== 'pointerdown') return false;
  return others.some(
    (event) =>
      !('key' in event) &&
      Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) >= DRAG_THRESHOLD,
  );
}
