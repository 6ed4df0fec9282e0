import { useContext, useState } from 'react';
import { getReviews, type CommentSource, type Review } from '#src/api/comments.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { useFormOpener } from '#src/ui/focus/useFormOpener.ts';
import { PagedResults } from '#host/app/content/PagedResults.tsx';
import { QueryBoundary } from '#host/app/content/QueryBoundary.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import { REVIEWS_PAGE_SIZE } from '#host/app/limits.ts';
import { ReviewForm } from './ReviewForm.tsx';
import css from './reviews.css?inline';
import { Stars } from './Stars.tsx';
import { reviewsTexts } from './texts.ts';

/** The reviews of an item by those who have finished it, and the form of one's own. */
export function Reviews(source: CommentSource) {
  useStyles(css);
  const words = useTexts(reviewsTexts);
  const { locale } = useContext(LanguageContext);
  const isLoggedIn = useLoginStatus() === 'loggedIn';
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  const opener = useFormOpener(isWriting);
  const query = useQuery(
    getReviews,
    { ...source, current: page, size: REVIEWS_PAGE_SIZE },
    { keepPrevious: true },
  );
  const { mayReview = false, own = null } = query.data ?? {};
  const write = (
    <Button ref={opener} size="small" onClick={() => setWriting(true)}>
      {own ? words.change : words.write}
    </Button>
  );
  return (
    <Card
      title={words.reviews}
      aria-label={words.reviews}
      actions={isLoggedIn && mayReview && !isWriting ? write : null}
    >
      {isWriting ? (
        <ReviewForm
          source={source}
          own={own}
          onCancel={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            setPage(1);
            query.retry();
          }}
        />
      ) : null}
      <QueryBoundary
        query={query}
        failure={words.failed}
        skeleton={<RowsSkeleton rows={3} />}
        isEmpty={({ total, mean }) => total === 0 || mean == null}
        emptyHint={words.emptyHint}
      >
        {({ records, total, mean }) => (
          <>
            <p className="portal-reviews-mean">
              <Stars stars={mean ?? 0} />
              <strong>{fill(words.mean, { mean: (mean ?? 0).toFixed(1) })}</strong>
              <span>{fill(words.count, { count: numberText(total, locale) })}</span>
              {isLoggedIn && !mayReview ? <span>{words.finishFirst}</span> : null}
            </p>
            <PagedResults
              className="portal-reviews"
              label={words.reviews}
              pager={{
                page,
                pageCount: Math.ceil(total / REVIEWS_PAGE_SIZE),
                onChange: setPage,
                busy: query.isValidating,
                label: words.pages,
              }}
            >
              <ul className="portal-reviews-list">
                {records.map((review) => (
                  <ReviewRow key={review.id} review={review} />
                ))}
              </ul>
            </PagedResults>
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function ReviewRow({ review: { realName, stars, content, createTime } }: { review: Review }) {
  const words = useTexts(reviewsTexts);
  const dayTime = useDayTime();
  return (
    <li className="portal-review">
      <p className="portal-review-head">
        <strong>{realName || words.anonymous}</strong>
        <Stars stars={stars} />
        {createTime ? <span>{dayTime(createTime)}</span> : null}
      </p>
      {content ? <p className="portal-review-text">{content}</p> : null}
    </li>
  );
}
