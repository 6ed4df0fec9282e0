import { useMemo } from 'react';
import { getContest, getReviewedWorks, type Contest } from '#src/api/contests/contests.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { contentKinds } from '../../content/kinds.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RecordList } from '../../content/records/RecordList.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import css from './contest-review.css?inline';
import { taskKind, workKind } from './review-kinds.tsx';
import { ReviewedWork } from './ReviewedWork.tsx';
import { contestReviewTexts } from './texts.ts';

/** Reviews works: the contests, with `id` in the address the works of one, with `paper` one of these. */
export default function ContestReviewPage() {
  useStyles(css);
  const id = useQueryParams().get('id');
  return (
    <div className="portal-contest-review">
      <PageBreadcrumb />
      {id ? <OneContest key={id} id={id} /> : <Contests />}
    </div>
  );
}

function Contests() {
  const words = useTexts(contestReviewTexts);
  const titles = useTexts(pageTexts);
  const dayTime = useDayTime();
  return (
    <SpacePage title={titles.contestReview}>
      <RecordList kind={useMemo(() => taskKind(words, dayTime), [words, dayTime])} />
    </SpacePage>
  );
}

function OneContest({ id }: { id: string }) {
  const words = useTexts(contestReviewTexts);
  const titles = useTexts(pageTexts);
  const contest = useQuery(getContest, { id });
  return (
    <SpacePage
      title={contest.data?.title || titles.contestReview}
      actions={
        <LinkButton size="small" href={contentKinds.paper.href(id)}>
          {words.toContest}
        </LinkButton>
      }
    >
      <QueryBoundary query={contest} failure={words.failed} skeleton={<RowsSkeleton rows={6} />}>
        {(found) =>
          found === null ? (
            <EmptyState compact text={words.noContest} />
          ) : found.isReviewer ? (
            <Works contest={found} />
          ) : (
            <EmptyState compact text={words.notReviewer} hint={words.notReviewerHint} />
          )
        }
      </QueryBoundary>
    </SpacePage>
  );
}

function Works({ contest }: { contest: Contest }) {
  const words = useTexts(contestReviewTexts);
  const dayTime = useDayTime();
  const { id, criteria } = contest;
  const kind = useMemo(() => workKind(id, criteria ?? [], words, dayTime), [id, criteria, words, dayTime]);
  const chosen = useQueryParams().get('paper');
  const works = useQuery(getReviewedWorks, chosen === null ? null : { id });
  if (chosen === null) return <RecordList kind={kind} />;
  return (
    <QueryBoundary query={works} failure={words.worksFailed} skeleton={<RowsSkeleton rows={6} />}>
      {(all) => <ReviewedWork key={chosen} contest={contest} id={chosen} all={all} />}
    </QueryBoundary>
  );
}
