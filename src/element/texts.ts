import { defineTexts } from '../texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of an element that cannot start. */
export const elementTexts = defineTexts(
  'element',
  {
    notSetUp: '此处内容尚未设置完成，请联系本网站管理员',
  },
  en.elementTexts,
);

/** The texts of a tag whose code could not be loaded. */
export const loaderTexts = defineTexts(
  'loader',
  {
    failed: '加载失败',
    retry: '重试',
  },
  en.loaderTexts,
);
