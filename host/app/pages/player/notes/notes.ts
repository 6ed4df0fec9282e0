import * as v from 'valibot';
import type { Lesson } from '../../../../../src/api/list-item.ts';
import { clockTime } from '../film/film-time.ts';

/** The longest note, in characters. */
export const NOTE_LIMIT = 500;

const note = v.object({
  id: v.string(),
  lesson: v.string(),
  /** The moment of the film in seconds. */
  at: v.pipe(v.number(), v.finite(), v.minValue(0)),
  text: v.string(),
});

/** One of the user's own notes at a moment of a lesson. */
export type Note = v.InferOutput<typeof note>;

export const notesSchema = v.array(note);

/** Adds a note, or puts it in the place of the one with its id; by lesson and time. */
export function withNote(notes: readonly Note[], added: Note): Note[] {
  return [...notes.filter(({ id }) => id !== added.id), added].toSorted((one, other) => one.at - other.at);
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
