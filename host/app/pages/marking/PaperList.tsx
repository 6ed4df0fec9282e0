import { Link } from 'wouter';
import type { ExamPapers } from '../../../../src/api/marking.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useDayTime } from '../../../../src/texts/useToday.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { StatusBadge } from '../../../../src/ui/StatusBadge.tsx';
import { Tabs } from '../../../../src/ui/Tabs.tsx';
import { useQueryParams, useSetQueryParams } from '../../useQueryParams.ts';
import { inState, paperStates, parseState } from './papers.ts';
import { markingTexts } from './texts.ts';

/** The papers of an exam by their state, which stands in the address. */
export function PaperList({ examId, exam }: { examId: string; exam: ExamPapers }) {
  const words = useTexts(markingTexts);
  const dayTime = useDayTime();
  const state = parseState(useQueryParams().get('state'));
  const setParams = useSetQueryParams();
  const papers = inState(exam.papers, state);
  const content =
    papers.length === 0 ? (
      <EmptyState compact text={words[state === 'marked' ? 'noneMarked' : 'noneUnmarked']} />
    ) : (
      <ul className="portal-marking-rows">
        {papers.map(({ id, realName, school, submitTime, score, isMarked }) => (
          <li key={id}>
            <div>
              <Link href={`?${new URLSearchParams({ id: examId, paper: id })}`}>{realName}</Link>
              <p>{school}</p>
            </div>
            <span>{fill(words.submittedAt, { time: dayTime(submitTime) })}</span>
            <span className="portal-marking-score">
              {isMarked ? fill(words.ofPoints, { score: score ?? 0, points: exam.points }) : null}
            </span>
            <StatusBadge tone={isMarked ? 'success' : 'brand'}>
              {isMarked ? words.marked : words.unmarked}
            </StatusBadge>
          </li>
        ))}
      </ul>
    );
  return (
    <Tabs
      label={words.states}
      value={state}
      onChange={(next) =>
        setParams(new URLSearchParams({ id: examId, ...(next === 'all' ? {} : { state: next }) }), 'replace')
      }
      tabs={paperStates.map((value) => ({
        value,
        label: `${words[value]} ${inState(exam.papers, value).length}`,
        content,
      }))}
    />
  );
}
