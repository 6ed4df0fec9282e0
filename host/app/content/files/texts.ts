import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const filesTexts = defineTexts(
  'files',
  {
    addFile: '选择文件',
    fileHint: '支持 {types}，单个文件不超过 {megabytes}M',
    wrongType: '“{name}”不是支持的文件类型',
    emptyFile: '“{name}”是空文件',
    unreadable: '“{name}”无法读取，请重新选择',
    tooLarge: '“{name}”超过 {megabytes}M',
    tooMany: '最多上传 {limit} 个文件',
    refusalSeparator: '；',
    uploading: '正在上传 {name}',
    percent: '{percent}%',
    uploaded: '已上传',
    lost: '上传已中断，请重新选择“{name}”',
    cancelUpload: '取消上传 {name}',
    retryUpload: '重新上传 {name}',
    chooseAgain: '重新选择 {name}',
    removeFile: '删除 {name}',
    removeTitle: '确定删除“{name}”吗？',
    removeText: '文件将从服务器删除，需要时只能重新上传。',
    remove: '删除',
    removeFailed: '删除失败，请重试',
    uploadFailed: '上传失败，请重试',
  },
  en.filesTexts,
);
