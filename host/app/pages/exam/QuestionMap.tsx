import { memo, useEffect, useRef, useState, type RefObject } from 'react';
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
  // The tab stop moves with the focus, so that Tab leaves the map from any question, and comes back to the current one.
  const [focused, setFocused] = useState<number | null>(null);
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
        onBlur={() => setFocused(null)}
      >
        {questions.map(({ id }, index) => (
          <MapEntry
            key={id}
            index={index}
            isCurrent={index === current}
            isStop={index === (focused ?? current)}
            onFocus={setFocused}
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
  isStop: boolean;
  isDone: boolean;
  isFlagged: boolean;
  onFocus: (index: number) => void;
  /** The same object for good, so that no other entry renders again. */
  onSelect: RefObject<(index: number) => void>;
}

/** One of hundreds, all of which would render again with every second of the clock. */
const MapEntry = memo(function MapEntry(props: MapEntryProps) {
  const { index, isCurrent, isStop, isDone, isFlagged, onFocus, onSelect } = props;
  const words = useTexts(examTexts);
  const states = [isDone ? words.answered : words.open, ...(isFlagged ? [words.flagged] : [])];
  return (
    <button
      type="button"
      aria-label={fill(words.mapEntry, { number: index + 1, states: states.join(words.and) })}
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isDone || undefined}
      data-flagged={isFlagged || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => onSelect.current(index)}
    >
      {index + 1}
    </button>
  );
});
