import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { windowSizeFor, boxZoomOf } from '../floating/css-zoom.ts';
import { onHostReconnect } from '../root/host-reconnect.ts';
import { positionPopover } from './popover-position.ts';
import { enterTopLayer, leaveTopLayer } from '../floating/top-layer.ts';

interface PopoverOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  align: 'start' | 'end';
  /** Called for a press outside of both the anchor and the popover. */
  onPressOutside: () => void;
}

/** Keeps an open `popover="manual"` in the top layer beside its anchor, so that nothing clips it. */
export function usePopover(popoverRef: RefObject<HTMLElement | null>, options: PopoverOptions): void {
  const { open, anchor: anchorRef, align } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const popover = popoverRef.current;
    const anchor = anchorRef.current;
    if (!open || !popover || !anchor) return;
    const page = popover.ownerDocument;
    const view = page.defaultView;
    if (!view) return;

    const updatePosition = () => {
      const box = anchor.getBoundingClientRect();
      const zoom = boxZoomOf(popover);
      const { left, top, maxHeight } = positionPopover(
        { left: box.left / zoom, top: box.top / zoom, right: box.right / zoom, bottom: box.bottom / zoom },
        { width: popover.offsetWidth, height: popover.scrollHeight },
        windowSizeFor(popover),
        align,
      );
      Object.assign(popover.style, { left: `${left}px`, top: `${top}px`, maxHeight: `${maxHeight}px` });
    };
    const enter = () => {
      enterTopLayer(popover);
      updatePosition();
    };
    const press = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(popover) && !path.includes(anchor)) latest.current.onPressOutside();
    };

    enter();
    const stopReconnect = onHostReconnect(popover, enter);
    const sizes = new ResizeObserver(updatePosition);
    sizes.observe(popover);
    view.addEventListener('resize', updatePosition);
    page.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    page.addEventListener('pointerdown', press, true);
    return () => {
      stopReconnect();
      sizes.disconnect();
      view.removeEventListener('resize', updatePosition);
      page.removeEventListener('scroll', updatePosition, { capture: true });
      page.removeEventListener('pointerdown', press, true);
      leaveTopLayer(popover);
    };
  }, [open, align, popoverRef, anchorRef]);
}
