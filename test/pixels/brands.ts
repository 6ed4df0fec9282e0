import { isDue } from '../cases.ts';

const BRANDS = 500;
/** Every brand has its day within so many. */
const DAYS = 10;

/** The colours that are hardest to write on, and those at the step between white and dark text. */
const extremes = [
  ...['#ffffff', '#000000', '#fffffe', '#000001', '#ffff00', '#00ff00', '#00ffff', '#ff00ff', '#ff0000'],
  ...['#0000ff', '#808080', '#7f7f80', '#f5f5f5', '#111111', '#3156e4', '#15b200', '#16b200', '#39ff14'],
  ...['#ccff00', '#ff6ec7', '#ff5f1f', '#fdfd96', '#1a1a2e', '#c0c0c0', 'rgb(255 255 255 / 0.1)'],
  ...['color(display-p3 0 1 0)', 'color(display-p3 1 1 0)', 'lab(60 100 -100)', 'oklch(0.99 0.4 110)'],
];

/** Spread over hue, lightness and chroma by irrational steps, which leave no gap. */
const spread = Array.from({ length: BRANDS - extremes.length }, (_, index) => {
  const lightness = (0.03 + ((index * 0.618_034) % 1) * 0.96).toFixed(3);
  const chroma = (((index * 0.414_214) % 1) * 0.32).toFixed(3);
  const hue = ((index * 137.508) % 360).toFixed(1);
  return `oklch(${lightness} ${chroma} ${hue})`;
});

export const allBrands: readonly string[] = [...extremes, ...spread];

export const brandsOfDay = allBrands.filter((_, place) => isDue(place, DAYS));
