import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const paletteTexts = defineTexts(
  'palette',
  {
    title: '快捷面板',
    field: '查找页面和操作',
    prompt: '输入页面、操作或要搜索的内容',
    choices: '可选项',
    recent: '最近访问',
    actions: '操作',
    pages: '页面',
    authoring: '创作',
    search: '搜索',
    searchFor: '搜索“{text}”',
    tooLong: '搜索内容在{limit}字以内',
    none: '没有匹配的页面或操作',
    found: '共{count}项',
    failed: '创作页面未能加载',
    retry: '重试',
    language: '切换语言：{name}',
    feedback: '提交反馈',
    ownFeedback: '我的反馈',
    logIn: '登录',
    logOut: '退出登录',
    keyMove: '选择',
    keyOpen: '打开',
    keyClose: '关闭',
  },
  en.paletteTexts,
);
