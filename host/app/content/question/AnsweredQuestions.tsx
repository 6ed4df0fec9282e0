import type { ReactNode } from 'react';
import type { AnsweredQuestion } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { verdictOf } from './answers.ts';
import { QuestionView } from './QuestionView.tsx';
import { questionTexts } from './texts.ts';

const tones = { right: 'success', partial: 'warning', wrong: 'warning', waiting: 'brand' } as const;

interface AnsweredQuestionsProps {
  questions: readonly AnsweredQuestion[];
  /** Leaves out the other questions; the numbers stay. */
  shows?: (question: AnsweredQuestion) => boolean;
  /** Rendered below a question, e.g. the form that marks it. */
  below?: (question: AnsweredQuestion) => ReactNode;
}

/** The questions of a paper with answers, key, points and the marker's comment. */
export function AnsweredQuestions({ questions, shows, below }: AnsweredQuestionsProps) {
  const words = useTexts(questionTexts);
  return (
    <ol className="portal-questions">
      {questions.map((question, index) => {
        if (shows && !shows(question)) return null;
        const { id, score, points, given, comment } = question;
        const verdict = verdictOf(question);
        return (
          <li key={id}>
            <QuestionView
              question={question}
              number={index + 1}
              answer={given ?? []}
              showsKey
              aside={
                <StatusBadge tone={tones[verdict]}>
                  {fill(words[verdict], { score: score ?? 0, points })}
                </StatusBadge>
              }
            />
            {below?.(question) ??
              (comment ? (
                <p className="portal-question-comment">{fill(words.comment, { comment })}</p>
              ) : null)}
          </li>
        );
      })}
    </ol>
  );
}
