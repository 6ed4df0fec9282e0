/** A length for a style, in px where it is a number: React would add the unit, the elements' files do not. */
export const px = <Length extends string | undefined>(length: number | Length): string | Length =>
  typeof length === 'number' ? `${length}px` : length;
