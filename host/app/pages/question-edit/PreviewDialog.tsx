import { useState } from 'react';
import type { Question } from '#src/api/exams.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { QuestionView } from '../../content/question/QuestionView.tsx';
import type { EditedSet } from './question-sets.ts';
import { questionEditTexts } from './texts.ts';

export interface PreviewDialogProps {
  questions: readonly Question[];
  set: EditedSet;
  onClose: () => void;
}

/** The paper as a candidate sees it, to be tried out. */
export function PreviewDialog({ questions, set, onClose }: PreviewDialogProps) {
  const words = useTexts(questionEditTexts);
  return (
    <Dialog
      open
      title={words[set.words.previewTitle]}
      description={words[set.words.previewHint]}
      size="large"
      onOpenChange={onClose}
    >
      {questions.length === 0 ? <EmptyState compact text={words.empty} /> : null}
      <div className="portal-questions-preview">
        {questions.map((question, index) => (
          <TriedQuestion key={question.id} question={question} number={index + 1} />
        ))}
      </div>
    </Dialog>
  );
}

/** Keeps its own answer, so that a key renders no other question of a long paper. */
function TriedQuestion({ question, number }: { question: Question; number: number }) {
  const [answer, setAnswer] = useState<readonly string[]>();
  return <QuestionView question={question} number={number} answer={answer} onAnswer={setAnswer} />;
}
