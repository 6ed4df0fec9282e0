import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { limitZoom, scrollAfterZoom, wheelFactor } from './zoom.ts';

interface Point {
  clientX: number;
  clientY: number;
}

/** Zooms the content of a scrolling view, also by wheel and pinch; scrolling reaches the parts that are cut off. */
export function useZoom() {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const current = useRef(1);

  const zoomTo = useCallback((wish: number, about?: Point) => {
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
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    // React listens passively, and so could not keep the page from scrolling and zooming.
    const options = { passive: false, signal: abort.signal };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomTo(current.current * wheelFactor(event.deltaY, event.deltaMode), event);
    };
    /** The zoom per px between two fingers; null without them. */
    let pinch: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= current.current / distance;
      const middle = (axis: keyof Point) => (one[axis] + other[axis]) / 2;
      zoomTo(pinch * distance, { clientX: middle('clientX'), clientY: middle('clientY') });
    };
    view.current?.addEventListener('wheel', onWheel, options);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const) {
      view.current?.addEventListener(type, onTouch, options);
    }
    return () => abort.abort();
  }, [zoomTo]);

  return { view, zoom, zoomTo };
}
