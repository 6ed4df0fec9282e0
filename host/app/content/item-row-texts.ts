import { defineTexts } from '../../../src/texts/texts.ts';
import * as en from './item-row-texts.en.ts';

export const rowTexts = defineTexts(
  'itemRow',
  {
    tags: '标签',
  },
  en.rowTexts,
);
