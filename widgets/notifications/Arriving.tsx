import { useEffect, useState, type ComponentType } from 'react';
import { useStyles } from '../../src/theme/useStyles.ts';
import css from './arriving.css?inline';
import type { NoticeListProps } from './NoticeList.tsx';

/** As many as the bell's panel shows at once. */
const FIRST = 8;
/** How high a row is taken to be that has not been seen, in px: as in the style sheet, with its padding. */
const ROW = 80;
/** Up to so many come together: below a short list something else may stand, which should not move. */
export const FEW = 20;
/** So few that even a slow processor answers a click in between. */
const STEP = 28;

/** How many rows of a list are there: what is seen at once, and after the first paint some more with each frame. */
function useArriving(total: number): { count: number; hurry: () => void } {
  const [count, setCount] = useState(total > FEW ? FIRST : total);
  const isAll = count >= total;
  useEffect(() => {
    // All there are, and all that ever come to them: none that moves down may leave.
    if (isAll) return setCount(Infinity);
    let isOver = false;
    const next = () => {
      requestAnimationFrame(() => {
        setTimeout(() => {
          if (isOver) return;
          setCount((now) => now + STEP);
          next();
        });
      });
    };
    next();
    return () => {
      isOver = true;
    };
  }, [isAll]);
  return { count, hurry: () => setCount(Infinity) };
}

/** A list that is long: what is seen of it comes first. */
export function Arriving({ List, ...list }: NoticeListProps & { List: ComponentType<NoticeListProps> }) {
  useStyles(css);
  const { count, hurry } = useArriving(list.notices.length);
  const missing = (rows: number) =>
    rows > 0 ? (
      <div
        data-rest=""
        aria-hidden="true"
        // Never what the browser holds on to when rows come before it: a reader further down would be carried away.
        style={{ blockSize: `${rows * ROW}px`, overflowAnchor: 'none' }}
        onClick={hurry}
      />
    ) : null;
  return <List {...list} count={count} missing={missing} />;
}
