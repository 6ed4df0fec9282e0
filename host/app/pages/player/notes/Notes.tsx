import { Download } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import * as v from 'valibot';
import type { Lesson } from '#src/api/list-item.ts';
import { DraftOffers } from '#src/data/drafts/DraftOffers.tsx';
import { useDraft, type FormDraft } from '#src/data/drafts/drafts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { useToast } from '#src/ui/root/theme-root-context.ts';
import type { VideoHandle } from '../video/VideoPlayer.tsx';
import { clockTime } from '../video/video-time.ts';
import { BYTE_ORDER_MARK } from '#src/rules/csv.ts';
import { downloadFile } from '#host/app/content/download-file.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteRow } from './NoteRow.tsx';
import { notesFileName, notesText, useNotes, withNote, withoutNote, type Note } from './notes.ts';
import css from './notes.css?inline';
import { noteTexts } from './texts.ts';

const draftSchema = v.object({ text: v.string(), at: v.number() });
type Draft = v.InferOutput<typeof draftSchema>;
const emptyDraft: Draft = { text: '', at: 0 };
const isEmptyDraft = ({ text }: Draft) => text === '';

interface NotesProps {
  owner: string;
  /** The item, as storage names it. */
  subject: string;
  title: string;
  lessons: readonly Lesson[];
  /** The lesson that is shown. */
  lesson: Lesson;
  video: RefObject<VideoHandle | null>;
}

/** The user's own notes on a lesson, each at a moment of the video. They stay in this browser. */
export function Notes({ owner, subject, title, lessons, lesson, video }: NotesProps) {
  useStyles(css);
  const words = useTexts(noteTexts);
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const [all, change] = useNotes(owner, subject);
  const {
    value: draft,
    change: setDraft,
    offers,
  } = useDraft(`note:${subject}:${lesson.id}`, draftSchema, emptyDraft, isEmptyDraft);
  const own = all.filter((note) => note.lesson === lesson.id);

  // A note belongs to the moment when its writing began.
  const setTyped: FormDraft<{ text: string }>['setTyped'] = (next) =>
    setDraft((former) => {
      const { text = '' } = next(former);
      return { text, at: former.text === '' ? (video.current?.time() ?? 0) : former.at };
    });
  const add = (text: string) =>
    change((notes) => withNote(notes, { id: crypto.randomUUID(), lesson: lesson.id, at: draft.at, text }));
  const remove = (note: Note) => {
    if (!change((notes) => withoutNote(notes, note.id))) return;
    // The pressed button is gone.
    list.current?.focus();
    toast({
      text: words.removed,
      action: { label: words.undo, onSelect: () => void change((notes) => withNote(notes, note)) },
    });
  };
  return (
    <div className="portal-notes" ref={list} tabIndex={-1}>
      <DraftOffers offers={offers} />
      <NoteForm
        label={words.add}
        draft={{ typed: draft, setTyped }}
        submit={draft.text === '' ? words.submit : fill(words.submitAt, { time: clockTime(draft.at) })}
        onSubmit={add}
      />
      {own.length === 0 ? (
        <EmptyList compact text={words.none} hint={words.noneHint} />
      ) : (
        <ul className="portal-notes-list" aria-label={words.list}>
          {own.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              onJump={(at) => video.current?.playFrom(at)}
              onEdit={(edited) => change((notes) => withNote(notes, edited))}
              onRemove={remove}
            />
          ))}
        </ul>
      )}
      {all.length === 0 ? null : (
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => {
            const text = BYTE_ORDER_MARK + notesText(title, lessons, all);
            downloadFile(notesFileName(title, words.file), text, 'text/plain;charset=utf-8');
          }}
        >
          {fill(words.download, { count: all.length })}
        </Button>
      )}
    </div>
  );
}
