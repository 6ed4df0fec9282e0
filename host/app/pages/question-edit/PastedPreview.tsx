import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { optionLetter } from '../../content/question/answers.ts';
import { questionTexts } from '../../content/question/texts.ts';
import type { Guesses } from './pasted-questions.ts';
import { answerOf, type EditedQuestion } from './questions.ts';
import { questionEditTexts } from './texts.ts';

interface PastedPreviewProps {
  questions: readonly EditedQuestion[];
  guesses: readonly Guesses[];
}

/** The questions as they would be imported, each with what was guessed about it. */
export function PastedPreview({ questions, guesses }: PastedPreviewProps) {
  const words = useTexts(questionEditTexts);
  const types = useTexts(questionTexts);
  const answerShown = (question: EditedQuestion) =>
    answerOf(question)
      .map((answer) => {
        const option = question.options.findIndex(({ id }) => id === answer);
        if (option >= 0) return optionLetter(option);
        return question.type === 'judge' ? types[answer === 'true' ? 'true' : 'false'] : answer;
      })
      .join(question.type === 'blank' ? '；' : '、');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reachable by keys
    <ol className="portal-questions-pasted" aria-label={words.recognisedList} tabIndex={0}>
      {questions.map((question, index) => {
        const codes = guesses[index]?.codes ?? [];
        const answer = answerShown(question);
        return (
          <li key={index} data-guess={codes.length > 0 || undefined}>
            <p className="portal-questions-pasted-facts">
              <span>{fill(words.number, { number: index + 1 })}</span>
              <span>{types[question.type]}</span>
              <span>{fill(words.points, { points: question.points })}</span>
              {codes.length > 0 ? <StatusBadge tone="warning">{words.confirm}</StatusBadge> : null}
            </p>
            <p className="portal-questions-pasted-title">{question.title || words.untitled}</p>
            {question.options.length > 0 ? (
              <p className="portal-questions-pasted-facts">
                {question.options.map(({ id, text }, option) => (
                  <span key={id}>
                    {optionLetter(option)}. {text}
                  </span>
                ))}
              </p>
            ) : null}
            {answer ? (
              <p className="portal-questions-pasted-answer">{fill(words.answerShown, { answer })}</p>
            ) : null}
            {codes.length > 0 ? (
              <ul>
                {codes.map((code) => (
                  <li key={code}>{words[code]}</li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
