import { useEffect, useRef } from 'react';
import { pagePaths } from '#src/page-paths.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { Question, type PagePath } from './Question.tsx';
import { questionUrl, readQuestionAddress } from './question-address.ts';
import { QuestionIndex } from './QuestionIndex.tsx';

interface QuestionsProps {
  path: PagePath;
  /** Offers topics and a search. */
  hasSearch?: boolean;
}

/** The frequent questions of a page, or the one that its address names. */
export function Questions({ path, hasSearch = false }: QuestionsProps) {
  const address = readQuestionAddress(useQueryParams());
  const { id } = address;
  const left = useRef('');
  useEffect(() => {
    if (id) left.current = id;
  }, [id]);

  if (!id) return <QuestionIndex path={path} address={address} hasSearch={hasSearch} left={left} />;
  return <Question key={id} id={id} path={path} listUrl={questionUrl(path, { ...address, id: '' })} />;
}

/** The frequent questions as an about page. */
export function Faq() {
  return <Questions path={pagePaths.aboutFaq} />;
}
