import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of the prompt to complete the profile. */
export const collectPromptTexts = defineTexts(
  'collectPrompt',
  {
    title: '完善个人信息',
    text: '为保证学时登记和证书制作准确无误，请补充您的个人信息。',
    fill: '去填写',
    close: '关闭',
  },
  en.collectPromptTexts,
);
