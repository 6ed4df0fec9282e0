import { defineTexts } from '#src/texts/texts.ts';
import * as en from './texts.en.ts';

export const quizTexts = defineTexts(
  'quizzes',
  {
    tab: '练习',
    failed: '练习加载失败',
    none: '本节没有练习',
    untitled: '随堂练习',
    toDo: '做本节练习（{count} 题）',
    done: '本节练习得 {score} / {points} 分',
    unanswered: '还有 {count} 题未作答',
    submit: '提交练习',
    sendFailed: '练习提交失败，请稍后重试',
    score: '得分 {score} / {points}',
    again: '再做一次',
    kept: '作答内容会保存，可稍后继续',
  },
  en.quizTexts,
);
