import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

/** The texts of every list of records; what is special to a kind stands in its own texts. */
export const recordTexts = defineTexts(
  'records',
  {
    searchLabel: '在“{list}”中搜索',
    all: '全部',
    clear: '清空条件',
    tabs: '按状态查看',
    sort: '排序',
    sortDefault: '默认排序',
    ascending: '{column}升序',
    descending: '{column}降序',
    count: '共 {count} 条',
    countOf: '第 {page} 页，共 {count} 条',
    pages: '{list}分页',
    loading: '正在加载{list}',
    failed: '{list}加载失败',
    noMatch: '没有符合条件的记录',
    noMatchHint: '换个关键词，或者减少几个条件试试。',
    emptyTab: '这个状态下还没有记录',
    actions: '操作',
    select: '选择“{name}”',
    selectPage: '选择本页全部',
    selected: '已选 {count} 条',
    selection: '批量操作',
    clearSelection: '取消选择',
    export: '导出',
    exportHint: '导出筛选出的全部记录',
    exportFailed: '导出失败，请重试',
  },
  en.recordTexts,
);
