import { getExamsToMark, getExamPapers, type ExamToMark, type PaperRow } from '#src/api/marking.ts';
import { fill } from '#src/texts/texts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { timeText } from '../../content/document/date-text.ts';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { listOf, pagesOf } from '../../content/records/record-sources.ts';
import { MarkingProgress } from './MarkingProgress.tsx';
import { examineeName } from './papers.ts';
import type { MarkingWords } from './texts.ts';

type TimeText = (time: number) => string;

const examSource = pagesOf(getExamsToMark, () => ({}));

export const examKind = (words: MarkingWords, dayTime: TimeText): RecordKind<ExamToMark> => ({
  title: words.exams,
  source: examSource,
  id: ({ id }) => id,
  href: ({ id }) => `?${new URLSearchParams({ id })}`,
  columns: [
    { key: 'title', heading: words.exam, text: ({ title }) => title },
    {
      key: 'endTime',
      heading: words.endTime,
      text: ({ endTime }) => (endTime == null ? '' : dayTime(endTime)),
      exported: ({ endTime }) => timeText(endTime),
    },
    {
      key: 'progress',
      heading: words.progress,
      text: ({ markedNum, paperNum }) => fill(words.markedOf, { marked: markedNum, count: paperNum }),
      cell: ({ markedNum, paperNum }) => <MarkingProgress marked={markedNum} count={paperNum} />,
    },
  ],
  empty: { text: words.noExams },
});

/** The papers of one exam. */
export const paperKind = (examId: string, words: MarkingWords, dayTime: TimeText): RecordKind<PaperRow> => ({
  title: words.papers,
  source: listOf(getExamPapers, { id: examId }),
  id: ({ id }) => id,
  href: ({ id }) => `?${new URLSearchParams({ id: examId, paper: id })}`,
  hint: ({ school }) => school,
  columns: [
    {
      key: 'name',
      heading: words.name,
      text: (row) => examineeName(row, words),
      sort: ({ realName, number }) => realName || (number ?? null),
    },
    {
      key: 'time',
      heading: words.submitTime,
      text: ({ submitTime }) => dayTime(submitTime),
      exported: ({ submitTime }) => timeText(submitTime),
      sort: ({ submitTime }) => submitTime,
    },
    {
      key: 'score',
      heading: words.score,
      text: ({ isMarked, score }) => (isMarked ? String(score) : ''),
      sort: ({ isMarked, score }) => (isMarked ? score : null),
      holds: 'number',
    },
    {
      key: 'state',
      heading: words.state,
      text: ({ isMarked }) => (isMarked ? words.marked : words.unmarked),
      cell: ({ isMarked }) => (
        <StatusBadge tone={isMarked ? 'success' : 'brand'}>
          {isMarked ? words.marked : words.unmarked}
        </StatusBadge>
      ),
    },
  ],
  tabs: [
    { value: 'all', label: words.all },
    { value: 'unmarked', label: words.unmarked, has: ({ isMarked }) => !isMarked },
    { value: 'marked', label: words.marked, has: ({ isMarked }) => isMarked },
  ],
  searchHint: words.searchName,
  empty: { text: words.noPapers },
});
