import { defineTexts } from '../../../../src/texts/texts.ts';
import * as en from './chapter-texts.en.ts';

export const chapterTexts = defineTexts(
  'editorChapters',
  {
    addChapter: '添加一章',
    addLesson: '添加课时',
    chapterTitle: '第 {number} 章名称',
    lessonTitleLabel: '第 {number} 章第 {lesson} 节名称',
    lessonVideo: '第 {number} 章第 {lesson} 节视频',
    lessonList: '第 {number} 章的课时',
    removeChapter: '删除第 {number} 章',
    removeLesson: '删除第 {number} 章第 {lesson} 节',
    removePart: '确定删除“{name}”吗？',
    removePartText: '其中的标题和视频将一并删除。',
  },
  en.chapterTexts,
);
