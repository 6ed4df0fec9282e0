import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const questionTexts = defineTexts(
  'question',
  {
    single: '单选题',
    multiple: '多选题',
    judge: '判断题',
    blank: '填空题',
    essay: '简答题',
    heading: '第 {number} 题',
    points: '{points} 分',
    true: '正确',
    false: '错误',
    gap: '第 {number} 空',
    essayAnswer: '作答',
    essayHint: '请在此作答',
    rightAnswer: '正确答案',
    chosen: '已选',
    key: '参考答案',
    noKey: '无',
    analysis: '解析',
    unanswered: '未作答',
    given: '作答内容：',
    right: '正确，得 {score} / {points} 分',
    partial: '部分得分，{score} / {points} 分',
    wrong: '错误，得 0 / {points} 分',
    waiting: '待阅卷',
    comment: '评语：{comment}',
  },
  en.questionTexts,
);
