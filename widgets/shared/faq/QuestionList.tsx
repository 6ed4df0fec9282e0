import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { getQuestions, type Question } from '#src/api/tickets.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { faqTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyList, EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import css from './faq.css?inline';
import { QUESTION_PAGE_SIZE } from '#src/rules/limits.ts';

export interface QuestionListProps {
  /** Only questions whose title contains it; '' for all. A change resets the page. */
  search?: string;
  onChoose: (question: Question) => void;
  /** The id of the question whose answer is shown. */
  chosenId?: string;
  /** Rendered in the empty state. */
  action?: ReactNode;
  /** The address of a question that has one of its own: it is a link then. */
  linkTo?: (question: Question) => SafeUrl;
  /** The page, if its owner keeps it, e.g. in an address. */
  page?: number;
  onPage?: (page: number) => void;
}

/** The frequent questions, page by page. */
export function QuestionList(props: QuestionListProps) {
  const { search = '', onChoose, chosenId, action, linkTo, page, onPage } = props;
  useStyles(css);
  const words = useTexts(faqTexts);
  const [position, setPosition] = useState({ search, page: 1 });
  const current = page ?? (position.search === search ? position.page : 1);
  const { data, isLoading, isValidating, error, retry } = useQuery(
    getQuestions,
    search ? { current, title: search } : { current },
    { keepPrevious: true },
  );
  const goTo = onPage ?? ((next: number) => setPosition({ search, page: next }));
  const pageCount = Math.ceil((data?.total ?? 0) / QUESTION_PAGE_SIZE);
  const isBeyondLast = !isLoading && data?.records.length === 0 && pageCount > 0 && current > pageCount;
  // An address may name a page that is no longer there.
  useEffect(() => {
    if (isBeyondLast) goTo(pageCount);
  });

  if (error && !data && !isValidating) {
    return <ErrorState compact title={words.listFailed} message={error.message} onRetry={retry} />;
  }
  if (!data || isBeyondLast || (isLoading && data.records.length === 0)) {
    return error || isLoading || isBeyondLast ? (
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
      <EmptyList compact text={words.none} hint={words.noneHint} action={action} />
    ) : (
      <EmptyState compact action={action} />
    );
  }
  return (
    <div className="portal-faq" aria-busy={isValidating || undefined}>
      <ul className="portal-faq-list">
        {data.records.map((question) => (
          <li key={question.questionId}>
            <QuestionEntry
              question={question}
              href={linkTo?.(question)}
              isChosen={question.questionId === chosenId}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <Pager label={words.pages} page={current} pageCount={pageCount} busy={isLoading} onChange={goTo} />
      <VisuallyHidden role="status">
        {search && !isLoading ? fill(words.results, { count: data.total }) : ''}
      </VisuallyHidden>
    </div>
  );
}

interface QuestionEntryProps {
  question: Question;
  href: SafeUrl | undefined;
  isChosen: boolean;
  onChoose: (question: Question) => void;
}

/** A question: a link if it has an address of its own, else a button. */
function QuestionEntry({ question, href, isChosen, onChoose }: QuestionEntryProps) {
  const shared = {
    className: 'portal-faq-question',
    part: 'question',
    'aria-current': isChosen || undefined,
    'data-question': question.questionId,
  };
  const inside = (
    <>
      <span>{question.title}</span>
      <ChevronRight size={16} aria-hidden="true" />
    </>
  );
  if (!href) {
    return (
      <button {...shared} type="button" onClick={() => onChoose(question)}>
        {inside}
      </button>
    );
  }
  const choose = () => {
    onChoose(question);
    return false;
  };
  return (
    <Anchor {...shared} href={href} onClick={(event) => linkClick(event, { url: href }, choose)}>
      {inside}
    </Anchor>
  );
}
