import { Check, CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSettings } from '#src/data/useSettings.ts';
import { dayTexts, dayTime } from '#src/texts/day-time.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { linkClick } from '#src/ui/navigation/navigate.ts';
import { Spinner } from '#src/ui/states/Spinner.tsx';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { questionsPath } from '../../content/question/question-paths.ts';
import { useNavigateHandler } from '../../layout/useNavigateHandler.ts';
import { isUnsaved, type EditorState } from './editor-state.ts';
import type { EditorKind } from './editor-kinds.ts';
import { statusBadges } from './publish-offer.ts';
import { editorTexts } from './texts.ts';
import type { Editor } from './useEditor.ts';

interface EditorBarProps {
  title: string;
  kind: EditorKind;
  editor: Editor;
  offer: 'publish' | 'submit' | null;
  isBusy: boolean;
  isUploading: boolean;
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  onPublish: () => void;
}

const questionWords = {
  exam: { edit: 'editQuestions', later: 'questionsLater' },
  quiz: { edit: 'editQuizzes', later: 'quizzesLater' },
} as const;

/** The head of the editor, which stays in view: the status of saving, and the actions. */
export function EditorBar(props: EditorBarProps) {
  const { title, kind, editor, offer, isBusy, isUploading, isPreviewing, onPreview, onPublish } = props;
  const words = useTexts(editorTexts);
  const follow = useNavigateHandler();
  const { state, save } = editor;
  const badge = statusBadges[state.state];
  const hasQuizzes = useSettings().features.includes('quizzes');
  const asked = kind.questions === 'quiz' && !hasQuizzes ? undefined : kind.questions;
  const questions = questionsPath({ kind: kind.kind, id: state.id });
  return (
    <header className="portal-editor-bar">
      <div className="portal-editor-heading">
        <h1 className="portal-editor-title">{title}</h1>
        <StatusBadge tone={badge.tone}>{words[badge.text]}</StatusBadge>
      </div>
      <SaveState state={state} onRetry={() => void save('draft')} />
      <div className="portal-editor-actions">
        <Button
          className="portal-editor-toggle"
          aria-pressed={isPreviewing}
          onClick={() => onPreview(!isPreviewing)}
        >
          {isPreviewing ? words.showForm : words.showPreview}
        </Button>
        {asked ? (
          state.id ? (
            <Button
              href={questions}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url: questions }, follow)}
            >
              {words[questionWords[asked].edit]}
            </Button>
          ) : (
            <span className="portal-editor-count">{words[questionWords[asked].later]}</span>
          )
        ) : null}
        {offer ? (
          <Button
            variant="primary"
            busy={isBusy}
            disabled={isUploading}
            title={isUploading ? words.waitForUploads : undefined}
            onClick={onPublish}
          >
            {words[offer]}
          </Button>
        ) : (
          <Button variant="primary" busy={state.sendingEdits !== null} onClick={() => void save('draft')}>
            {words.saveDraft}
          </Button>
        )}
      </div>
    </header>
  );
}

function SaveState({ state, onRetry }: { state: EditorState; onRetry: () => void }) {
  const words = useTexts(editorTexts);
  const days = useTexts(dayTexts);
  const { failure, isConflict, sendingEdits, savedTime } = state;
  const hasFailed = failure !== '' && !isConflict;
  return (
    <div className="portal-editor-save" data-failed={hasFailed || undefined}>
      <span role="status">
        {sendingEdits !== null ? (
          <>
            <Spinner size={14} /> {words.saving}
          </>
        ) : hasFailed ? (
          <>
            <CircleAlert size={16} aria-hidden="true" />{' '}
            <LongText>{fill(words.saveFailed, { problem: failure })}</LongText>
          </>
        ) : isUnsaved(state) ? (
          words.unsaved
        ) : savedTime !== null ? (
          <>
            <Check size={16} aria-hidden="true" /> {fill(words.saved, { time: dayTime(savedTime, days) })}
          </>
        ) : (
          words.autosave
        )}
      </span>
      {hasFailed ? (
        <Button variant="link" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}
