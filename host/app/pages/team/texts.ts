import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const teamTexts = defineTexts(
  'team',
  {
    project: '培训项目',
    projectsFailed: '项目加载失败',
    noProjects: '还没有参加培训项目',
    noProjectsHint: '加入培训项目后，可以在这里查看本区县的梯队成员和学习进度。',
    join: '加入项目',
    members: '梯队成员',
    name: '姓名',
    role: '角色',
    school: '学校',
    region: '区县',
    hours: '学时',
    hoursOf: '{done} / {aim} 学时',
    hoursDone: '{done} 学时',
    all: '全部',
    reached: '已达标',
    behind: '未达标',
    searchHint: '姓名、学校或区县',
    empty: '这个项目还没有本区县的成员',
    emptyHint: '成员由区县管理员添加，添加后会显示在这里。',
  },
  en.teamTexts,
);

export type TeamWords = (typeof teamTexts)['zh-CN'];
