export { Answer, type AnswerProps } from './Answer.tsx';
export { Helpful } from './Helpful.tsx';
export { QuestionList, type QuestionListProps } from './QuestionList.tsx';
export { QuestionSearch, type QuestionSearchProps } from './QuestionSearch.tsx';
export { faqTexts } from './texts.ts';
