export { Answer } from './Answer.tsx';
export { Helpful } from './Helpful.tsx';
export { QuestionList } from './QuestionList.tsx';
export { QuestionSearch } from './QuestionSearch.tsx';
export { faqTexts } from './texts.ts';
