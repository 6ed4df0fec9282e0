import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const noteTexts = defineTexts(
  'notes',
  {
    add: '新笔记',
    placeholder: '记下此刻的想法……',
    submit: '添加笔记',
    submitAt: '在 {time} 添加笔记',
    store: '保存',
    cancel: '取消',
    empty: '请先输入内容',
    tooLong: '最多 {limit} 个字',
    notStored: '浏览器未能保存笔记，您输入的内容仍在这里。',
    list: '本节笔记',
    none: '本节还没有笔记',
    noneHint: '笔记只保存在当前浏览器中，其他人看不到。',
    jump: '跳转到 {time}',
    edit: '编辑 {time} 的笔记',
    remove: '删除 {time} 的笔记',
    removed: '笔记已删除',
    undo: '撤销',
    download: '导出全部笔记（{count} 条）',
    file: '笔记',
  },
  en.noteTexts,
);
