import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** Reveals content while an area has hover or focus, or after a tap; Esc and a press outside hide it. */
export function useReveal() {
  const [isHovered, setHovered] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wasShown = useRef<boolean | null>(null);
  const isShown = isHovered || isPinned;

  const hide = () => {
    setHovered(false);
    setPinned(false);
  };

  useEffect(() => {
    const element = root.current;
    if (!isPinned || !element) return;
    const page = element.ownerDocument;
    const press = (event: Event) => {
      if (!event.composedPath().includes(element)) setPinned(false);
    };
    page.addEventListener('pointerdown', press, true);
    return () => page.removeEventListener('pointerdown', press, true);
  }, [isPinned]);

  return {
    isShown,
    area: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: () => setHovered(false),
      onFocus: () => setPinned(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPinned(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isShown) return;
        event.stopPropagation();
        hide();
      },
    },
    button: {
      // A press also focuses the button, which reveals the content, so remember the state before it.
      onPointerDown: () => {
        wasShown.current = isPinned;
      },
      onClick: () => {
        setPinned(!(wasShown.current ?? isPinned));
        wasShown.current = null;
      },
    },
  };
}
