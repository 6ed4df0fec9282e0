/** Red, green and blue from 0 to 1; linear light unless a name says otherwise. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The tones that tokens.css takes from properties named `--portal-computed-…`. */
export type BrandTones = Readonly<Record<string, string>>;

const white: Rgb = [1, 1, 1];
/** `--portal-surface` of the dark theme, in gamma-encoded sRGB. Repeated, since tokens.json is larger than this module. */
export const darkSurface: Rgb = [0x17 / 255, 0x1a / 255, 0x21 / 255];

/**
 * Computes the tones of a brand as the relative colours of tokens.css do, for browsers that have none. The formulas are
 * the same, and a test compares the results.
 */
export function brandTones(brand: Rgb): BrandTones {
  const exact = map(brand, toLinear);
  const y = luminance(exact);
  const lifted = lighten(exact, (0.03 - y) / (1 - y));
  const liftedY = luminance(lifted);
  const fill = darken(lifted, (0.178 + 0.622 * brightness(liftedY)) / liftedY);
  const bright = brightness(y);
  const onBrand: Rgb = [1 - 0.993 * bright, 1 - 0.993 * bright, 1 - 0.988 * bright];
  const lightInk = darken(exact, 0.125 / y);
  const darkInk = lighten(exact, (0.42 - y) / (1 - y));
  const fillY = luminance(fill);
  const surface = map(darkSurface, toLinear);
  return {
    fill: css(fill),
    'fill-hover': css(map(fill, (part) => toLinear(toGamma(part) * 0.9))),
    'on-brand': css(onBrand),
    'ink-light': css(lightInk),
    'ink-dark': css(darkInk),
    'edge-dark': css(lighten(fill, (0.2 - fillY) / (1 - fillY))),
    'soft-light': css(mix(fill, 0.08, white)),
    'soft-dark': css(mix(darkInk, 0.16, surface)),
    'soft-hover-light': css(mix(fill, 0.13, white)),
    'soft-hover-dark': css(mix(darkInk, 0.21, surface)),
    'line-light': css(mix(lightInk, 0.38, white)),
    'line-dark': css(mix(darkInk, 0.38, surface)),
  };
}

/** The relative luminance of a gamma-encoded colour. */
export const relativeLuminance = (colour: Rgb): number => luminance(map(colour, toLinear));

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * 1 for a colour that carries dark text, 0 for one that carries white text. Between them a text would be grey, so the
 * step lies where no 8-bit colour does.
 */
const brightness = (y: number) => clamp((y - 0.320_001_57) * 10_000_000);

const map = ([red, green, blue]: Rgb, change: (part: number) => number): Rgb => [
  change(red),
  change(green),
  change(blue),
];

const lighten = (colour: Rgb, share: number) => map(colour, (part) => part + (1 - part) * clamp(share));

const darken = (colour: Rgb, factor: number) => map(colour, (part) => part * Math.min(1, factor));

const clamp = (value: number) => Math.max(0, Math.min(1, value));

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toGamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function css(colour: Rgb): string {
  return `rgb(${map(colour, (part) => Math.round(clamp(toGamma(part)) * 255)).join(', ')})`;
}

/** `color-mix(in oklab, colour share, other)`. */
function mix(colour: Rgb, share: number, other: Rgb): Rgb {
  const [one, two] = [toOklab(colour), toOklab(other)];
  return fromOklab([
    one[0] * share + two[0] * (1 - share),
    one[1] * share + two[1] * (1 - share),
    one[2] * share + two[2] * (1 - share),
  ]);
}

// The matrices of CSS Color 4 for linear sRGB.
function toOklab([red, green, blue]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
