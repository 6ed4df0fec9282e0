import { defineTexts } from '../../../src/texts/texts.ts';
import * as en from './drop-texts.en.ts';

export const dropTexts = defineTexts(
  'drop',
  {
    dropHere: '也可以把文件拖到这里',
    dropNow: '松开鼠标，添加文件',
  },
  en.dropTexts,
);
