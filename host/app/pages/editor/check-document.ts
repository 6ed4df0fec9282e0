import type { AuthoredContent } from '#src/api/authoring.ts';
import { visibleLength } from '#src/rules/characters.ts';
import { fill } from '#src/texts/texts.ts';
import { isUnfinished } from '../../content/files/file-edits.ts';
import type { EditorField, EditorKind } from './editor-kinds.ts';
import type { EditorWords } from './texts.ts';

/** A fault that prevents publishing. */
export interface Fault {
  /** The name of a field, or the id of a chapter or lesson. */
  at: string;
  message: string;
}

/** All faults of a document in the order of its fields. */
export function checkDocument(kind: EditorKind, content: AuthoredContent, words: EditorWords): Fault[] {
  return kind.sections.flatMap(({ fields }) =>
    fields.flatMap((field) => {
      if (field.type === 'chapters') return chapterFaults(content, words);
      const message = faultOf(field, content, words);
      return message ? [{ at: field.name, message }] : [];
    }),
  );
}

function faultOf(field: EditorField, content: AuthoredContent, words: EditorWords): string {
  const name = words[field.label ?? field.name];
  const value = content.fields[field.name]?.trim() ?? '';
  const files = content.files[field.name] ?? [];
  const lost = files.find(isUnfinished);
  if (lost) return fill(words.unfinished, { name: lost.name });

  const isMissing =
    field.type === 'tree'
      ? (content.choices[field.name] ?? []).length === 0
      : field.type === 'cover' || field.type === 'files'
        ? files.length === 0
        : value === '';
  if (isMissing) return field.required ? fill(words[missingText(field)], { name }) : '';

  switch (field.type) {
    case 'text':
    case 'area':
      return visibleLength(value) > field.limit ? fill(words.tooLong, { name, limit: field.limit }) : '';
    case 'number': {
      const { min, max, step = 1 } = field;
      const number = Number(value);
      const isWhole = Math.abs(number / step - Math.round(number / step)) < 1e-6;
      return number >= min && number <= max && isWhole
        ? ''
        : fill(words.notInRange, { name, min, max, step });
    }
    case 'date':
    case 'datetime-local': {
      if (Number.isNaN(new Date(value).getTime())) return fill(words.noDate, { name });
      const start = field.after ? content.fields[field.after] : undefined;
      return start && value <= start && (field.type !== 'date' || value < start)
        ? fill(words.notAfter, { name, other: words[field.after ?? field.name] })
        : '';
    }
    default:
      return '';
  }
}

function missingText({ type }: EditorField) {
  if (type === 'files') return 'missingFile';
  return type === 'text' || type === 'area' || type === 'number' ? 'missing' : 'missingChoice';
}

/** Every chapter has a title and a lesson, every lesson a title and a video. */
function chapterFaults({ chapters, files }: AuthoredContent, words: EditorWords): Fault[] {
  if (chapters.length === 0) return [{ at: 'chapters', message: words.noChapters }];
  return chapters.flatMap((chapter, index) => {
    const number = index + 1;
    const faults: Fault[] = [];
    if (!chapter.title.trim())
      faults.push({ at: chapter.id, message: fill(words.chapterUntitled, { number }) });
    if (chapter.lessons.length === 0)
      faults.push({ at: chapter.id, message: fill(words.chapterEmpty, { number }) });
    for (const [place, lesson] of chapter.lessons.entries()) {
      const position = { number, lesson: place + 1 };
      const [video] = files[lesson.id] ?? [];
      if (!lesson.title.trim()) faults.push({ at: lesson.id, message: fill(words.lessonUntitled, position) });
      if (!video) faults.push({ at: lesson.id, message: fill(words.lessonWithoutVideo, position) });
      else if (isUnfinished(video))
        faults.push({ at: lesson.id, message: fill(words.unfinished, { name: video.name }) });
    }
    return faults;
  });
}
