import { defineTexts } from './texts.ts';
import * as en from './drafts.en.ts';

/** The offer of a draft that was typed elsewhere. */
export const draftTexts = defineTexts(
  'drafts',
  {
    ofClosedTab: '还有一份未提交的内容（{time} 写于另一个窗口）。',
    ofGuest: '这台设备上有一份登录前写下的内容（{time}）。如果是您写的，可以接着写。',
    take: '恢复',
    discard: '删除',
  },
  en.draftTexts,
);
