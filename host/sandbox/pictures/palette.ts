import { at } from '../random.ts';

/** The colours of one picture: a ground that runs from one tone to another, what is drawn on it, and the lettering. */
export interface Palette {
  from: string;
  to: string;
  shape: string;
  accent: string;
  ink: string;
}

const palettes: readonly Palette[] = [
  { from: '#173f6b', to: '#3f8cc4', shape: '#ffffff', accent: '#f6cf6b', ink: '#ffffff' },
  { from: '#e3eefb', to: '#f8fbff', shape: '#6fa3e8', accent: '#f2a65a', ink: '#17375f' },
  { from: '#0f4f4a', to: '#46a38f', shape: '#ffffff', accent: '#ffdf8e', ink: '#ffffff' },
  { from: '#f8eadb', to: '#fdf8f0', shape: '#e39b6d', accent: '#5b8fb9', ink: '#543421' },
  { from: '#34306f', to: '#8272c9', shape: '#ffffff', accent: '#ffc2a6', ink: '#ffffff' },
  { from: '#dcf0e6', to: '#f6fcf8', shape: '#63b58f', accent: '#f3b84b', ink: '#12402f' },
  { from: '#a5452f', to: '#ec9f6a', shape: '#ffffff', accent: '#ffeec2', ink: '#ffffff' },
  { from: '#e9e6fa', to: '#faf9ff', shape: '#9386dd', accent: '#f19a86', ink: '#2f2a63' },
  { from: '#1d2b4a', to: '#4a6b9f', shape: '#ffffff', accent: '#9ddccb', ink: '#ffffff' },
  { from: '#fbe6e6', to: '#fff8f6', shape: '#e38b8b', accent: '#6c9fb3', ink: '#5c2630' },
  { from: '#6c2c54', to: '#c0708f', shape: '#ffffff', accent: '#ffd9a8', ink: '#ffffff' },
  { from: '#e2f1f5', to: '#f7fcfd', shape: '#5fadbf', accent: '#efb04f', ink: '#10414d' },
];

export const paletteOf = (place: number): Palette => at(palettes, place);

/** Fonts that are there already on the usual systems; nothing is loaded. */
export const lettering =
  "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC','WenQuanYi Micro Hei',sans-serif";
export const serif = "'Songti SC','SimSun','Noto Serif SC','Noto Serif CJK SC','WenQuanYi Micro Hei',serif";
