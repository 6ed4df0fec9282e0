import oklabFunction from '@csstools/postcss-oklab-function';
import type { CSSOptions } from 'vite';
import { designTokens } from './postcss.ts';

/**
 * Turns `oklch()` into sRGB, which Chromium 109 needs. All our colours lie in sRGB, so current browsers paint the same;
 * the colour functions that depend on a variable stay as they are.
 */
export const postcssPlugins = [
  designTokens,
  oklabFunction({ preserve: false, subFeatures: { displayP3: false } }),
];

export const css: CSSOptions = { postcss: { plugins: postcssPlugins } };
