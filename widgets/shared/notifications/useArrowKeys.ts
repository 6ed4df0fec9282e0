import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusedElement } from '#src/ui/focus/focus.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

interface ArrowKeysOptions {
  /** The element whose keys count, if it is more than the list. */
  scope: RefObject<HTMLElement | null> | undefined;
  /** Rows, including those that are not rendered yet. */
  total: number;
  renderAll: () => void;
}

/** Arrow keys, Home and End move the focus through the rows of a list; from outside of it, to the first or the last. */
export function useArrowKeys(
  list: RefObject<HTMLElement | null>,
  { scope = list, total, renderAll }: ArrowKeysOptions,
): void {
  const latest = useRef({ total, renderAll });
  useLayoutEffect(() => {
    latest.current = { total, renderAll };
  });
  // Before the paint: a key pressed right after the list has opened counts.
  useLayoutEffect(() => {
    const element = scope.current;
    const move = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || !list.current || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A live collection: it grows with `renderAll`.
      const rows = list.current.children;
      const focused = focusedElement(list.current);
      const index = Array.from(rows).findIndex((row) => row.contains(focused));
      const next = Math.max(Math.min(index + step, latest.current.total - 1), 0);
      if (next >= rows.length) flushSync(latest.current.renderAll);
      rows[next]?.querySelector<HTMLElement>('[data-notification]')?.focus();
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [list, scope]);
}
