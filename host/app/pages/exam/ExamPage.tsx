import { useEffect, useRef } from 'react';
import { getAttempt, getExam, type Exam } from '#src/api/exams.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RelatedItems } from '../../content/related/RelatedItems.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import css from './exam.css?inline';
import { ExamResult } from './ExamResult.tsx';
import { ExamRules } from './ExamRules.tsx';
import { Taking } from './Taking.tsx';
import { examTexts } from './texts.ts';

/** An exam: its rules, the attempt under way, or with `attempt` in the address the result of an earlier one. */
export default function ExamPage() {
  useStyles(css);
  const words = useTexts(examTexts);
  const titles = useTexts(pageTexts);
  const params = useQueryParams();
  const id = params.get('id') ?? '';
  const attempt = params.get('attempt');
  const setParams = useSetQueryParams();
  const exam = useQuery(getExam, { id });
  useHandedIn(attempt ? undefined : exam.data, (handedIn) =>
    setParams(new URLSearchParams({ id, attempt: handedIn }), 'replace'),
  );
  return (
    <SpacePage title={exam.data?.title ?? titles.exam} plain>
      {attempt ? (
        <ExamResult examId={id} attemptId={attempt} />
      ) : (
        <QueryBoundary query={exam} failure={words.examFailed} skeleton={<ExamSkeleton />}>
          {(data) =>
            data.attemptId ? (
              <Attempt key={data.attemptId} id={data.attemptId} exam={exam} />
            ) : (
              <div className="portal-exam-stack">
                <ExamRules
                  exam={data}
                  onStarted={(attemptId) => exam.replace((known) => known && { ...known, attemptId })}
                />
                <RelatedItems of="exam" id={data.id} />
              </div>
            )
          }
        </QueryBoundary>
      )}
    </SpacePage>
  );
}

/** Calls back with the attempt that was under way once it is among the results: another tab has handed it in. */
function useHandedIn(exam: Exam | undefined, onHandedIn: (attempt: string) => void): void {
  const underWay = useRef<string | null>(null);
  useEffect(() => {
    const former = underWay.current;
    underWay.current = exam?.attemptId ?? null;
    if (former && exam?.results?.some(({ id }) => id === former)) onHandedIn(former);
  });
}

function Attempt({ id, exam }: { id: string; exam: QueryState<Exam> }) {
  const words = useTexts(examTexts);
  const params = useQueryParams();
  const setParams = useSetQueryParams();
  const query = useQuery(getAttempt, { id });
  const examId = params.get('id') ?? '';
  const retry = () => {
    // It may have been handed in elsewhere.
    exam.retry();
    query.retry();
  };
  return (
    <QueryBoundary query={{ ...query, retry }} failure={words.attemptFailed} skeleton={<ExamSkeleton />}>
      {(attempt) => (
        <Taking
          examId={examId}
          attempt={attempt}
          onSubmitted={() => {
            exam.retry();
            setParams(new URLSearchParams({ id: examId, attempt: id }), 'replace');
          }}
        />
      )}
    </QueryBoundary>
  );
}

function ExamSkeleton() {
  return (
    <Card>
      <RowsSkeleton rows={5} />
    </Card>
  );
}
