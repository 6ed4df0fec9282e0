import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useMedia } from '../../../../src/theme/breakpoint.ts';

/** How long a slide stands. */
export const SLIDE_MS = 6000;

/** How far a finger travels, in px, until it turns the slide. */
const SWIPE_PX = 40;

/** Which slide is shown, and what turns it: time, fingers, buttons. */
export function useCarousel(count: number) {
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, count - 1));
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = choice ?? !isCalm;
  const isTurning = isPlaying && count > 1 && !isHovered && !isFocused;

  const turn = (by: number) => setWanted((index + by + count) % count);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setWanted((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, index, count]);

  const from = useRef<number | null>(null);
  const wasSwiped = useRef(false);

  return {
    index,
    show: setWanted,
    turn,
    isPlaying,
    /** Time turns the slides at this moment. */
    isTurning,
    togglePlaying: () => setChoice(!isPlaying),
    /** For what stands still as long as it is pointed at. */
    hover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** For what stands still as long as it has the focus. */
    focus: {
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
    /** For what a finger may push aside. */
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        wasSwiped.current = false;
        from.current = event.pointerType === 'mouse' ? null : event.clientX;
      },
      onPointerUp: (event: PointerEvent) => {
        if (from.current === null) return;
        const way = event.clientX - from.current;
        from.current = null;
        if (Math.abs(way) < SWIPE_PX || count < 2) return;
        wasSwiped.current = true;
        turn(way < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        from.current = null;
      },
    },
    /** Whether the click at hand ends a swipe, and opens nothing. */
    endsSwipe: () => {
      const ended = wasSwiped.current;
      wasSwiped.current = false;
      return ended;
    },
  };
}
