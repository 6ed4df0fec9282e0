/** Converts a number to px for a style: React would add the unit, but the build of the elements does not. */
export const px = <Length extends string | undefined>(length: number | Length): string | Length =>
  typeof length === 'number' ? `${length}px` : length;
