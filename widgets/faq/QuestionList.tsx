import { useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { getQuestions, QUESTION_PAGE_SIZE, type Question } from '../../src/api/tickets.ts';
import { useQuery } from '../../src/data/useQuery.ts';
import { faqTexts } from './texts.ts';
import { fill } from '../../src/texts/texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { Pager } from '../../src/ui/Pager.tsx';
import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import css from './faq.css?inline';

export interface QuestionListProps {
  /** Only questions whose title contains it; '' for all. A change resets the page. */
  search?: string;
  onChoose: (question: Question) => void;
  /** The id of the question whose answer is shown. */
  chosenId?: string;
  /** Rendered in the empty state. */
  action?: ReactNode;
}

/** The frequent questions, page by page. */
export function QuestionList({ search = '', onChoose, chosenId, action }: QuestionListProps) {
  useStyles(css);
  const words = useTexts(faqTexts);
  const [position, setPosition] = useState({ search, page: 1 });
  const current = position.search === search ? position.page : 1;
  const { data, isLoading, isValidating, error, retry } = useQuery(
    getQuestions,
    search ? { current, title: search } : { current },
    { keepPrevious: true },
  );

  if (error && !isValidating) {
    return <ErrorState compact title={words.listFailed} message={error.message} onRetry={retry} />;
  }
  if (!data || (isLoading && data.records.length === 0)) {
    return error || isLoading ? (
      <Loading className="portal-faq-skeleton">
        {Array.from({ length: QUESTION_PAGE_SIZE }, (_, line) => (
          <Skeleton key={line} width={`${64 + ((line * 37) % 32)}%`} />
        ))}
      </Loading>
    ) : (
      <EmptyState compact />
    );
  }
  if (data.records.length === 0) {
    return search ? (
      <EmptyState compact text={words.none} hint={words.noneHint} action={action} />
    ) : (
      <EmptyState compact action={action} />
    );
  }
  return (
    <div className="portal-faq" aria-busy={isValidating || undefined}>
      <ul className="portal-faq-list">
        {data.records.map((question) => (
          <li key={question.questionId}>
            <button
              type="button"
              className="portal-faq-question"
              part="question"
              aria-current={question.questionId === chosenId || undefined}
              data-question={question.questionId}
              onClick={() => onChoose(question)}
            >
              <span>{question.title}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Pager
        label={words.pages}
        page={current}
        pageCount={Math.ceil(data.total / QUESTION_PAGE_SIZE)}
        busy={isLoading}
        onChange={(page) => setPosition({ search, page })}
      />
      <VisuallyHidden role="status">
        {search && !isLoading ? fill(words.results, { count: data.total }) : ''}
      </VisuallyHidden>
    </div>
  );
}
