type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const AIR_PX = 12;

/** How far a field has to move down to stand below what covers it; 0 where nothing does. */
export function coveredBy(field: Box, covers: readonly Box[]): number {
  const depths = covers
    .filter(({ left, right }) => field.left < right && field.right > left)
    .map(({ bottom }) => bottom + AIR_PX - field.top);
  return Math.max(0, ...depths);
}
