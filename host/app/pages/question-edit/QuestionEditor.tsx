import { useRef, useState } from 'react';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormAlert } from '#src/ui/fields/FormAlert.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { useLazyLoad } from '#src/ui/loading/useLazyLoad.ts';
import type { ImportDialogProps } from './ImportDialog.tsx';
import type { PreviewDialogProps } from './PreviewDialog.tsx';
import { QuestionEditorHead, type QuestionDialog } from './QuestionEditorHead.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionOutline } from './QuestionOutline.tsx';
import { copied, insertedAfter, isFaulty, toQuestion, type EditedQuestion } from './questions.ts';
import type { EditedSet, SavedQuestions } from './question-sets.ts';
import { questionEditTexts } from './texts.ts';
import { useOpenQuestion } from './useOpenQuestion.ts';
import { useQuestionDraft } from './useQuestionDraft.ts';
import { spliced } from '#src/rules/splice.ts';

const ImportDialog = lazyComponent<ImportDialogProps>(() =>
  import('./ImportDialog.tsx').then((module) => module.ImportDialog),
);
const PreviewDialog = lazyComponent<PreviewDialogProps>(() =>
  import('./PreviewDialog.tsx').then((module) => module.PreviewDialog),
);

interface QuestionEditorProps {
  set: EditedSet;
  saved: SavedQuestions;
  onSaved: (saved: SavedQuestions) => void;
  /** The server did not save them: perhaps it has a later version. */
  onRefused: () => void;
}

/** A list of the questions beside the form of one of them; on phones one after the other. */
export function QuestionEditor({ set, saved, onSaved, onRefused }: QuestionEditorProps) {
  const words = useTexts(questionEditTexts);
  const { http } = usePortal();
  const toast = useToast();
  const confirm = useConfirm();
  const saving = useMutation(words.saveFailed);
  const draft = useQuestionDraft(set.name, saved);
  const conflict = useRef<HTMLDivElement>(null);
  const { questions, change } = draft;
  const [isChecked, setChecked] = useState(false);
  const [dialog, setDialog] = useState<QuestionDialog | ''>('');
  const close = () => setDialog('');
  const canImport = useLazyLoad(ImportDialog, dialog === 'import', close);
  const canPreview = useLazyLoad(PreviewDialog, dialog === 'preview', close);
  const { root, isOpen, current, open } = useOpenQuestion(questions);
  const isWrong = (question: EditedQuestion) => isFaulty(question, set.types);
  const faulty = isChecked ? questions.filter(isWrong) : [];

  function add(added: readonly EditedQuestion[], behind?: string): void {
    change((list) => insertedAfter(list, behind, added));
    if (added[0]) open(added[0].id, 'textarea');
  }

  function remove(question: EditedQuestion): void {
    const position = questions.indexOf(question);
    change((list) => list.filter(({ id }) => id !== question.id));
    open(questions[position + 1]?.id ?? questions[position - 1]?.id ?? '', 'h2');
    toast({
      text: fill(words.removed, { number: position + 1, title: question.title }),
      action: {
        label: words.undo,
        onSelect() {
          change((list) =>
            list.some(({ id }) => id === question.id) ? [...list] : spliced(list, position, 0, question),
          );
          open(question.id, 'textarea');
        },
      },
    });
  }

  async function save(): Promise<void> {
    // The user decides which of the two versions stays.
    if (draft.isConflict) return conflict.current?.focus();
    setChecked(true);
    const wrong = questions.find(isWrong);
    if (wrong) return open(wrong.id, '[data-fault] :is(input, textarea, select)');
    const sent = questions.map(toQuestion);
    if (!(await send({ questions: sent, published: sent.length > 0 }, questions))) return;
    setChecked(false);
    toast({ tone: 'success', text: words[sent.length > 0 ? set.words.saved : set.words.savedEmpty] });
  }

  /** Leaves the edits, which are kept here, as they are. */
  async function withdraw(): Promise<void> {
    if (draft.isConflict) return conflict.current?.focus();
    if (await send({ questions: saved.questions, published: false }))
      toast({ tone: 'success', text: words.withdrawn });
  }

  async function send(
    next: Pick<SavedQuestions, 'questions' | 'published'>,
    edits?: readonly EditedQuestion[],
  ): Promise<boolean> {
    const response = await saving.send(() => set.save(http, { ...next, version: saved.version }));
    if (!response) {
      onRefused();
      return false;
    }
    const { version, savedTime } = response.data;
    draft.settle(version, edits);
    onSaved({ ...saved, ...next, version, savedTime });
    return true;
  }

  async function discard(): Promise<void> {
    const question = { title: words.discardTitle, text: words.discardHint, confirmLabel: words.discard };
    if (await confirm(question)) draft.discard();
  }

  return (
    <div ref={root} className="portal-questions-editor" data-open={isOpen || undefined}>
      <QuestionEditorHead
        set={set}
        saved={saved}
        questions={questions}
        isEdited={draft.isEdited}
        isBusy={saving.isBusy}
        loading={canImport || canPreview ? '' : dialog}
        onOpenDialog={setDialog}
        onWithdraw={() => void withdraw()}
        onSave={() => void save()}
      />
      {draft.isConflict ? (
        <div ref={conflict} className="portal-questions-conflict" role="alert" tabIndex={-1}>
          <p>
            <strong>{words.conflict}</strong>
            <br />
            {words.conflictHint}
          </p>
          <Button size="small" onClick={() => draft.settle(saved.version)}>
            {words.keepMine}
          </Button>
          <Button size="small" onClick={() => void discard()}>
            {words.takeSaved}
          </Button>
        </div>
      ) : null}
      <DraftOffers offers={draft.offers} />
      <FormAlert text={faulty.length > 0 ? fill(words.faulty, { count: faulty.length }) : ''} />
      <div className="portal-questions-columns">
        <QuestionOutline
          questions={questions}
          types={set.types}
          current={current}
          faulty={faulty}
          onOpen={(id) => open(id, '.portal-questions-form h2')}
          onAdd={(question) => add([question])}
          onMove={change}
        />
        {current ? (
          <QuestionForm
            key={current.id}
            number={questions.indexOf(current) + 1}
            question={current}
            types={set.types}
            isChecked={isChecked}
            onChange={(next) => change((list) => list.map((one) => (one.id === next.id ? next : one)))}
            onCopy={() => add([copied(current)], current.id)}
            onRemove={() => remove(current)}
            onClose={() => open('', '.portal-questions-list h2')}
          />
        ) : null}
      </div>
      {canImport ? <ImportDialog set={set} onImport={add} onClose={close} /> : null}
      {canPreview ? <PreviewDialog set={set} questions={questions.map(toQuestion)} onClose={close} /> : null}
    </div>
  );
}
