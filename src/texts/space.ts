import { defineTexts } from './texts.ts';

/** What stands above every page of the personal space. */
export const spaceTexts = defineTexts('space', {
  toggle: '个人空间菜单',
  trail: '当前位置',
});
