import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';

/** By name: in which browser of the floor it is missing, and since when that has it. */
type Newer = ReadonlyMap<string, string>;

export const members: Newer;
export const statics: Newer;
export const globals: Newer;
export const attributes: Newer;
export const data: CompatData;
export function missingIn(feature: Identifier | undefined): string | null;
