import { UNCOVERED_GAP_PX } from '#host/app/limits.ts';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** How far a field has to move down to stand below what covers it; 0 where nothing does. */
export function coveredBy(field: Box, covers: readonly Box[]): number {
  const depths = covers
    .filter(({ left, right }) => field.left < right && field.right > left)
    .map(({ bottom }) => bottom + UNCOVERED_GAP_PX - field.top);
  return Math.max(0, ...depths);
}
