import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { getQuestion } from '#src/api/tickets.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { RefusedError } from '#src/http/errors.ts';
import type { pagePaths } from '#src/page-paths.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { Answer, Helpful } from '#widgets/shared/faq/index.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import { useOpenFeedback } from '../../layout/useFeedback.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { aboutTexts, helpTexts } from './texts.ts';

/** The pages that show questions. */
export type PagePath = (typeof pagePaths)['aboutFaq' | 'projectHelp'];

interface QuestionProps {
  id: string;
  path: PagePath;
  /** The list that it was opened from. */
  listUrl: SafeUrl;
}

/** One question with its answer, at an address of its own. */
export function Question({ id, path, listUrl }: QuestionProps) {
  const words = useTexts(helpTexts);
  const { portal } = useTexts(aboutTexts);
  const { org } = useOrganisation();
  const openFeedback = useOpenFeedback();
  const { data, error, isValidating, retry } = useQuery(getQuestion, { id });
  const isMissing = error instanceof RefusedError && error.code === 404;
  usePageHead({
    title: data?.title,
    description: data && fill(words.description, { title: data.title, name: org?.name || portal }),
    canonical: `${path}?${new URLSearchParams({ id })}`,
    isMissing,
  });

  let body: ReactNode;
  if (data) {
    body = (
      <Answer questionId={id} title={data.title} level={2}>
        <Helpful onUnsolved={() => openFeedback('submit')} />
      </Answer>
    );
  } else if (isMissing) {
    body = <EmptyState text={words.missing} hint={words.missingHint} />;
  } else if (error) {
    body = <ErrorState title={words.failed} message={error.message} busy={isValidating} onRetry={retry} />;
  } else {
    body = (
      <Loading className="portal-about-skeleton">
        <Skeleton width="60%" />
        <Skeleton lines={6} />
      </Loading>
    );
  }
  return (
    <div className="portal-help">
      <LinkButton
        variant="ghost"
        className="portal-help-back"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        href={listUrl}
      >
        {words.backToList}
      </LinkButton>
      {body}
    </div>
  );
}
