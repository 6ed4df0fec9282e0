import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import type { FactFormat } from '../../content/cards/useFacts.ts';
import { DeadlineText } from '../../content/DeadlineText.tsx';
import { percentOf, ProgressBar } from '../../content/ProgressBar.tsx';
import { itemStatusOfLive, liveStatus } from '../../content/live-status.ts';
import { timeText } from '../../content/document/date-text.ts';
import type { RecordColumn } from '../../content/records/record-kind.ts';
import { isWaiting, type LearningRow, type StatusTexts } from './learning-row.ts';
import type { LearningWords } from './texts.ts';
import { itemStatuses, type ItemStatus } from '#src/api/list-item.ts';

/** The texts and formats that the cells are written with. */
export interface ColumnTools {
  words: LearningWords;
  facts: FactFormat;
  statuses: StatusTexts;
}

type MakeColumn = (tools: ColumnTools) => Omit<RecordColumn<LearningRow>, 'key'>;

const numberColumn =
  (heading: keyof LearningWords, valueOf: (row: LearningRow) => number | null | undefined): MakeColumn =>
  ({ words }) => ({
    heading: words[heading],
    text: (row) => String(valueOf(row) ?? ''),
    sort: valueOf,
    holds: 'number',
  });

const textColumn =
  (heading: keyof LearningWords, valueOf: (row: LearningRow) => string | null | undefined): MakeColumn =>
  ({ words }) => ({ heading: words[heading], text: (row) => valueOf(row) ?? '', sort: valueOf });

const tones = {
  [itemStatuses.coming]: 'brand',
  [itemStatuses.underWay]: 'success',
  [itemStatuses.over]: 'quiet',
} as const;

/** The status of a row; a live session may have to be judged by its times. */
const statusOf = (row: LearningRow, texts: StatusTexts): ItemStatus | undefined =>
  texts[itemStatuses.coming] === 'liveSoon' ? itemStatusOfLive[liveStatus(row)] : row.status;

/** A day that is over needs no deadline any more. */
const openEnd = ({ status, endTime }: LearningRow) => (status === itemStatuses.over ? null : endTime);

const makers = {
  status: ({ words, statuses }) => {
    const text = (row: LearningRow) => {
      if (isWaiting(row)) return words[row.needPay ? 'unpaid' : 'unconfirmed'];
      const status = statusOf(row, statuses);
      return status === undefined ? '' : words[statuses[status]];
    };
    return {
      heading: words.status,
      text,
      cell: (row) => {
        const tone = isWaiting(row) ? 'warning' : tones[statusOf(row, statuses) ?? itemStatuses.over];
        return text(row) ? <StatusBadge tone={tone}>{text(row)}</StatusBadge> : null;
      },
    };
  },
  type: ({ words }) => {
    const text = ({ type }: LearningRow) => {
      const known = taskTypes.find((one) => one === type);
      return known ? words[`type_${known}`] : '';
    };
    return { heading: words.type, text, sort: text };
  },
  progress: ({ words }) => ({
    heading: words.progress,
    text: ({ progress }) => `${percentOf(progress)}%`,
    cell: ({ progress }) => <ProgressBar progress={progress} />,
    sort: ({ progress }) => progress,
  }),
  deadline: ({ words, facts }) => ({
    heading: words.deadline,
    text: ({ endTime }) => facts.moment(endTime),
    exported: ({ endTime }) => timeText(endTime),
    cell: (row) => <DeadlineText endTime={openEnd(row)} />,
    sort: (row) => openEnd(row) ?? null,
  }),
  start: ({ words, facts }) => ({
    heading: words.start,
    text: ({ startTime }) => facts.moment(startTime),
    exported: ({ startTime }) => timeText(startTime),
    sort: ({ startTime }) => startTime ?? null,
  }),
  span: ({ words, facts }) => ({
    heading: words.span,
    text: ({ startTime, endTime }) => facts.span(startTime, endTime),
    exported: ({ startTime, endTime }) => [startTime, endTime].map(timeText).filter(Boolean).join(' – '),
    sort: ({ startTime }) => startTime ?? null,
  }),
  finished: ({ words, facts }) => ({
    heading: words.finished,
    text: ({ finishTime }) => facts.moment(finishTime),
    exported: ({ finishTime }) => timeText(finishTime),
    sort: ({ finishTime }) => finishTime ?? null,
  }),
  hours: numberColumn('hours', ({ lessonNum }) => lessonNum),
  members: numberColumn('members', ({ members }) => members),
  toMark: numberColumn('toMark', ({ toMarkNum }) => toMarkNum),
  hot: numberColumn('hot', ({ hot }) => hot),
  score: numberColumn('score', ({ score }) => score),
  role: textColumn('role', ({ role }) => role),
  place: textColumn('place', ({ place }) => place),
} satisfies Record<string, MakeColumn>;

export type ColumnName = keyof typeof makers;

export const taskTypes = ['course', 'homework', 'live', 'discussion', 'exam'] as const;

export const columnOf = (name: ColumnName, tools: ColumnTools): RecordColumn<LearningRow> => ({
  key: name,
  ...makers[name](tools),
});
