import type { Rgb } from '#src/theme/brand-tones.ts';

/** A colour as the browser's own picker takes it; '' for none. */
export const hexOf = (colour: Rgb | null): string =>
  colour
    ? `#${colour
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
    : '';
