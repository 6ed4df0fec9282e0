import type { Listed } from '../judge.ts';

/** Of the area `session`. */
export const survivors: readonly Listed[] = [];
