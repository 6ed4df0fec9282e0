import { defineTexts } from './texts.ts';

/** Those of the area that say what has become of a click. */
export const doneTexts = defineTexts('signCard', {
  done: '签到成功，获得 {credit} 积分',
  doneBefore: '您今天已经签到过了',
  failed: '签到失败，请稍后重试',
});
