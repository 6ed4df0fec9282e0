import { defineTexts } from './texts.ts';

/** Those of the area where its kinds did not come. */
export const messageFaultsTexts = defineTexts('messages', {
  typesFailed: '消息分类加载失败',
});
