import { useState } from 'react';
import * as v from 'valibot';
import { answerQuiz, quizPaths, type Quiz, type QuizResult } from '#src/api/learning/quizzes.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { AnsweredQuestions } from '#host/app/content/question/AnsweredQuestions.tsx';
import { isAnswered } from '#host/app/content/question/answers.ts';
import { QuestionView } from '#host/app/content/question/QuestionView.tsx';
import { quizTexts } from './texts.ts';

const answersSchema = v.record(v.string(), v.array(v.string()));
type Answers = v.InferOutput<typeof answersSchema>;
const noAnswers: Answers = {};
const isUntouched = (answers: Answers) => !Object.values(answers).some(isAnswered);

/** A quiz to answer, or its result beside the key. Answers outlive the page. */
export function QuizForm({ courseId, quiz }: { courseId: string; quiz: Quiz }) {
  const words = useTexts(quizTexts);
  const { http } = usePortal();
  const { invalidate } = useQueryCache();
  const { send, isBusy } = useMutation(words.sendFailed);
  const [isAgain, setAgain] = useState(false);
  const {
    value: answers,
    change,
    offers,
  } = useDraft(`quiz:${quiz.id}`, answersSchema, noAnswers, isUntouched);
  const missing = quiz.questions.filter(({ id }) => !isAnswered(answers[id])).length;
  const title = quiz.title || words.untitled;

  async function submit(): Promise<void> {
    const response = await send(() =>
      answerQuiz(http, { courseId, quizId: quiz.id, answers }, { silent: true }),
    );
    if (!response) return;
    change(() => noAnswers);
    setAgain(false);
    invalidate(quizPaths);
  }
  if (quiz.result && !isAgain && isUntouched(answers))
    return <Result title={title} result={quiz.result} onAgain={() => setAgain(true)} />;
  return (
    <section className="portal-quiz" aria-label={title}>
      <h2>{title}</h2>
      <DraftOffers offers={offers} />
      <ol className="portal-questions">
        {quiz.questions.map((question, place) => (
          <li key={question.id}>
            <QuestionView
              question={question}
              number={place + 1}
              answer={answers[question.id] ?? []}
              onAnswer={(answer) => change((former) => ({ ...former, [question.id]: answer }))}
            />
          </li>
        ))}
      </ol>
      <p className="portal-quiz-hint" role="status">
        {missing > 0 ? fill(words.unanswered, { count: missing }) : words.kept}
      </p>
      <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
        {words.submit}
      </Button>
    </section>
  );
}

function Result({ title, result, onAgain }: { title: string; result: QuizResult; onAgain: () => void }) {
  const words = useTexts(quizTexts);
  const { score, points, questions } = result;
  return (
    <section className="portal-quiz" aria-label={title}>
      <h2>{title}</h2>
      <p className="portal-quiz-score" role="status">
        {fill(words.score, { score, points })}
      </p>
      <AnsweredQuestions questions={questions} />
      <Button onClick={onAgain}>{words.again}</Button>
    </section>
  );
}
