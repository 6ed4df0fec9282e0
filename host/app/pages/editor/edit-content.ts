import type { SortablePosition } from '../../content/sortable/sortable.ts';
import { withFileEdited, type FileEdit } from '../../content/files/file-edits.ts';
import type { AuthoredChapter, AuthoredContent, AuthoredFile } from '#src/api/authoring.ts';
import { spliced } from '#src/rules/splice.ts';

/** A change of the content by the user. */
export type Edit =
  | { type: 'field'; name: string; value: string }
  | { type: 'choice'; name: string; ids: readonly string[] }
  | { type: 'chapters'; chapters: readonly AuthoredChapter[] }
  | FileEdit
  | { type: 'set-files'; slot: string; files: readonly AuthoredFile[] };

export const allFiles = ({ files }: AuthoredContent): AuthoredFile[] => Object.values(files).flat();

const lessonsOf = (chapters: readonly AuthoredChapter[]) =>
  chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id));

/** The chapters after a lesson has moved, within its chapter or to another one. */
export function withLessonMoved(
  chapters: readonly AuthoredChapter[],
  from: SortablePosition,
  to: SortablePosition,
): AuthoredChapter[] {
  const lesson = chapters.find(({ id }) => id === from.list)?.lessons[from.index];
  if (!lesson) return [...chapters];
  return chapters.map((chapter) => {
    const left = chapter.lessons.filter(({ id }) => id !== lesson.id);
    return { ...chapter, lessons: chapter.id === to.list ? spliced(left, to.index, 0, lesson) : left };
  });
}

/** The content after an edit. */
export function edited(content: AuthoredContent, edit: Edit): AuthoredContent {
  const { fields, choices, files } = content;
  switch (edit.type) {
    case 'field':
      return { ...content, fields: { ...fields, [edit.name]: edit.value } };
    case 'choice':
      return { ...content, choices: { ...choices, [edit.name]: [...edit.ids] } };
    case 'chapters': {
      const left = new Set(lessonsOf(edit.chapters));
      const gone = new Set(lessonsOf(content.chapters).filter((id) => !left.has(id)));
      if (gone.size === 0) return { ...content, chapters: [...edit.chapters] };
      const kept = Object.entries(files).filter(([slot]) => !gone.has(slot));
      return { ...content, chapters: [...edit.chapters], files: Object.fromEntries(kept) };
    }
    case 'set-files':
      return { ...content, files: { ...files, [edit.slot]: [...edit.files] } };
    case 'add-file':
    case 'replace-file':
      return { ...content, files: { ...files, [edit.slot]: withFileEdited(files[edit.slot] ?? [], edit) } };
  }
}
