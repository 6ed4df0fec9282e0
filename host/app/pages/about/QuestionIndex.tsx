import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { QuestionList, QuestionSearch } from '#widgets/shared/faq/index.ts';
import { useOpenFeedback } from '../../layout/useFeedback.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { useSetQueryParams } from '../../history/useQueryParams.ts';
import type { PagePath } from './Question.tsx';
import { questionQuery, questionUrl, type QuestionAddress } from './question-address.ts';
import { helpTexts } from './texts.ts';
import { topics } from './topics.ts';

interface QuestionIndexProps {
  path: PagePath;
  address: QuestionAddress;
  hasSearch: boolean;
  /** The id of the question that was open before; '' if there was none. */
  left: RefObject<string>;
}

/** The list of questions, with topics and a search where the page has them. Search and page are in the address. */
export function QuestionIndex({ path, address, hasSearch, left }: QuestionIndexProps) {
  const words = useTexts(helpTexts);
  const setQuery = useSetQueryParams();
  const follow = useNavigateHandler();
  const openFeedback = useOpenFeedback();
  const list = useRef<HTMLDivElement>(null);
  const { search, page } = address;
  const urlOf = ({ questionId }: { questionId: string }) => questionUrl(path, { ...address, id: questionId });
  const find = (text: string) => setQuery(questionQuery({ id: '', search: text, page: 1 }), 'push');
  usePageHead({ description: words.lead, canonical: questionUrl(path, address) });

  useEffect(() => {
    // After the focus that every navigation puts on the heading.
    const frame = requestAnimationFrame(() => {
      const question = left.current && `[data-question="${CSS.escape(left.current)}"]`;
      if (question) list.current?.querySelector<HTMLElement>(question)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [left]);

  return (
    <div className="portal-help" ref={list}>
      {hasSearch ? (
        <>
          <QuestionSearch searched={search} onSearch={find} />
          <ul className="portal-help-topics" aria-label={words.topics}>
            {topics.map(({ name, word }) => (
              <li key={name}>
                <button type="button" aria-pressed={search === word} onClick={() => find(word)}>
                  {words[name]}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <QuestionList
        search={search}
        page={page}
        onPage={(next) => setQuery(questionQuery({ ...address, page: next }), 'push')}
        linkTo={urlOf}
        onChoose={(question) => follow({ url: urlOf(question) })}
        action={<Button onClick={() => openFeedback('submit')}>{words.feedback}</Button>}
      />
    </div>
  );
}
