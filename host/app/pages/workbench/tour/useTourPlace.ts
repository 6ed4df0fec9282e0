import { useLayoutEffect, type RefObject } from 'react';
import { TOUR_RING_PX } from '#host/app/limits.ts';
import { boxZoomOf, windowSizeFor } from '#src/ui/floating/css-zoom.ts';
import type { Box } from '#src/ui/menus/popover-position.ts';
import { placeCard, ringBox, scrollTo } from './tour-place.ts';

interface TourPlace {
  card: RefObject<HTMLElement | null>;
  ring: RefObject<HTMLElement | null>;
  target: HTMLElement;
  /** The card is a sheet at the bottom of the window. */
  isSheet: boolean;
}

/** Scrolls the part of the page into view, puts the ring around it and the card beside it, and keeps them there. */
export function useTourPlace({ card: cardRef, ring: ringRef, target, isSheet }: TourPlace): void {
  useLayoutEffect(() => {
    const card = cardRef.current;
    const ring = ringRef.current;
    const page = target.ownerDocument;
    const view = page.defaultView;
    if (!card || !ring || !view) return;

    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const zoom = boxZoomOf(element);
      return { left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom };
    };
    const place = () => {
      const box = ringBox(boxOf(target), TOUR_RING_PX);
      Object.assign(ring.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.right - box.left}px`,
        height: `${box.bottom - box.top}px`,
      });
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      const spot = isSheet ? null : placeCard(box, size, windowSizeFor(card));
      Object.assign(card.style, { left: spot ? `${spot.left}px` : '', top: spot ? `${spot.top}px` : '' });
    };
    const show = () => {
      const header = page.querySelector('[part=header]');
      // The header stays where it is, however far the page scrolls.
      if (!header?.contains(target)) {
        const free = {
          top: header ? boxOf(header).bottom : 0,
          bottom: windowSizeFor(card).height - (isSheet ? card.offsetHeight : 0),
        };
        view.scrollBy({ top: scrollTo(ringBox(boxOf(target), TOUR_RING_PX), free), behavior: 'instant' });
      }
      place();
    };

    show();
    // Data that come move what is below them.
    const sizes = new ResizeObserver(place);
    for (const element of [card, target, page.body]) sizes.observe(element);
    view.addEventListener('resize', show);
    page.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      view.removeEventListener('resize', show);
      page.removeEventListener('scroll', place, { capture: true });
    };
  }, [cardRef, ringRef, target, isSheet]);
}
