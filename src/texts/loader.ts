import { defineTexts } from './texts.ts';
import * as en from './loader.en.ts';

/** The texts of a tag whose code could not be loaded; separate from the others, since the loader includes them. */
export const loaderTexts = defineTexts(
  'loader',
  {
    failed: '加载失败',
    retry: '重试',
  },
  en.loaderTexts,
);
