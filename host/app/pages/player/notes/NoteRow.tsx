import { Pencil, Trash2 } from 'lucide-react';
import * as v from 'valibot';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraft, type FormDraft } from '#src/data/drafts/drafts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { clockTime } from '../video/video-time.ts';
import { NoteForm } from './NoteForm.tsx';
import type { Note } from './notes.ts';
import { noteTexts } from './texts.ts';

const editedText = v.nullable(v.string());
const isUntouched = (text: string | null) => text === null;

interface NoteRowProps {
  note: Note;
  onJump: (at: number) => void;
  /** Returns whether the note is stored. */
  onEdit: (note: Note) => boolean;
  onRemove: (note: Note) => void;
}

/** One note: its moment, which the video jumps to, and its text, which can be changed. */
export function NoteRow({ note, onJump, onEdit, onRemove }: NoteRowProps) {
  const words = useTexts(noteTexts);
  const draft = useDraft<string | null>(`note-edit:${note.id}`, editedText, null, isUntouched);
  const { value: edited, change: setEdited } = draft;
  // The note is being changed while there is a draft, also of no text.
  const setTyped: FormDraft<{ text: string }>['setTyped'] = (next) =>
    setEdited((former) => next(former === null ? {} : { text: former }).text ?? null);
  const time = clockTime(note.at);
  if (edited !== null) {
    return (
      <li className="portal-note">
        <DraftOffers offers={draft.offers} />
        <NoteForm
          label={fill(words.edit, { time })}
          draft={{ typed: { text: edited }, setTyped }}
          submit={words.store}
          onSubmit={(text) => onEdit({ ...note, text })}
          onCancel={() => setEdited(() => null)}
        />
      </li>
    );
  }
  return (
    <li className="portal-note">
      <div className="portal-note-head">
        <button
          type="button"
          className="portal-note-time"
          aria-label={fill(words.jump, { time })}
          onClick={() => onJump(note.at)}
        >
          {time}
        </button>
        <IconButton
          size="small"
          label={fill(words.edit, { time })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEdited(() => note.text)}
        />
        <IconButton
          size="small"
          label={fill(words.remove, { time })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(note)}
        />
      </div>
      <p className="portal-note-text">{note.text}</p>
      <DraftOffers offers={draft.offers} />
    </li>
  );
}
