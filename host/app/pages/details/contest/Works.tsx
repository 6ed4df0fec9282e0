import { useLoginStatus } from '#src/data/portal-context.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import type { Contest } from '#src/api/contests/contests.ts';
import { contestPhases } from '#src/api/contests/contests.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { contestReviewPath } from '#host/app/content/item-paths.ts';
import { LinkButton } from '#host/app/content/LinkButton.tsx';
import { Panel } from '#host/app/content/Panel.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import css from './contest.css?inline';
import { ContestSteps } from './ContestSteps.tsx';
import { possibilitiesOf } from './contest-steps.ts';
import { LogInLink } from './LogInLink.tsx';
import { OwnWork } from './OwnWork.tsx';
import { contestTexts } from './texts.ts';
import { WorkList } from './WorkList.tsx';

/** The works of a contest: its schedule and criteria, the user's own work, and those that take part. */
export function Works({ query }: { query: QueryState<Contest> }) {
  useStyles(css);
  const words = useTexts(contestTexts);
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  return (
    <Panel title={words.works} query={query} failure={words.failed} skeleton={<RowsSkeleton rows={4} />}>
      {(contest) => {
        const may = possibilitiesOf(contest, isLoggedIn);
        return (
          <div className="portal-contest">
            <ContestSteps contest={contest} />
            {contest.isReviewer ? <ForReviewer contest={contest} mayReview={may.mayReview} /> : null}
            {may.mayLogIn ? <LogInLink phase={contest.phase} /> : null}
            {isLoggedIn ? <OwnWork contest={contest} {...may} /> : null}
            <Criteria contest={contest} />
            <WorkList contest={contest} {...may} />
          </div>
        );
      }}
    </Panel>
  );
}

function ForReviewer({ contest: { id, phase }, mayReview }: { contest: Contest; mayReview: boolean }) {
  const words = useTexts(contestTexts);
  return (
    <p className="portal-contest-note">
      {mayReview ? words.reviewsAre : words.reviewsBegin}
      {mayReview ? (
        <LinkButton
          size="small"
          variant={phase === contestPhases.reviewing ? 'primary' : 'secondary'}
          href={contestReviewPath(id)}
        >
          {phase === contestPhases.reviewing ? words.review : words.seeReviews}
        </LinkButton>
      ) : null}
    </p>
  );
}

function Criteria({ contest: { criteria, isAnonymous, phase } }: { contest: Contest }) {
  const words = useTexts(contestTexts);
  if (criteria.length === 0) return null;
  return (
    <section className="portal-contest-part">
      <h3>{words.criteria}</h3>
      <dl className="portal-contest-criteria">
        {criteria.map(({ id, title, hint, points }) => (
          <div key={id}>
            <dt>
              {title} <span>{fill(words.criterionPoints, { points })}</span>
            </dt>
            {hint ? <dd>{hint}</dd> : null}
          </div>
        ))}
      </dl>
      {isAnonymous && phase < contestPhases.published ? (
        <p className="portal-contest-soft">{words.anonymous}</p>
      ) : null}
    </section>
  );
}
