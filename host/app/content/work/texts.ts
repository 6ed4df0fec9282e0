import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const workTexts = defineTexts(
  'work',
  {
    title: '标题',
    titleHint: '{limit}字以内',
    titleMissing: '请填写标题',
    titleLong: '标题在{limit}字以内',
    contentLong: '内容在{limit}字以内',
    nothing: '请填写内容或上传附件',
    unfinished: '请等附件上传完成，或删除未完成的附件',
    files: '附件',
    download: '下载 {name}',
    restored: '已恢复上次未提交的内容',
    neighbours: '前后作品',
    toList: '返回列表',
    previous: '上一份',
    next: '下一份',
  },
  en.workTexts,
);
export type WorkWords = { [Key in keyof (typeof workTexts)['zh-CN']]: string };
