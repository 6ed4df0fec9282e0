import {
  getReviewedWorks,
  getReviewTasks,
  type Criterion,
  type ReviewedWork,
  type ReviewTask,
} from '#src/api/contests/contests.ts';
import { fill } from '#src/texts/texts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { timeText } from '../../content/document/date-text.ts';
import { contestReviewPath } from '../../content/item-paths.ts';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import { submitTimeColumn } from '../../content/work/submit-time-column.ts';
import { sumOf } from './review-points.ts';
import type { ContestReviewWords } from './texts.ts';

type TimeText = (time: number) => string;

/** The contests that the user reviews. */
export const taskKind = (words: ContestReviewWords, dayTime: TimeText): RecordKind<ReviewTask> => ({
  title: words.contests,
  source: listOf(getReviewTasks, undefined),
  id: ({ id }) => id,
  href: ({ id }) => contestReviewPath(id),
  columns: [
    { key: 'title', heading: words.contest, text: ({ title }) => title },
    {
      key: 'time',
      heading: words.endTime,
      text: ({ endTime }) => (endTime == null ? '' : dayTime(endTime)),
      exported: ({ endTime }) => timeText(endTime),
    },
    {
      key: 'progress',
      heading: words.progress,
      text: ({ reviewedNum, workNum }) =>
        fill(words.reviewedOf, { reviewed: reviewedNum ?? 0, count: workNum ?? 0 }),
    },
    {
      key: 'status',
      heading: words.status,
      text: ({ isOver }) => (isOver ? words.over : words.open),
      cell: ({ isOver }) => (
        <StatusBadge tone={isOver ? 'quiet' : 'brand'}>{isOver ? words.over : words.open}</StatusBadge>
      ),
    },
  ],
  empty: { text: words.noContests },
});

/** The works of one contest that the user reviews. */
export const workKind = (
  contestId: string,
  criteria: readonly Criterion[],
  words: ContestReviewWords,
  dayTime: TimeText,
): RecordKind<ReviewedWork> => ({
  title: words.works,
  source: listOf(getReviewedWorks, { id: contestId }),
  id: ({ id }) => id,
  href: ({ id }) => contestReviewPath(contestId, id),
  columns: [
    { key: 'title', heading: words.title, text: ({ title }) => title },
    { key: 'author', heading: words.author, text: ({ realName }) => realName || words.anonymous },
    submitTimeColumn(words.submitTime, dayTime),
    {
      key: 'points',
      heading: words.points,
      text: ({ isReviewed, points }) => (isReviewed ? String(sumOf(criteria, points ?? {})) : ''),
      sort: ({ isReviewed, points }) => (isReviewed ? sumOf(criteria, points ?? {}) : null),
      holds: 'number',
    },
    {
      key: 'status',
      heading: words.status,
      text: ({ isReviewed }) => (isReviewed ? words.reviewed : words.toReview),
      cell: ({ isReviewed }) => (
        <StatusBadge tone={isReviewed ? 'success' : 'brand'}>
          {isReviewed ? words.reviewed : words.toReview}
        </StatusBadge>
      ),
    },
  ],
  tabs: [
    { value: 'all', label: words.all },
    { value: 'toReview', label: words.toReview, has: ({ isReviewed }) => !isReviewed },
    { value: 'reviewed', label: words.reviewed, has: ({ isReviewed }) => isReviewed },
  ],
  searchHint: words.searchTitle,
  empty: { text: words.noWorks },
});
