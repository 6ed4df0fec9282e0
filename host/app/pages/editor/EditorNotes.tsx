import type { ReactNode } from 'react';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { editorTexts } from './texts.ts';
import type { Editor } from './useEditor.ts';

interface EditorNotesProps {
  editor: Editor;
  /** The queries of the rights to publish and to approve. */
  rights: readonly QueryState<boolean>[];
}

/** Notes above the form: the document's state, its conflict, the author's rights. */
export function EditorNotes({ editor, rights }: EditorNotesProps) {
  const words = useTexts(editorTexts);
  const { state, isRestored, isAtRisk, offers } = editor;
  const isUnknown = rights.some(({ error, data }) => error && data === undefined);
  const retry = () => rights.forEach((query) => query.retry());
  return (
    <div className="portal-editor-notes">
      {state.isConflict ? (
        <Note tone="warning" text={words.conflict}>
          <Button size="small" onClick={editor.keepBoth}>
            {words.keepBoth}
          </Button>
          <Button size="small" onClick={editor.overwrite}>
            {words.overwrite}
          </Button>
        </Note>
      ) : null}
      {isAtRisk ? <Note tone="warning" text={words.unkept} /> : null}
      {state.state === 'refused' ? (
        <Note tone="warning" text={fill(words.refused, { reason: state.reason })} />
      ) : null}
      {state.state === 'review' ? <Note text={words.inReview} /> : null}
      {state.state === 'published' ? <Note text={words.changing} /> : null}
      {isRestored ? <Note text={words.restored} /> : null}
      <DraftOffers offers={offers} />
      {isUnknown ? (
        <Note tone="warning" text={words.rightsFailed}>
          <Button size="small" onClick={retry}>
            {words.retry}
          </Button>
        </Note>
      ) : rights[0]?.data === false ? (
        <Note text={words.draftOnly} />
      ) : null}
    </div>
  );
}

function Note({ tone, text, children }: { tone?: 'warning'; text: string; children?: ReactNode }) {
  return (
    <div className="portal-editor-note" data-tone={tone} role={tone ? 'alert' : 'note'}>
      <p>
        <LongText>{text}</LongText>
      </p>
      {children ? <div className="portal-editor-actions">{children}</div> : null}
    </div>
  );
}
