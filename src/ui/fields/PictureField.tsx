import type { MediaUrl } from '../../rules/media-url.ts';
import { Picture } from '../media/Picture.tsx';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { ImagePlus, RotateCw, X } from 'lucide-react';
import { pictureTexts } from '../../texts/pictures.ts';
import { fill } from '../../texts/texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { useStyles } from '../../theme/useStyles.ts';
import fieldCss from './field.css?inline';
import css from './picture-field.css?inline';
import { useFileDrop } from './useFileDrop.ts';

export interface PictureItem {
  id: string;
  name: string;
  /** The URL of the thumbnail. */
  preview: MediaUrl;
  state: 'uploading' | 'done' | 'failed';
  /** The upload progress from 0 to 1. */
  progress: number;
  /** The reason why the upload failed. */
  fault?: string;
}

export interface PictureFieldProps {
  label: ReactNode;
  items: readonly PictureItem[];
  /** The `accept` attribute of the file input, e.g. `.jpg,.png`. */
  accept: string;
  limit?: number;
  hint?: ReactNode;
  error?: ReactNode;
  /** Further controls to add a picture, rendered beside the button. */
  actions?: ReactNode;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Shows thumbnails of the chosen pictures with their upload progress, and a drop zone to add more. */
export function PictureField(props: PictureFieldProps) {
  useStyles(fieldCss);
  useStyles(css);
  const { label, items, accept, limit, hint, error, actions, onAdd } = props;
  const words = useTexts(pictureTexts);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { zone, isOver } = useFileDrop(onAdd);
  const isFull = limit !== undefined && items.length >= limit;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.currentTarget.files ?? [])]);
    // The browser fires no `change` event for the same file unless the value is reset.
    event.currentTarget.value = '';
  };

  return (
    <div
      ref={zone}
      className="portal-field portal-pictures"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      data-state={isOver ? 'over' : undefined}
    >
      <div className="portal-field-head">
        <span className="portal-field-label" id={`${id}-label`}>
          {label}
        </span>
        {limit === undefined ? null : (
          <span className="portal-pictures-count">{fill(words.count, { count: items.length, limit })}</span>
        )}
      </div>
      <ul className="portal-pictures-list">
        {items.map((item) => (
          <Thumbnail key={item.id} item={item} onRemove={props.onRemove} onRetry={props.onRetry} />
        ))}
        {isFull ? null : (
          <li>
            <button type="button" className="portal-pictures-add" onClick={() => file.current?.click()}>
              <ImagePlus size={20} aria-hidden="true" />
              <span>{isOver ? words.drop : words.add}</span>
            </button>
          </li>
        )}
        {actions && !isFull ? <li>{actions}</li> : null}
      </ul>
      <input
        ref={file}
        className="portal-pictures-file"
        type="file"
        accept={accept}
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      {hint ? (
        <div className="portal-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className="portal-field-error" aria-live="polite">
        {error ? <span id={`${id}-error`}>{error}</span> : null}
      </div>
    </div>
  );
}

interface ThumbnailProps {
  item: PictureItem;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

function Thumbnail({
  item: { id, name, preview, state, progress, fault },
  onRemove,
  onRetry,
}: ThumbnailProps) {
  const words = useTexts(pictureTexts);
  const percent = Math.round(progress * 100);
  const faultId = useId();
  return (
    <li className="portal-picture" data-state={state}>
      <Picture className="portal-picture-image" src={preview} alt={name} />
      {state === 'uploading' ? (
        <span
          className="portal-picture-cover"
          role="progressbar"
          aria-label={fill(words.uploading, { name, percent })}
          aria-valuenow={percent}
        >
          {percent}%
          <span className="portal-picture-bar">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
        </span>
      ) : null}
      {state === 'failed' ? (
        <button
          type="button"
          className="portal-picture-cover"
          aria-label={`${fill(words.retry, { name })} ${words.failedShort}`}
          aria-describedby={fault ? faultId : undefined}
          onClick={() => onRetry(id)}
        >
          <RotateCw size={18} aria-hidden="true" />
          <span>{words.failedShort}</span>
        </button>
      ) : null}
      <button
        type="button"
        className="portal-picture-remove"
        aria-label={fill(words.remove, { name })}
        onClick={() => onRemove(id)}
      >
        <X size={14} aria-hidden="true" />
      </button>
      {state === 'failed' && fault ? (
        <span className="portal-picture-fault" id={faultId} role="alert" title={fault}>
          {fault}
        </span>
      ) : null}
    </li>
  );
}

/** Returns the files of a paste event; empty if text was pasted. */
export function pastedFiles(event: { clipboardData: DataTransfer }): File[] {
  return [...event.clipboardData.files];
}
