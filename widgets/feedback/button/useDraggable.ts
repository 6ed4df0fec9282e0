import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clampToWindow, moveByKey, readPosition, writePosition, type Position } from './position.ts';

/** px that the pointer moves before a press becomes a drag. */
export const DRAG_THRESHOLD = 5;

interface Press {
  pointerId: number;
  /** Where the pointer went down. */
  x: number;
  y: number;
  /** Where the button was then. */
  origin: Position;
}

type ButtonPointerEvent = PointerEvent<HTMLButtonElement>;

/**
 * Lets the pointer and the arrow keys move a fixed button within the window, and remembers where it is left.
 * `position` is null as long as the stylesheet decides. `endsDrag()` says whether the click at hand only ends a drag.
 */
export function useDraggable() {
  const [position, setPosition] = useState<Position | null>(readPosition);
  const [isDragging, setDragging] = useState(false);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  // Events may arrive faster than the state is rendered.
  const latest = useRef<Position | null>(null);

  function moveTo(button: HTMLButtonElement, wanted: Position) {
    const { clientWidth, clientHeight } = button.ownerDocument.documentElement;
    latest.current = clampToWindow(
      wanted,
      // Without the scrollbar, as a fixed box measures its right edge.
      { width: clientWidth, height: clientHeight },
      { width: button.offsetWidth, height: button.offsetHeight },
    );
    setPosition(latest.current);
  }

  function onPointerDown(event: ButtonPointerEvent) {
    wasDragged.current = false;
    latest.current = null;
    if (event.button !== 0) return;
    // Otherwise a quick pointer would leave the button behind.
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientX: x, clientY: y } = event;
    press.current = { pointerId, x, y, origin: renderedPosition(event.currentTarget) };
  }

  function onPointerMove(event: ButtonPointerEvent) {
    const start = press.current;
    if (start?.pointerId !== event.pointerId) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!wasDragged.current && Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
    wasDragged.current = true;
    setDragging(true);
    moveTo(event.currentTarget, { right: start.origin.right - dx, bottom: start.origin.bottom - dy });
  }

  function onPointerUp(event: ButtonPointerEvent) {
    if (press.current?.pointerId !== event.pointerId) return;
    press.current = null;
    setDragging(false);
    if (latest.current) writePosition(latest.current);
    // No click follows a cancelled press.
    if (event.type === 'pointercancel') wasDragged.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    wasDragged.current = false;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = latest.current ?? renderedPosition(event.currentTarget);
    const wanted = moveByKey(current, event.key, event.shiftKey);
    if (!wanted) return;
    event.preventDefault();
    moveTo(event.currentTarget, wanted);
    if (latest.current) writePosition(latest.current);
  }

  return {
    position,
    isDragging,
    endsDrag() {
      const result = wasDragged.current;
      wasDragged.current = false;
      return result;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}

/** Read from the style, since the bounding box grows while the button is hovered. */
function renderedPosition(button: HTMLButtonElement): Position {
  const { right, bottom } = getComputedStyle(button);
  return { right: Number.parseFloat(right), bottom: Number.parseFloat(bottom) };
}
