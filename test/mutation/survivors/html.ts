import type { Listed } from '../judge.ts';

/** Of the area `html`. */
export const survivors: readonly Listed[] = [];
