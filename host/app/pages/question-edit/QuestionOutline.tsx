import { useEffect, useRef } from 'react';
import { Plus } from 'lucide-react';
import { useTexts } from '#src/texts/useTexts.ts';
import type { QuestionType } from '#src/api/exams.ts';
import { fill } from '#src/texts/texts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { SortableList } from '../../content/sortable/SortableList.tsx';
import { moved } from '../../content/sortable/sortable.ts';
import { questionTexts } from '../../content/question/texts.ts';
import { newQuestion, type EditedQuestion } from './questions.ts';
import { questionEditTexts } from './texts.ts';
import type { Change } from './useQuestionDraft.ts';
import { QUESTION_DEFAULT_POINTS } from '../../limits.ts';

interface QuestionOutlineProps {
  questions: readonly EditedQuestion[];
  /** The types that can be added. */
  types: readonly QuestionType[];
  current: EditedQuestion | undefined;
  faulty: readonly EditedQuestion[];
  onOpen: (id: string) => void;
  onAdd: (question: EditedQuestion) => void;
  onMove: Change;
}

/** The questions in their order, and buttons that add one of each type. */
export function QuestionOutline(props: QuestionOutlineProps) {
  const { questions, types, current, faulty, onOpen, onAdd, onMove } = props;
  const words = useTexts(questionEditTexts);
  const typeNames = useTexts(questionTexts);
  const openLatest = useRef(onOpen);
  useEffect(() => {
    openLatest.current = onOpen;
  });
  const items = questions.map((question, index) => {
    const { id, title, type, points } = question;
    const isCurrent = question === current;
    const isFaulty = faulty.includes(question);
    const text = title.trim().replaceAll(/\s+/g, ' ') || words.untitled;
    return {
      id,
      name: fill(words.name, { number: index + 1, title: text }),
      uses: [question, index, isCurrent, isFaulty, words, typeNames],
      render: (controls: React.ReactNode) => (
        <div className="portal-questions-row" data-current={isCurrent || undefined}>
          <button type="button" aria-current={isCurrent || undefined} onClick={() => openLatest.current(id)}>
            <span className="portal-questions-row-title">
              {index + 1}. {text}
            </span>
            <span className="portal-questions-row-facts">
              {typeNames[type]} · {fill(words.points, { points: points || '—' })}
              {isFaulty ? <StatusBadge tone="warning">{words.needsWork}</StatusBadge> : null}
            </span>
          </button>
          {controls}
        </div>
      ),
    };
  });
  return (
    <section className="portal-questions-list" aria-label={words.list}>
      <h2 tabIndex={-1}>{words.list}</h2>
      {items.length > 0 ? (
        <SortableList
          label={words.list}
          items={items}
          onMove={(from, to) => onMove((list) => moved(list, from.index, to.index))}
        />
      ) : (
        <EmptyList compact text={words.empty} hint={words.emptyHint} />
      )}
      <div className="portal-questions-add" role="group" aria-label={words.add}>
        {types.map((type) => (
          <Button
            key={type}
            size="small"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => onAdd(newQuestion(type, questions.at(-1)?.points || QUESTION_DEFAULT_POINTS))}
          >
            {typeNames[type]}
          </Button>
        ))}
      </div>
    </section>
  );
}
