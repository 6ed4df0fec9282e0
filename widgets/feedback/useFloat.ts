import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { DRAG_THRESHOLD, movedByKey, within, type Place } from './place.ts';
import { readPlace, writePlace } from './place-memory.ts';

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  start: Place;
  hasMoved: boolean;
}

/** The window without its scrollbar: what a fixed box measures its right edge from. */
function roomOf(element: HTMLElement) {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return { width: clientWidth, height: clientHeight };
}

function placeOf(button: HTMLElement): Place {
  const { right, bottom } = button.getBoundingClientRect();
  const room = roomOf(button);
  return { right: room.width - right, bottom: room.height - bottom };
}

function fit(place: Place, button: HTMLElement): Place {
  return within(place, roomOf(button), { width: button.offsetWidth, height: button.offsetHeight });
}

/** Moving the floating button. Null: where its style sheet puts it. */
export function useFloat() {
  const [wish, setWish] = useState<Place | null>(readPlace);
  const [place, setPlace] = useState<Place | null>(null);
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<Drag | null>(null);
  const endedAsMove = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // Keys may come faster than what they do is drawn.
  const latest = useRef<Place | null>(null);

  // The wish stays as it is in a small window, so that the button comes back to it in a large one.
  useEffect(() => {
    const settle = () => {
      if (!button.current) return;
      latest.current = wish && fit(wish, button.current);
      setPlace(latest.current);
    };
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [wish]);

  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const ended = drag.current;
    if (!ended || ended.pointerId !== event.pointerId) return;
    drag.current = null;
    setDragging(false);
    if (ended.hasMoved) writePlace(placeOf(event.currentTarget));
  };

  return {
    place,
    isDragging,
    /** Asked by a click: whether it is only the end of a drag. */
    isMove: () => {
      const wasMove = endedAsMove.current;
      endedAsMove.current = false;
      return wasMove;
    },
    handlers: {
      ref: button,
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        endedAsMove.current = false;
        if (event.button !== 0) return;
        const { pointerId, clientX: x, clientY: y } = event;
        // Or a quick pointer would leave the button behind.
        event.currentTarget.setPointerCapture(pointerId);
        drag.current = { pointerId, x, y, start: placeOf(event.currentTarget), hasMoved: false };
      },
      onPointerMove(event: PointerEvent<HTMLButtonElement>) {
        const known = drag.current;
        if (!known || known.pointerId !== event.pointerId) return;
        const right = known.x - event.clientX;
        const bottom = known.y - event.clientY;
        if (!known.hasMoved && Math.hypot(right, bottom) < DRAG_THRESHOLD) return;
        known.hasMoved = true;
        endedAsMove.current = true;
        setDragging(true);
        const { start } = known;
        setWish(fit({ right: start.right + right, bottom: start.bottom + bottom }, event.currentTarget));
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
        endedAsMove.current = false;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const from = latest.current ?? placeOf(event.currentTarget);
        const moved = movedByKey(from, event.key, event.shiftKey);
        if (!moved) return;
        event.preventDefault();
        const next = fit(moved, event.currentTarget);
        latest.current = next;
        setWish(next);
        writePlace(next);
      },
    },
  };
}
