import { useCallback, useEffect, useRef } from 'react';
import { Bookmark, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ExamAttempt } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Card } from '#src/ui/cards/Card.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { QuestionView } from '../../content/question/QuestionView.tsx';
import { pageIn, withValues } from '../../content/query-choice.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { serverNow } from './exam-clock.ts';
import { unansweredNumbers } from './exam-rules.ts';
import { ExamBar } from './ExamBar.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import { examTexts } from './texts.ts';
import { useAnswerSync } from './useAnswerSync.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface TakingProps {
  examId: string;
  attempt: ExamAttempt;
  onSubmitted: () => void;
}

/** The attempt under way: one question at a time, which the address names as its page. */
export function Taking({ examId, attempt, onSubmitted }: TakingProps) {
  const words = useTexts(examTexts);
  const sync = useAnswerSync(examId, attempt);
  const { state, dispatch, clock, endTime } = sync;
  const confirm = useConfirm(state.handIn === null && !state.isSubmitted);
  const doubt = useCallback(() => dispatch({ type: 'doubt' }), [dispatch]);
  const seconds = useSecondsLeft(clock, endTime, doubt);
  const params = useQueryParams();
  const setParams = useSetQueryParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions } = attempt;
  const index = Math.min(pageIn(params), questions.length) - 1;
  const question = questions[index];

  useEffect(() => {
    if (seconds === 0) dispatch({ type: 'handIn', reason: 'timeUp' });
  }, [seconds, dispatch]);

  const leave = useRef(onSubmitted);
  useEffect(() => {
    leave.current = onSubmitted;
  });
  useEffect(() => {
    if (state.isSubmitted) leave.current();
  }, [state.isSubmitted]);

  // The button that led to the question may be gone or mean another one now.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [index]);

  const select = (next: number) => setParams(withValues(params, { page: String(next + 1) }), 'replace');

  const handIn = async () => {
    const open = unansweredNumbers(questions, state.given);
    const marked = state.flagged.length;
    const text = [
      open.length > 0 ? fill(words.openQuestions, { count: open.length }) : words.allAnswered,
      marked > 0 ? fill(words.flaggedQuestions, { count: marked }) : '',
      words.handInFinal,
    ].join('');
    const isSure = await confirm({ title: words.handInTitle, text, confirmLabel: words.handIn });
    if (isSure) dispatch({ type: 'handIn', reason: 'asked' });
  };

  if (!question) return <EmptyState text={words.noQuestions} />;
  const timeUp = state.refusal || (state.failures > 0 ? words.timeUpOffline : words.timeUp);
  const failed = state.refusal || words.handInFailed;
  const alert = state.handIn === 'timeUp' ? timeUp : state.hasHandInFailed ? failed : '';
  const isFlagged = state.flagged.includes(question.id);
  return (
    <div className="portal-exam-taking">
      <ExamBar seconds={seconds} sync={sync} onHandIn={handIn} />
      <FormAlert text={alert} />
      <Card className="portal-exam-question">
        <QuestionView
          key={question.id}
          question={question}
          number={index + 1}
          answer={state.given[question.id]?.answer}
          onAnswer={
            state.handIn
              ? undefined
              : (answer) =>
                  dispatch({ type: 'answer', questionId: question.id, answer, now: serverNow(clock) })
          }
          headingRef={heading}
          aside={
            <Button
              size="small"
              aria-pressed={isFlagged}
              icon={<Bookmark aria-hidden="true" fill={isFlagged ? 'currentColor' : 'none'} />}
              onClick={() => dispatch({ type: 'flag', questionId: question.id })}
            >
              {words.flag}
            </Button>
          }
        />
        <div className="portal-exam-steps">
          <Button
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={index === 0}
            onClick={() => select(index - 1)}
          >
            {words.previous}
          </Button>
          <Button
            variant={index + 1 < questions.length ? 'primary' : 'secondary'}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={index + 1 >= questions.length}
            onClick={() => select(index + 1)}
          >
            {words.next}
          </Button>
        </div>
      </Card>
      <QuestionMap
        questions={questions}
        given={state.given}
        flagged={state.flagged}
        current={index}
        onSelect={select}
      />
    </div>
  );
}
