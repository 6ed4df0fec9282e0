import { contestPhases, type Contest, type ReviewedWork as Work } from '#src/api/contests/contests.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { contestReviewPath } from '#host/app/content/item-paths.ts';
import { NeighbourLinks } from '#host/app/content/work/NeighbourLinks.tsx';
import { WorkView } from '#host/app/content/work/WorkView.tsx';
import { fullPoints, sumOf } from './review-points.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { contestReviewTexts } from './texts.ts';

interface ReviewedWorkProps {
  contest: Contest;
  id: string;
  all: readonly Work[];
}

/** One work, the form of its review, and the ways to its neighbours. */
export function ReviewedWork({ contest, id, all }: ReviewedWorkProps) {
  const words = useTexts(contestReviewTexts);
  const work = all.find((one) => one.id === id);
  return (
    <div className="portal-contest-review-work">
      <NeighbourLinks
        all={all}
        id={id}
        listHref={contestReviewPath(contest.id)}
        hrefOf={(one) => contestReviewPath(contest.id, one.id)}
      />
      {work ? (
        <>
          <section aria-label={work.title}>
            <h2>
              {work.title} <span>{[work.realName, work.school].filter(Boolean).join(' ')}</span>
            </h2>
            <WorkView work={work} />
          </section>
          <section aria-label={words.review}>
            <h2>{words.review}</h2>
            {contest.phase === contestPhases.reviewing ? (
              <ReviewForm contest={contest} work={work} />
            ) : (
              <Closed contest={contest} work={work} />
            )}
          </section>
        </>
      ) : (
        <EmptyState compact text={words.missing} />
      )}
    </div>
  );
}

/** The review that can no longer be changed. */
function Closed({ contest: { phase, criteria }, work }: { contest: Contest; work: Work }) {
  const words = useTexts(contestReviewTexts);
  const { isReviewed, points, remark } = work;
  const given = points ?? {};
  return (
    <>
      <p>{phase > contestPhases.reviewing ? words.closed : words.notOpen}</p>
      {isReviewed ? (
        <>
          <dl className="portal-contest-review-given">
            {(criteria ?? []).map(({ id, title, points: full }) => (
              <div key={id}>
                <dt>{fill(words.criterion, { title, points: full })}</dt>
                <dd>{given[id]}</dd>
              </div>
            ))}
          </dl>
          <p>
            <strong>
              {fill(words.total, { total: sumOf(criteria ?? [], given), full: fullPoints(criteria ?? []) })}
            </strong>
          </p>
          {remark ? <p className="portal-work-text">{remark}</p> : null}
        </>
      ) : (
        <p>{words.notReviewed}</p>
      )}
    </>
  );
}
