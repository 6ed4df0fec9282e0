import type { Chapter, Lesson } from '#src/api/list-item.ts';
import type { Watched } from '../../content/watched.ts';

/** The lessons of all chapters, in order. */
export const lessonsOf = (chapters: readonly Chapter[] | null | undefined): Lesson[] =>
  (chapters ?? []).flatMap(({ lessons }) => lessons ?? []);

/**
 * The lesson to show: the one that the address names, else the one watched last, or the one after it if that is
 * finished, else the first.
 */
export function chosenLesson(
  lessons: readonly Lesson[],
  named: string | null,
  { last, lessons: records }: Watched,
): Lesson | undefined {
  const asked = lessons.find(({ id }) => id === named);
  if (asked) return asked;
  const recent = lessons.find(({ id }) => id === last);
  if (!recent) return lessons[0];
  return (records[recent.id]?.isFinished && nextLesson(lessons, recent.id)) || recent;
}

export function nextLesson(lessons: readonly Lesson[], id: string): Lesson | undefined {
  const place = lessons.findIndex((lesson) => lesson.id === id);
  return place < 0 ? undefined : lessons[place + 1];
}

/** How many of the lessons are finished. */
export const finishedCount = (lessons: readonly Lesson[], { lessons: records }: Watched) =>
  lessons.filter(({ id }) => records[id]?.isFinished).length;
