import { useLayoutEffect, useState, type RefObject } from 'react';
import { boxZoomOf } from '#src/ui/floating/css-zoom.ts';

/** Returns how many boxes of these widths fit into a row; if not all do, "more" takes the last position. */
export function fittingCount(widths: readonly number[], room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let used = more;
  const firstTooMany = widths.findIndex((width) => (used += width) > room);
  return Math.max(0, firstTooMany);
}

/**
 * Returns how many items of a list fit into one row; its last item is "more". All items stay in the layout, so that
 * they can be measured. `contents` must change when the items change.
 */
export function useFittingCount(listRef: RefObject<HTMLElement | null>, contents: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      const zoom = boxZoomOf(list);
      const widths = [...list.children].map((item) => item.getBoundingClientRect().width / zoom);
      const more = widths.pop() ?? 0;
      setCount(fittingCount(widths, list.clientWidth, more));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    // A web font that loads late changes the widths of the items.
    for (const item of list.children) sizes.observe(item);
    return () => sizes.disconnect();
  }, [listRef, contents]);
  return count;
}
