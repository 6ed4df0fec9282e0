import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const creationTexts = defineTexts(
  'creation',
  {
    month: '本月数据',
    published: '发布内容',
    views: '浏览',
    participants: '参与人次',
    failed: '创作数据加载失败',
    refused: '未通过',
    refusedHint: '未通过审核的内容会连同原因列在这里。',
    draft: '草稿',
    draftHint: '保存为草稿的内容会列在这里。',
    review: '审核中',
    reviewHint: '提交审核的内容会列在这里。',
    total: '{count} 项',
    savedAt: '{kind} · {time} 保存',
    submittedAt: '{kind} · {time} 提交',
    reason: '原因：{reason}',
    marking: '待阅卷',
    allMarking: '全部试卷',
    markingFailed: '待阅试卷加载失败',
    markingHint: '分配给您的试卷会列在这里。',
    waiting: '{count} 份待阅',
    closedAt: '{time} 截止',
    ways: '管理与新建',
    create: '新建{kind}',
  },
  en.creationTexts,
);
