import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const customerServiceTexts = defineTexts(
  'customerService',
  {
    title: '智能客服',
    greeting: '您好，请问有什么可以帮您？',
    hint: '搜索您的问题，或从左侧选择常见问题。',
    hintPhone: '搜索您的问题，或从下方选择常见问题。',
    back: '返回问题列表',
    unsolved: '没有找到答案？',
    feedback: '提交反馈',
    leaveMessage: '留言反馈',
    phone: '拨打客服电话 {phone}',
    phoneLine: '客服电话',
  },
  en.customerServiceTexts,
);
