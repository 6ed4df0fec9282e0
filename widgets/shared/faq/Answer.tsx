import { useEffect, useRef, type ReactNode } from 'react';
import { getQuestion } from '#src/api/tickets.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { SafeHtml } from '#src/html/SafeHtml.tsx';
import { faqTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import css from './faq.css?inline';

export interface AnswerProps {
  questionId: string;
  /** Shown until the answer has loaded. */
  title?: string;
  /** The heading level, default 3. */
  level?: 2 | 3;
  /** Rendered below the answer. */
  children?: ReactNode;
}

/** A question with its answer. The heading takes the focus, since the user has just chosen the question. */
export function Answer({ questionId, title = '', level = 3, children }: AnswerProps) {
  useStyles(css);
  const { config } = usePortal();
  const words = useTexts(faqTexts);
  const Heading = level === 2 ? 'h2' : 'h3';
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isLoading, isValidating, error, retry } = useQuery(getQuestion, { id: questionId });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [questionId]);

  let body: ReactNode;
  if (error && !isValidating) {
    body = <ErrorState compact title={words.answerFailed} message={error.message} onRetry={retry} />;
  } else if (isLoading || (error && !data)) {
    body = (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    );
  } else {
    body = data?.content ? <SafeHtml html={data.content} server={config} /> : <EmptyState compact />;
  }
  return (
    <article className="portal-faq-answer" part="answer">
      <Heading ref={heading} className="portal-faq-title" tabIndex={-1}>
        {data?.title || title}
      </Heading>
      {body}
      {children}
    </article>
  );
}
