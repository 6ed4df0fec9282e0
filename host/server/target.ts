import type { BuildOptions } from 'vite';
import settings from '#package.json' with { type: 'json' };

/** The oldest browsers that the portal, the elements and the package work in, e.g. `chrome 109`. */
export const floor: readonly string[] = settings.browserslist;

const target = floor.map((browser) => browser.replace(' ', ''));

/** The settings that all builds by Vite share. Scripts and style sheets are written for the floor. */
export const buildTarget = { target, cssTarget: target, sourcemap: false } satisfies BuildOptions;

/** Libraries and widgets mark modules for React's server components, which our builds do not have. */
export const checks = { moduleLevelDirective: false };

/** The limits of a room are one module: written into the code that uses them, they are no part of a first load. */
export const optimization = { inlineConst: { mode: 'all' as const } };
