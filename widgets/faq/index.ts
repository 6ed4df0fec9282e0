export { Answer, type AnswerProps } from './Answer.tsx';
export { QuestionList, type QuestionListProps } from './QuestionList.tsx';
export { faqTexts } from './texts.ts';
