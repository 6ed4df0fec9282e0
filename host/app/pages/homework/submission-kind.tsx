import type { SafeUrl } from '#src/rules/safe-url.ts';
import {
  getSubmissions,
  submissionStatuses,
  type Submission,
  type SubmissionStatus,
} from '#src/api/workspace/homework.ts';
import { StatusBadge, type StatusBadgeProps } from '#src/ui/badges/StatusBadge.tsx';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import { submitTimeColumn } from '../../content/work/submit-time-column.ts';
import type { HomeworkWords } from './texts.ts';

const { handedIn, returned, marked } = submissionStatuses;

export const statusTexts = { [handedIn]: 'handedIn', [returned]: 'returned', [marked]: 'marked' } as const;

export const statusTones: Readonly<Record<SubmissionStatus, NonNullable<StatusBadgeProps['tone']>>> = {
  [handedIn]: 'brand',
  [returned]: 'warning',
  [marked]: 'success',
};

/** The query of the page that opens one submission. */
export const submissionHref = ({ id }: Submission): SafeUrl => `?${new URLSearchParams({ paper: id })}`;

/** All that was handed in for one assignment. */
export const submissionKind = (
  id: string,
  words: HomeworkWords,
  dayTime: (time: number) => string,
): RecordKind<Submission> => ({
  title: words.submissions,
  source: listOf(getSubmissions, { id }),
  id: (row) => row.id,
  href: submissionHref,
  hint: ({ school }) => school,
  columns: [
    { key: 'name', heading: words.name, text: ({ realName }) => realName },
    submitTimeColumn(words.submitTime, dayTime),
    {
      key: 'points',
      heading: words.points,
      text: ({ points }) => (points == null ? '' : String(points)),
      sort: ({ points }) => points ?? null,
      holds: 'number',
    },
    {
      key: 'status',
      heading: words.status,
      text: ({ status }) => words[statusTexts[status]],
      cell: ({ status, isExcellent }) => (
        <>
          <StatusBadge tone={statusTones[status]}>{words[statusTexts[status]]}</StatusBadge>
          {isExcellent ? <StatusBadge tone="success">{words.excellent}</StatusBadge> : null}
        </>
      ),
    },
  ],
  tabs: [
    { value: 'all', label: words.all },
    { value: 'handedIn', label: words.handedIn, has: ({ status }) => status === handedIn },
    { value: 'returned', label: words.returned, has: ({ status }) => status === returned },
    { value: 'marked', label: words.marked, has: ({ status }) => status === marked },
  ],
  searchHint: words.searchName,
  empty: { text: words.noSubmissions },
});
