import { defineTexts } from './texts.ts';
import * as en from './element.en.ts';

/** The texts of an element that cannot start. */
export const elementTexts = defineTexts(
  'element',
  {
    notSetUp: '此处内容尚未设置完成，请联系本网站管理员',
  },
  en.elementTexts,
);
