import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const faqTexts = defineTexts(
  'faq',
  {
    title: '常见问题',
    search: '搜索问题',
    searchHint: '输入关键词，如“证书”“学时”',
    searchEmpty: '请输入您要搜索的内容',
    searchButton: '搜索',
    clear: '清除搜索',
    none: '没有找到相关问题',
    noneHint: '换个关键词试试，或直接提交反馈，我们会尽快回复您。',
    results: '找到 {count} 个相关问题',
    pages: '常见问题分页',
    back: '返回',
    listFailed: '常见问题加载失败',
    answerFailed: '答案加载失败',
    helpful: '这个回答解决了您的问题吗？',
    solved: '已解决',
    thanks: '很高兴能帮到您！',
    unsolved: '未解决，继续反馈',
  },
  en.faqTexts,
);
