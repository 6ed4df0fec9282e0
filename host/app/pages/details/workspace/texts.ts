import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const workspaceTexts = defineTexts(
  'workspace',
  {
    workspace: '研修任务',
    failed: '研修任务加载失败',
    tutor: '我是指导教师',
    tasksDone: '已完成 {done}/{count} 项任务',
    hoursDone: '已获 {hours}/{aim} 学时',
    done: '已完成',
    notDone: '未完成',
    emptyHint: '任务发布后会显示在这里',
  },
  en.workspaceTexts,
);
