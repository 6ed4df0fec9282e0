import { Download, Upload } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { getFailedRows } from '#src/api/uploads.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { csvOf } from '#src/rules/csv.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Dialog } from '#src/ui/dialogs/Dialog.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import { DropZone } from '../../content/DropZone.tsx';
import { downloadFile, fileNameOf } from '../../content/download-file.ts';
import css from './import-questions.css?inline';
import type { EditedSet } from './question-sets.ts';
import { PastedPreview } from './PastedPreview.tsx';
import { parsePasted } from './pasted-questions.ts';
import { toEdited, type EditedQuestion } from './questions.ts';
import { questionEditTexts, sheetTemplate } from './texts.ts';
import { QUESTION_DEFAULT_POINTS } from '../../limits.ts';

export interface ImportDialogProps {
  set: EditedSet;
  onImport: (questions: readonly EditedQuestion[]) => void;
  onClose: () => void;
}

const CSV = 'text/csv;charset=utf-8';

/** Adds questions from pasted text or from a spreadsheet. */
export function ImportDialog({ set, onImport, onClose }: ImportDialogProps) {
  useStyles(css);
  const words = useTexts(questionEditTexts);
  const toast = useToast();
  const [way, setWay] = useState('text');
  const add = (questions: readonly EditedQuestion[]) => {
    onImport(questions);
    toast({ tone: 'success', text: fill(words.imported, { count: questions.length }) });
  };
  const addAndClose = (questions: readonly EditedQuestion[]) => {
    onClose();
    add(questions);
  };
  return (
    <Dialog open title={words.importTitle} size="large" onOpenChange={onClose}>
      <Tabs
        label={words.importWays}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'text', label: words.byText, content: <ByText set={set} onImport={addAndClose} /> },
          {
            value: 'sheet',
            label: words.bySheet,
            content: <BySheet set={set} onImport={add} onDone={onClose} />,
          },
        ]}
      />
    </Dialog>
  );
}

const pastedText = v.string();
const isEmpty = (text: string) => text === '';

function ByText({ set, onImport }: Omit<ImportDialogProps, 'onClose'>) {
  const words = useTexts(questionEditTexts);
  const pasted = useDraft(`questions-pasted:${set.name}`, pastedText, '', isEmpty);
  const { value: text, change: setText } = pasted;
  const { questions, problems, guesses } = useMemo(() => parsePasted(text, QUESTION_DEFAULT_POINTS), [text]);
  const problemsId = useId();
  const guessed = guesses.filter(({ codes }) => codes.length > 0).length;
  const count = questions.length;
  return (
    <div className="portal-questions-import">
      <DraftOffers offers={pasted.offers} />
      <Field label={words.pasteLabel} hint={words.pasteHint}>
        <TextArea
          rows={10}
          placeholder={words.pasteExample}
          value={text}
          onChange={({ currentTarget }) => setText(() => currentTarget.value)}
        />
      </Field>
      <p role="status">
        {count === 0
          ? words.recognisedNone
          : fill(guessed > 0 ? words.recognisedGuessed : words.recognised, { count, guessed })}
      </p>
      {problems.length > 0 ? (
        <section className="portal-questions-problems">
          <p id={problemsId}>{fill(words.problems, { count: problems.length })}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reachable by keys */}
          <ul aria-labelledby={problemsId} tabIndex={0}>
            {problems.map(({ line, code, text: source }) => (
              <li key={`${line} ${code}`}>
                {fill(words.problem, { line, reason: words[code] })} <q>{source}</q>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {count > 0 ? <PastedPreview questions={questions} guesses={guesses} /> : null}
      <Button
        variant="primary"
        disabled={count === 0}
        onClick={() => {
          onImport(questions);
          setText(() => '');
        }}
      >
        {fill(words.addParsed, { count })}
      </Button>
    </div>
  );
}

interface BySheetProps extends Omit<ImportDialogProps, 'onClose'> {
  /** Every row was taken over. */
  onDone: () => void;
}

function BySheet({ set, onImport, onDone }: BySheetProps) {
  const words = useTexts(questionEditTexts);
  const { http } = usePortal();
  const toast = useToast();
  const file = useRef<HTMLInputElement>(null);
  const uploading = useMutation(words.uploadFailed);
  const downloading = useMutation(words.downloadFailed);
  const [failed, setFailed] = useState({ count: 0, id: '' });

  async function upload([chosen, ...others]: readonly File[]): Promise<void> {
    if (!chosen || uploading.isBusy) return;
    if (others.length > 0) return void toast({ tone: 'error', text: words.oneFile });
    if (!/\.(xlsx|csv)$/i.test(chosen.name)) return void toast({ tone: 'error', text: words.wrongFile });
    const response = await uploading.send(() => set.importSheet(http, chosen));
    if (!response) return;
    const { questions, failed: count, failedId } = response.data;
    setFailed({ count, id: failedId });
    if (questions.length > 0) onImport(questions.map(toEdited));
    if (count === 0) onDone();
  }

  async function download(): Promise<void> {
    const response = await downloading.send(() => getFailedRows(http, { id: failed.id }));
    if (response) downloadFile(fileNameOf(words.failedRowsName, 'csv'), response.data, CSV);
  }

  return (
    <div className="portal-questions-import">
      <p>{words.sheetHint}</p>
      <DropZone wholePage className="portal-questions-sheet" onFiles={(files) => void upload(files)}>
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => downloadFile(fileNameOf(words.templateName, 'csv'), csvOf(sheetTemplate), CSV)}
        >
          {words.template}
        </Button>
        <Button
          variant="primary"
          icon={<Upload size={16} aria-hidden="true" />}
          busy={uploading.isBusy}
          onClick={() => file.current?.click()}
        >
          {words.chooseFile}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={words.chooseFile}
          onChange={({ currentTarget }) => {
            void upload([...(currentTarget.files ?? [])]);
            // The browser fires no `change` event for the same file unless the value is reset.
            currentTarget.value = '';
          }}
        />
      </DropZone>
      <div role="status">
        {failed.count > 0 ? (
          <section className="portal-questions-problems">
            <p>
              <strong>{fill(words.failedRows, { count: failed.count })}</strong> {words.failedRowsHint}
            </p>
            <Button size="small" busy={downloading.isBusy} onClick={() => void download()}>
              {words.download}
            </Button>
          </section>
        ) : null}
      </div>
    </div>
  );
}
