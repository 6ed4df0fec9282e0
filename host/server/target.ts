import oklabFunction from '@csstools/postcss-oklab-function';
import type { BuildOptions, CSSOptions } from 'vite';
import settings from '#package.json' with { type: 'json' };

/** The oldest browsers that the portal, the elements and the package work in, e.g. `chrome 109`. */
export const floor: readonly string[] = settings.browserslist;

const target = floor.map((browser) => browser.replace(' ', ''));

/** The settings that all builds by Vite share. Scripts and style sheets are written for the floor. */
export const buildTarget = { target, cssTarget: target, sourcemap: false } satisfies BuildOptions;

/**
 * Turns `oklch()` into sRGB, which Chromium 109 needs. All our colours lie in sRGB, so current browsers paint the same;
 * the colour functions that depend on a variable stay as they are.
 */
export const postcssPlugins = [oklabFunction({ preserve: false, subFeatures: { displayP3: false } })];

export const css: CSSOptions = { postcss: { plugins: postcssPlugins } };

/** Libraries and widgets mark modules for React's server components, which our builds do not have. */
export const checks = { moduleLevelDirective: false };

/** The limits of a room are one module: written into the code that uses them, they are no part of a first load. */
export const optimization = { inlineConst: { mode: 'all' as const } };
