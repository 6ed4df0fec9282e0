import type { Listed } from '../judge.ts';

/** Of the area `data`. */
export const survivors: readonly Listed[] = [];
