import { Link } from '../../routing/Link.tsx';
import { startExam, type Exam } from '#src/api/exams.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { useNow } from '../../content/useNow.ts';
import { serverNow } from './exam-clock.ts';
import { minuteMoments, minutesToTake, startBlock } from './exam-rules.ts';
import { examTexts } from './texts.ts';

/** The rules of an exam, shown before it starts, and the results of earlier attempts. */
export function ExamRules({ exam, onStarted }: { exam: Exam; onStarted: (attemptId: string) => void }) {
  const words = useTexts(examTexts);
  const dayTime = useDayTime();
  const { http } = usePortal();
  const start = useMutation(words.startFailed);
  const { attempts, passPoints, startTime, endTime } = exam;
  const results = exam.results ?? [];
  const now = useNow([startTime ?? NaN, ...minuteMoments(exam)], () => serverNow(exam.now));
  const minutes = minutesToTake(exam, now);
  const block = startBlock(exam, now);
  const isShorter = minutes < exam.duration;
  const untilEnd = minutes < 1 ? words.underAMinuteUntilEnd : words.minutesUntilEnd;
  const facts = [
    [
      words.duration,
      isShorter
        ? fill(untilEnd, { count: minutes, full: exam.duration })
        : fill(words.minutes, { count: exam.duration }),
    ],
    [words.questionNum, fill(words.questions, { count: exam.questionNum })],
    [words.fullPoints, fill(words.points, { points: exam.points })],
    [words.passPoints, passPoints == null ? words.none : fill(words.points, { points: passPoints })],
    [
      words.attempts,
      attempts == null
        ? words.unlimited
        : fill(words.attemptsLeft, { left: Math.max(0, attempts - results.length), count: attempts }),
    ],
    [words.opens, startTime == null ? words.atOnce : dayTime(startTime)],
    [words.closes, endTime == null ? words.openEnd : dayTime(endTime)],
  ] as const;

  return (
    <div className="portal-exam-stack">
      <Card title={words.rules}>
        <dl className="portal-exam-facts">
          {facts.map(([term, fact]) => (
            <div key={term} data-state={isShorter && term === words.duration ? 'shorter' : undefined}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {exam.rules ? <p className="portal-exam-rules">{exam.rules}</p> : null}
        <div className="portal-exam-start">
          {block ? (
            <p className="portal-exam-blocked">{fill(words[block], { time: dayTime(startTime) })}</p>
          ) : (
            <Button
              variant="primary"
              size="large"
              busy={start.isBusy}
              onClick={async () => {
                const started = await start.send(() => startExam(http, { id: exam.id }));
                if (started) onStarted(started.data.attemptId);
              }}
            >
              {words.start}
            </Button>
          )}
        </div>
      </Card>
      {results.length > 0 ? (
        <Card title={words.results} aria-label={words.results}>
          <ol className="portal-exam-results">
            {results.map(({ id, submitTime, score, passed }, index) => (
              <li key={id}>
                <strong>{fill(words.nth, { number: index + 1 })}</strong>
                <span>{fill(words.submittedAt, { time: dayTime(submitTime) })}</span>
                <PassBadge score={score} passed={passed} />
                <span>{score == null ? null : fill(words.points, { points: score })}</span>
                <Link href={`?${new URLSearchParams({ id: exam.id, attempt: id })}`}>{words.showResult}</Link>
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
    </div>
  );
}

interface PassBadgeProps {
  score: number | null | undefined;
  passed: boolean | null | undefined;
}

export function PassBadge({ score, passed }: PassBadgeProps) {
  const words = useTexts(examTexts);
  if (score == null) return <StatusBadge tone="brand">{words.waiting}</StatusBadge>;
  if (passed == null) return null;
  return (
    <StatusBadge tone={passed ? 'success' : 'warning'}>{passed ? words.passed : words.failed}</StatusBadge>
  );
}
