import { defineTexts } from './texts.ts';

/** Those of the area where there is more than one page. */
export const messagePagesTexts = defineTexts('messages', {
  pages: '消息分页',
});
