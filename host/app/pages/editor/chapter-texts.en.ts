export const chapterTexts = {
  addChapter: 'Add a chapter',
  addLesson: 'Add a lesson',
  chapterTitle: 'Name of chapter {number}',
  lessonTitleLabel: 'Name of lesson {lesson} of chapter {number}',
  lessonVideo: 'Video of lesson {lesson} of chapter {number}',
  lessonList: 'Lessons of chapter {number}',
  removeChapter: 'Remove chapter {number}',
  removeLesson: 'Remove lesson {lesson} of chapter {number}',
  removePart: 'Remove “{name}”?',
  removePartText: 'Its titles and videos are removed with it.',
};
