import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TicketMessage } from '#src/api/tickets.ts';
import { MESSAGES_PAGE_SIZE } from '../../limits.ts';

export interface ShownMessages {
  shown: readonly TicketMessage[];
  /** The number of messages before them. */
  earlierCount: number;
  showEarlier: () => void;
}

/** The latest messages of a long conversation; what the user reads stays in its place while earlier ones come above it. */
export function useShownMessages(
  messages: readonly TicketMessage[],
  scroller: RefObject<HTMLElement | null>,
): ShownMessages {
  const [start, setStart] = useState(() => Math.max(0, messages.length - MESSAGES_PAGE_SIZE));
  const distanceToEnd = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || distanceToEnd.current === null) return;
    element.scrollTop = element.scrollHeight - distanceToEnd.current;
    distanceToEnd.current = null;
    // The button is gone with the last of them.
    if (start === 0) element.focus({ preventScroll: true });
  }, [start, scroller]);
  return {
    shown: messages.slice(start),
    earlierCount: Math.min(start, messages.length),
    showEarlier: () => {
      const element = scroller.current;
      if (element) distanceToEnd.current = element.scrollHeight - element.scrollTop;
      setStart((former) => Math.max(0, former - MESSAGES_PAGE_SIZE));
    },
  };
}
