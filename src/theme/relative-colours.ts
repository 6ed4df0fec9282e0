/** The condition of tokens.css under which the browser computes the tones of a brand itself. */
export const relativeColours =
  '(color: light-dark(red, red)) and (content-visibility: auto) and (color: color(from red srgb-linear clamp(0, r, 1) g b))';

/** A test environment may lack `CSS`; it paints nothing. */
export const hasRelativeColours = (): boolean => typeof CSS === 'undefined' || CSS.supports(relativeColours);
