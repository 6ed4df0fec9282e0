import { useQuery } from '#src/data/queries/useQuery.ts';
import { getExamResult, type AnsweredQuestion } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { Link } from '../../routing/Link.tsx';
import { AnsweredQuestions } from '../../content/question/AnsweredQuestions.tsx';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { PassBadge } from './ExamRules.tsx';
import { examTexts } from './texts.ts';

const hasKey = ({ answer }: AnsweredQuestion) => (answer ?? []).length > 0;

/** The result of an attempt that was handed in: its points, and every question beside its key. */
export function ExamResult({ examId, attemptId }: { examId: string; attemptId: string }) {
  const words = useTexts(examTexts);
  const dayTime = useDayTime();
  const result = useQuery(getExamResult, { id: attemptId });
  return (
    <QueryBoundary
      query={result}
      failure={words.resultFailed}
      skeleton={
        <Card>
          <RowsSkeleton rows={5} />
        </Card>
      }
    >
      {({ score, passed, points, passPoints, submitTime, late, questions }) => (
        <div className="portal-exam-stack">
          <section className="portal-exam-score" aria-label={words.result}>
            <p className="portal-exam-points">
              <strong>{score ?? '–'}</strong>
              <span>{fill(words.ofPoints, { points })}</span>
              <PassBadge score={score} passed={passed} />
            </p>
            <div>
              <p>{fill(words.submittedAt, { time: dayTime(submitTime) })}</p>
              {late ? <p>{words.late}</p> : null}
              {score == null ? <p>{words.waitingHint}</p> : null}
              {questions.some(hasKey) ? null : <p>{words.keyLater}</p>}
              {passPoints == null ? null : <p>{fill(words.passAt, { points: passPoints })}</p>}
            </div>
            <Link className="portal-exam-back" href={`?${new URLSearchParams({ id: examId })}`}>
              {words.back}
            </Link>
          </section>
          <Card title={words.answers} aria-label={words.answers}>
            <AnsweredQuestions questions={questions} />
          </Card>
        </div>
      )}
    </QueryBoundary>
  );
}
