import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useMedia } from '#src/theme/breakpoint.ts';
import { SLIDE_MS, SWIPE_PX } from '../../limits.ts';

/** Manages the current slide, which a timer, swipes and buttons change. */
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
    /** True while the timer advances the slides. */
    isTurning,
    togglePlaying: () => setChoice(!isPlaying),
    /** Event handlers that stop the timer once a key has led the focus into the carousel, until the user starts it. */
    keyboard: {
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setChoice(false);
      },
    },
    /** Event handlers that pause the timer while the pointer is over the element. */
    hover: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
    },
    /** Event handlers that pause the timer while the element has the focus. */
    focus: {
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
    /** Event handlers for the element that can be swiped. */
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
    /** Returns whether the current click ends a swipe and must not open the link. */
    endsSwipe: () => {
      const ended = wasSwiped.current;
      wasSwiped.current = false;
      return ended;
    },
  };
}
