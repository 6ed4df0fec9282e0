import type { Question } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Card } from '#src/ui/cards/Card.tsx';
import { moveByArrowKey } from '#src/ui/navigation/tab-keys.ts';
import { isAnswered } from '../../content/question/answers.ts';
import { examTexts } from './texts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import css from './question-map.css?inline';

interface QuestionMapProps {
  questions: readonly Question[];
  given: Readonly<Record<string, { answer: readonly string[] }>>;
  flagged: readonly string[];
  /** The index of the question that is shown. */
  current: number;
  onSelect: (index: number) => void;
}

/** All questions with their states. It is one tab stop, in which the arrow keys move. */
export function QuestionMap({ questions, given, flagged, current, onSelect }: QuestionMapProps) {
  useStyles(css);
  const words = useTexts(examTexts);
  const done = questions.filter(({ id }) => isAnswered(given[id]?.answer)).length;
  return (
    <Card
      className="portal-exam-map"
      title={words.map}
      actions={<span>{fill(words.answeredCount, { done, count: questions.length })}</span>}
    >
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={words.map}
        onKeyDown={(event) => moveByArrowKey(event, 'button')}
      >
        {questions.map(({ id }, index) => {
          const isDone = isAnswered(given[id]?.answer);
          const isFlagged = flagged.includes(id);
          const states = [isDone ? words.answered : words.open, ...(isFlagged ? [words.flagged] : [])];
          return (
            <button
              key={id}
              type="button"
              aria-label={fill(words.mapEntry, { number: index + 1, states: states.join(words.and) })}
              aria-current={index === current ? 'step' : undefined}
              data-answered={isDone || undefined}
              data-flagged={isFlagged || undefined}
              tabIndex={index === current ? 0 : -1}
              onClick={() => onSelect(index)}
            >
              {index + 1}
            </button>
          );
        })}
      </div>
      <p className="portal-exam-legend" aria-hidden="true">
        <span data-answered="">{words.answered}</span>
        <span>{words.open}</span>
        <span data-flagged="">{words.flagged}</span>
      </p>
    </Card>
  );
}
