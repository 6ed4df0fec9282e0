import { useRef, useState } from 'react';
import { FileText, Film, RotateCw, Upload, X } from 'lucide-react';
import type { AuthoredFile } from '#src/api/authoring.ts';
import { useMutation } from '#src/data/queries/useMutation.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { LongText } from '#src/ui/text/LongText.tsx';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx';
import { DropZone } from '../DropZone.tsx';
import { fileKey, isUnfinished } from './file-edits.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';
import css from './files.css?inline';
import { filesTexts } from './texts.ts';
import type { Uploads } from './useUploads.ts';

export interface FilesFieldProps {
  files: readonly AuthoredFile[];
  uploads: Uploads;
  /** The name of the list among those that the uploads serve. */
  slot: string;
  kind: FileKind;
  label: string;
  labelHidden?: boolean;
  hint?: string | undefined;
  error: string;
  required?: boolean;
  limit: number;
}

const refusals = {
  type: 'wrongType',
  size: 'tooLarge',
  empty: 'emptyFile',
  unreadable: 'unreadable',
} as const;

/** Uploads files in the background and lists them with their progress. */
export function FilesField(props: FilesFieldProps) {
  const { files, uploads, slot, kind, limit, hint, error, ...wiring } = props;
  useStyles(css);
  const words = useTexts(filesTexts);
  const confirm = useConfirm();
  const removal = useMutation(words.removeFailed);
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<AuthoredFile>(null);
  const [refusal, setRefusal] = useState('');
  const isFull = files.length >= limit;
  const { accept, types, megabytes, faultOf } = fileKinds[kind];

  const choose = (file: AuthoredFile | null) => {
    replaced.current = file;
    input.current?.click();
  };
  const add = async (chosen: readonly File[], lost: AuthoredFile | null) => {
    const faults = await Promise.all(chosen.map(faultOf));
    const right = chosen.filter((_, index) => faults[index] === null);
    const room = limit - files.length + (lost ? 1 : 0);
    const said = chosen.flatMap((file, index) => {
      const fault = faults[index];
      if (!fault) return [];
      return fill(words[refusals[fault]], { name: file.name, megabytes });
    });
    if (right.length > room) said.push(fill(words.tooMany, { limit }));
    setRefusal(said.join(words.refusalSeparator));
    const fitting = right.slice(0, room);
    if (lost && fitting.length > 0) uploads.drop(slot, lost);
    for (const file of fitting) uploads.add(slot, kind, file);
  };
  /** The interrupted file that one of these is. */
  const lostAmong = (dropped: readonly File[]) =>
    files.find((file) => isLost(file, uploads) && dropped.some(({ name }) => name === file.name)) ?? null;
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
      <DropZone
        className="portal-files-drop"
        hasHint={!isFull}
        onFiles={(dropped) => void add(dropped, lostAmong(dropped))}
      >
        {files.length > 0 ? (
          <ul className="portal-files" aria-label={wiring.label}>
            {files.map((file) => (
              <FileRow
                key={fileKey(file)}
                file={file}
                uploads={uploads}
                isVideo={kind === 'video'}
                isBusy={removal.isBusy}
                onRemove={() => void remove(file)}
                onChooseAgain={() => choose(file)}
              />
            ))}
          </ul>
        ) : null}
        {isFull ? null : (
          <Button size="small" icon={<Upload size={16} aria-hidden="true" />} onClick={() => choose(null)}>
            {words.addFile}
          </Button>
        )}
      </DropZone>
      <input
        ref={input}
        className="portal-file-input"
        type="file"
        accept={accept}
        multiple={limit > 1}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])], replaced.current);
          // Without a reset, choosing the same file again would fire no event.
          event.currentTarget.value = '';
        }}
      />
    </FieldGroup>
  );
}

/** Its upload was interrupted by leaving the page. */
const isLost = (file: AuthoredFile, { states }: Uploads) => isUnfinished(file) && !states[file.id];

interface FileRowProps {
  file: AuthoredFile;
  uploads: Uploads;
  isVideo: boolean;
  isBusy: boolean;
  onRemove: () => void;
  onChooseAgain: () => void;
}

function FileRow({ file, uploads, isVideo, isBusy, onRemove, onChooseAgain }: FileRowProps) {
  const words = useTexts(filesTexts);
  const { name } = file;
  const upload = uploads.states[file.id];
  const isFileLost = isLost(file, uploads);
  const isRunning = upload?.fault === '';
  const Icon = isVideo ? Film : FileText;
  return (
    <li className="portal-file">
      <Icon size={18} aria-hidden="true" />
      <span className="portal-file-name" title={name}>
        {name}
      </span>
      {isRunning ? (
        <>
          <progress max={1} value={upload.progress} aria-label={fill(words.uploading, { name })} />
          <span className="portal-file-percent">
            {fill(words.percent, { percent: Math.round(upload.progress * 100) })}
          </span>
        </>
      ) : (
        <span className="portal-file-state" role="status" data-fault={isUnfinished(file) || undefined}>
          <LongText>{isFileLost ? fill(words.lost, { name }) : (upload?.fault ?? words.uploaded)}</LongText>
        </span>
      )}
      {isUnfinished(file) && !isRunning ? (
        <IconButton
          size="small"
          label={fill(isFileLost ? words.chooseAgain : words.retryUpload, { name })}
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={() => (isFileLost ? onChooseAgain() : uploads.retry(file.id))}
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
