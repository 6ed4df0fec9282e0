import { memo, useEffect, useRef, type RefObject } from 'react';
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
  const selectLatest = useRef(onSelect);
  useEffect(() => {
    selectLatest.current = onSelect;
  });
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
        {questions.map(({ id }, index) => (
          <MapEntry
            key={id}
            index={index}
            isCurrent={index === current}
            isDone={isAnswered(given[id]?.answer)}
            isFlagged={flagged.includes(id)}
            onSelect={selectLatest}
          />
        ))}
      </div>
      <p className="portal-exam-legend" aria-hidden="true">
        <span data-answered="">{words.answered}</span>
        <span>{words.open}</span>
        <span data-flagged="">{words.flagged}</span>
      </p>
    </Card>
  );
}

interface MapEntryProps {
  index: number;
  isCurrent: boolean;
  isDone: boolean;
  isFlagged: boolean;
  /** The same object for good, so that no other entry renders again. */
  onSelect: RefObject<(index: number) => void>;
}

/** One of hundreds, all of which would render again with every second of the clock. */
const MapEntry = memo(function MapEntry({ index, isCurrent, isDone, isFlagged, onSelect }: MapEntryProps) {
  const words = useTexts(examTexts);
  const states = [isDone ? words.answered : words.open, ...(isFlagged ? [words.flagged] : [])];
  return (
    <button
      type="button"
      aria-label={fill(words.mapEntry, { number: index + 1, states: states.join(words.and) })}
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isDone || undefined}
      data-flagged={isFlagged || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onSelect.current(index)}
    >
      {index + 1}
    </button>
  );
});
