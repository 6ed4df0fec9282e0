import { defineTexts } from './texts.ts';

/** That of the area which is there before its content. */
export const sidebarFrameTexts = defineTexts('sidebar', {
  name: '个人空间',
});
