import { defineTexts } from './texts.ts';

/** That of the area which a counter needs. */
export const counterTexts = defineTexts('ui', {
  none: '暂无',
});
