import { useRef, useState } from 'react';
import { FileText, Film, RotateCw, Upload, X } from 'lucide-react';
import type { AuthoredFile } from '../../../../src/api/authoring.ts';
import { useMutation } from '../../../../src/data/useMutation.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { IconButton } from '../../../../src/ui/IconButton.tsx';
import { useConfirm } from '../../../../src/ui/useConfirm.tsx';
import { fileKey, isUnfinished } from './editor-state.ts';
import { useEditorScope } from './editor-context.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { fileKinds, type FileKind } from './file-kinds.ts';
import css from './files.css?inline';
import { editorTexts } from './texts.ts';

export interface FilesFieldProps {
  slot: string;
  kind: FileKind;
  label: string;
  labelHidden?: boolean;
  hint?: string | undefined;
  error: string;
  required?: boolean;
  limit: number;
}

/** Uploads files in the background and lists them with their progress. */
export function FilesField({ slot, kind, limit, hint, error, ...wiring }: FilesFieldProps) {
  useStyles(css);
  const words = useTexts(editorTexts);
  const { content, uploads } = useEditorScope();
  const confirm = useConfirm();
  const removal = useMutation(words.removeFailed);
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<AuthoredFile>(null);
  const [refusal, setRefusal] = useState('');
  const files = content.files[slot] ?? [];
  const isFull = files.length >= limit;
  const { accept, types, megabytes, faultOf } = fileKinds[kind];

  const choose = (file: AuthoredFile | null) => {
    replaced.current = file;
    input.current?.click();
  };
  const add = async (chosen: readonly File[]) => {
    const lost = replaced.current;
    const room = limit - files.length + (lost ? 1 : 0);
    setRefusal(chosen.length > room ? fill(words.tooMany, { limit }) : '');
    for (const file of chosen.slice(0, room)) {
      const fault = await faultOf(file);
      const values = { name: file.name, megabytes };
      if (fault) setRefusal(fill(fault === 'size' ? words.tooLarge : words.wrongType, values));
      else {
        if (lost) uploads.drop(slot, lost);
        uploads.add(slot, kind, file);
      }
    }
  };
  const remove = async (file: AuthoredFile) => {
    if (isUnfinished(file)) return uploads.drop(slot, file);
    const title = fill(words.removeTitle, { name: file.name });
    if (!(await confirm({ title, text: words.removeText, confirmLabel: words.remove, danger: true }))) return;
    await removal.run(() => uploads.remove(slot, kind, file));
  };

  return (
    <FieldGroup
      {...wiring}
      hint={isFull ? hint : [hint, fill(words.fileHint, { types, megabytes })].filter(Boolean).join(' · ')}
      error={refusal || error}
    >
      {files.length > 0 ? (
        <ul className="portal-editor-files" aria-label={wiring.label}>
          {files.map((file) => (
            <FileRow
              key={fileKey(file)}
              file={file}
              isFilm={kind === 'film'}
              isBusy={removal.isBusy}
              onRemove={() => void remove(file)}
              onChooseAgain={() => choose(file)}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <div>
          <Button size="small" icon={<Upload size={16} aria-hidden="true" />} onClick={() => choose(null)}>
            {words.addFile}
          </Button>
        </div>
      )}
      <input
        ref={input}
        className="portal-editor-file-input"
        type="file"
        accept={accept}
        multiple={limit > 1}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])]);
          // Without a reset, choosing the same file again would fire no event.
          event.currentTarget.value = '';
        }}
      />
    </FieldGroup>
  );
}

interface FileRowProps {
  file: AuthoredFile;
  isFilm: boolean;
  isBusy: boolean;
  onRemove: () => void;
  onChooseAgain: () => void;
}

function FileRow({ file, isFilm, isBusy, onRemove, onChooseAgain }: FileRowProps) {
  const words = useTexts(editorTexts);
  const { uploads } = useEditorScope();
  const { name } = file;
  const upload = uploads.states[file.id];
  const isLost = isUnfinished(file) && !upload;
  const isRunning = upload?.fault === '';
  const Icon = isFilm ? Film : FileText;
  return (
    <li className="portal-editor-file">
      <Icon size={18} aria-hidden="true" />
      <span className="portal-editor-file-name">{name}</span>
      {isRunning ? (
        <>
          <progress max={1} value={upload.progress} aria-label={fill(words.uploading, { name })} />
          <span className="portal-editor-count">
            {fill(words.percent, { percent: Math.round(upload.progress * 100) })}
          </span>
        </>
      ) : (
        <span className="portal-editor-file-state" role="status" data-fault={isUnfinished(file) || undefined}>
          {isLost ? fill(words.lost, { name }) : (upload?.fault ?? words.uploaded)}
        </span>
      )}
      {isUnfinished(file) && !isRunning ? (
        <IconButton
          size="small"
          label={fill(isLost ? words.chooseAgain : words.retryUpload, { name })}
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => (isLost ? onChooseAgain() : uploads.retry(file.id))}
        />
      ) : null}
      <IconButton
        size="small"
        label={fill(isRunning ? words.cancelUpload : words.removeFile, { name })}
        icon={<X size={16} aria-hidden="true" />}
        busy={isBusy}
        onClick={onRemove}
      />
    </li>
  );
}
