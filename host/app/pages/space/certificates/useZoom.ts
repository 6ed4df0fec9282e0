import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { limitZoom, scrollAfterZoom, wheelFactor } from './zoom.ts';

interface Point {
  clientX: number;
  clientY: number;
}

export interface Zoom {
  zoom: number;
  /** Zooms about a point of the window; default: the centre of the view. */
  zoomTo: (zoom: number, about?: Point) => void;
  /** Drags the picture with the mouse; fingers scroll the view by themselves. */
  onPointerDown: (event: PointerEvent) => void;
}

/** Zooms the content of a scrolling view by wheel and pinch; whatever is cut off is reached by scrolling. */
export function useZoom(view: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1);
  const current = useRef(1);

  const zoomTo = useCallback(
    (wish: number, about?: Point) => {
      const element = view.current;
      const next = limitZoom(wish);
      const ratio = next / current.current;
      if (!element || ratio === 1) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = about ? about.clientX - left : width / 2;
      const y = about ? about.clientY - top : height / 2;
      const { scrollLeft, scrollTop } = element;
      current.current = next;
      // The view can scroll further only once its content has grown.
      flushSync(() => setZoom(next));
      element.scrollTo(scrollAfterZoom(scrollLeft, x, ratio), scrollAfterZoom(scrollTop, y, ratio));
    },
    [view],
  );

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const abort = new AbortController();
    // React listens passively, and so could not keep the page from scrolling and zooming.
    const options = { passive: false, signal: abort.signal };
    let pinch: { distance: number; zoom: number } | null = null;
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        zoomTo(current.current * wheelFactor(event.deltaY, event.deltaMode), event);
      },
      options,
    );
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, zoom: current.current };
      zoomTo((pinch.zoom * distance) / pinch.distance, {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      });
    };
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(type, onTouch, options);
    }
    return () => abort.abort();
  }, [view, zoomTo]);

  function onPointerDown(event: PointerEvent) {
    const element = view.current;
    if (!element || event.pointerType !== 'mouse' || event.button !== 0) return;
    // Dragging would otherwise select the picture, or drag it out of the page.
    event.preventDefault();
    element.focus({ preventScroll: true });
    const { scrollLeft, scrollTop } = element;
    const abort = new AbortController();
    const { signal } = abort;
    const onMove = ({ clientX, clientY }: MouseEvent) => {
      element.scrollTo(scrollLeft + event.clientX - clientX, scrollTop + event.clientY - clientY);
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => abort.abort(), { signal });
    window.addEventListener('pointercancel', () => abort.abort(), { signal });
  }

  return { zoom, zoomTo, onPointerDown };
}
