import { startTransition } from 'react';
import { Eye, FileUp, Save } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useDayTime } from '#src/texts/useToday.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { EditedSet, SavedQuestions } from './question-sets.ts';
import { totalPoints, type EditedQuestion } from './questions.ts';
import { questionEditTexts } from './texts.ts';

const dialogs = [
  ['import', FileUp],
  ['preview', Eye],
] as const;
export type QuestionDialog = (typeof dialogs)[number][0];

interface QuestionEditorHeadProps {
  set: EditedSet;
  saved: SavedQuestions;
  questions: readonly EditedQuestion[];
  isEdited: boolean;
  isBusy: boolean;
  /** The dialog whose code is on its way. */
  loading: QuestionDialog | '';
  onOpenDialog: (dialog: QuestionDialog) => void;
  onWithdraw: () => void;
  onSave: () => void;
}

/** Says which questions these are and how they stand, and saves them. */
export function QuestionEditorHead(props: QuestionEditorHeadProps) {
  const { set, saved, questions, isEdited, isBusy, loading, onOpenDialog, onWithdraw, onSave } = props;
  const words = useTexts(questionEditTexts);
  const dayTime = useDayTime();
  const savedText = saved.savedTime ? fill(words.savedAt, { time: dayTime(saved.savedTime) }) : '';
  const figures = { count: questions.length, points: totalPoints(questions) };
  return (
    <header className="portal-questions-head">
      <div className="portal-questions-facts">
        <p className="portal-questions-exam">
          {saved.title}
          {saved.published === undefined ? null : (
            <StatusBadge tone={saved.published ? 'success' : 'quiet'}>
              {saved.published ? words.isPublished : words.isUnpublished}
            </StatusBadge>
          )}
        </p>
        <p>{fill(words.summary, figures)}</p>
        <p role="status">{isEdited ? words.isDraft : savedText}</p>
      </div>
      {dialogs.map(([name, Icon]) => (
        <Button
          key={name}
          icon={<Icon size={16} aria-hidden="true" />}
          busy={loading === name}
          // The preview of hundreds of questions takes longer than a click may.
          onClick={() => startTransition(() => onOpenDialog(name))}
        >
          {words[name]}
        </Button>
      ))}
      {saved.published ? (
        <Button busy={isBusy} onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      ) : null}
      <Button variant="primary" icon={<Save size={16} aria-hidden="true" />} busy={isBusy} onClick={onSave}>
        {words[set.words.save]}
      </Button>
    </header>
  );
}
