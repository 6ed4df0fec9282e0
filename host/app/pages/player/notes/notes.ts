import { useCallback, useEffect } from 'react';
import * as v from 'valibot';
import type { Lesson } from '#src/api/list-item.ts';
import { readStored, storageName, writeStored, type PlayerStorageKey } from '#src/session/storage.ts';
import { useBrowserState } from '#src/ui/loading/hydration.ts';
import { clockTime } from '../video/video-time.ts';

const note = v.object({
  id: v.string(),
  lesson: v.string(),
  /** The moment of the video in seconds. */
  at: v.pipe(v.number(), v.finite(), v.minValue(0)),
  text: v.string(),
});

/** One of the user's own notes at a moment of a lesson. */
export type Note = v.InferOutput<typeof note>;

const notesSchema = v.array(note);

/** Adds a note, or puts it in the place of the one with its id; by lesson and time. */
export function withNote(notes: readonly Note[], added: Note): Note[] {
  return [...notes.filter(({ id }) => id !== added.id), added].sort((one, other) => one.at - other.at);
}

export const withoutNote = (notes: readonly Note[], id: string): Note[] =>
  notes.filter((one) => one.id !== id);

/** All notes of an item as a text file, lesson by lesson. */
export function notesText(title: string, lessons: readonly Lesson[], notes: readonly Note[]): string {
  const parts = lessons
    .map(({ id, title: name }) => ({ name, own: notes.filter(({ lesson }) => lesson === id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => [name, ...own.map(({ at, text }) => `[${clockTime(at)}] ${text}`)].join('\n'));
  return `${[title, ...parts].join('\n\n')}\n`;
}

/** A file name that every system takes. */
export const notesFileName = (title: string, suffix: string) =>
  `${title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 60)} ${suffix}.txt`;

type ChangeNotes = (change: (notes: readonly Note[]) => Note[]) => boolean;

const none: readonly Note[] = [];

/** The user's notes on an item, kept in this browser, and a function that changes them; false if it cannot store them. */
export function useNotes(owner: string, subject: string): [readonly Note[], ChangeNotes] {
  const key: PlayerStorageKey = `notes:${owner}:${subject}`;
  const [notes, setNotes] = useBrowserState<readonly Note[]>(() => readNotes(key), none);
  useEffect(() => {
    const follow = ({ key: changed }: StorageEvent) => {
      if (changed === storageName(key)) setNotes(readNotes(key));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key, setNotes]);
  const change = useCallback<ChangeNotes>(
    (change) => {
      // Read again: another tab may have written a note meanwhile.
      const next = change(readNotes(key));
      const isStored = writeStored(key, next);
      if (isStored) setNotes(next);
      return isStored;
    },
    [key, setNotes],
  );
  return [notes, change];
}

const readNotes = (key: PlayerStorageKey): readonly Note[] => readStored(key, notesSchema) ?? none;
