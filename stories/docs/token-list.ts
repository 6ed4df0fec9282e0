import type { ShownToken } from '#host/tokens/shown.ts';

/** All tokens; Storybook's build fills them in, see `.storybook/token-list.ts`. */
export const tokenList: readonly ShownToken[] = [];
