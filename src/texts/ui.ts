import { defineTexts } from './texts.ts';
import * as en from './ui.en.ts';

/** The texts of the primitives in `src/ui`. */
export const uiTexts = defineTexts(
  'ui',
  {
    unread: '{count} 条未读',
    loading: '加载中',
    busy: '正在处理',
    empty: '暂无相关数据',
    errorTitle: '内容加载失败',
    errorText: '请检查网络后重试。',
    confirm: '确定',
    cancel: '取消',
    close: '关闭',
    login: '去登录',
    stepDone: '已完成',
    skipToContent: '跳到主要内容',
    none: '暂无',
    avatarOf: '{name}的头像',
    avatar: '头像',
  },
  en.uiTexts,
);
