import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { windowSizeFor, zoomOf } from './css-zoom.ts';
import { clampToWindow, moveByKey, readPosition, writePosition, type Position } from './floating-position.ts';
import { useBrowserState } from '../loading/hydration.ts';
import { DRAG_THRESHOLD_PX } from '../../rules/limits.ts';

interface Press {
  pointerId: number;
  /** Where the pointer went down. */
  x: number;
  y: number;
  /** Where the moved element was then. */
  origin: Position;
}

type ButtonPointerEvent = PointerEvent<HTMLButtonElement>;

/**
 * Lets the pointer and the arrow keys move a fixed button within the window, and remembers where it is left.
 * If the button is a part of a fixed group, `group` is what moves. `style` is undefined as long as the stylesheet
 * decides. `endsDrag()` says whether the click at hand only ends a drag.
 */
export function useDraggable(group?: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useBrowserState<Position | null>(readPosition, null);
  const [isDragging, setDragging] = useState(false);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  // Events may arrive faster than the state is rendered.
  const latest = useRef<Position | null>(null);

  const movedBy = ({ currentTarget }: { currentTarget: HTMLElement }) => group?.current ?? currentTarget;

  function moveTo(moved: HTMLElement, wanted: Position) {
    latest.current = clampToWindow(
      wanted,
      // Without the scrollbar, as a fixed box measures its right edge.
      windowSizeFor(moved),
      { width: moved.offsetWidth, height: moved.offsetHeight },
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
    press.current = { pointerId, x, y, origin: renderedPosition(movedBy(event)) };
  }

  function onPointerMove(event: ButtonPointerEvent) {
    const start = press.current;
    if (start?.pointerId !== event.pointerId) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!wasDragged.current && Math.hypot(dx, dy) < DRAG_THRESHOLD_PX) return;
    wasDragged.current = true;
    setDragging(true);
    const moved = movedBy(event);
    const zoom = zoomOf(moved);
    moveTo(moved, { right: start.origin.right - dx / zoom, bottom: start.origin.bottom - dy / zoom });
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
    const current = latest.current ?? renderedPosition(movedBy(event));
    const wanted = moveByKey(current, event.key, event.shiftKey);
    if (!wanted) return;
    event.preventDefault();
    moveTo(movedBy(event), wanted);
    if (latest.current) writePosition(latest.current);
  }

  return {
    style: position ? styleOf(position) : undefined,
    isDragging,
    endsDrag() {
      const result = wasDragged.current;
      wasDragged.current = false;
      return result;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
  };
}

const styleOf = ({ right, bottom }: Position) =>
  ({ '--portal-float-right': `${right}px`, '--portal-float-bottom': `${bottom}px` }) as CSSProperties;

/** Read from the style, since the bounding box grows while a button is hovered. */
function renderedPosition(element: HTMLElement): Position {
  const { right, bottom } = getComputedStyle(element);
  return { right: Number.parseFloat(right), bottom: Number.parseFloat(bottom) };
}
