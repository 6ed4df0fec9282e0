import { useEffect, useRef, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { AuthoredChapter } from '#src/api/authoring.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useConfirm } from '#src/ui/dialogs/useConfirm.tsx';
import { moved } from '../../content/sortable/sortable.ts';
import { SortableList } from '../../content/sortable/SortableList.tsx';
import { chapterTexts, editorTexts } from './texts.ts';
import { ChapterPart } from './ChapterPart.tsx';
import css from './chapter-editor.css?inline';
import { withLessonMoved } from './edit-content.ts';
import type { EditorScope } from './editor-scope.ts';
import { FilesField } from '../../content/files/FilesField.tsx';
import { CHAPTER_HEIGHT_PX, LESSON_HEIGHT_PX, WHOLE_CHAPTERS_MAX } from '../../limits.ts';
import { usePrinting } from '../../content/document/usePrinting.ts';
import { NearView } from './NearView.tsx';
import { newKey } from '#src/rules/new-key.ts';

type Lesson = AuthoredChapter['lessons'][number];

/** The chapters of a course with their lessons, both sortable. */
export function ChapterEditor({ scope }: { scope: EditorScope }) {
  useStyles(css);
  const words = useTexts(chapterTexts);
  const common = useTexts(editorTexts);
  const { content, edit, uploads, faultAt } = scope;
  const confirm = useConfirm();
  const isPrinting = usePrinting();
  const added = useRef('');
  const { chapters, files } = content;
  // The rows of chapters that have not changed keep their handlers, which must know today's content.
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const change = (next: readonly AuthoredChapter[]) => edit({ type: 'chapters', chapters: next });
  const patch = (id: string, values: Partial<AuthoredChapter>) =>
    change(
      latest.current.chapters.map((chapter) => (chapter.id === id ? { ...chapter, ...values } : chapter)),
    );

  const add = <Part extends { id: string }>(part: Part): Part => {
    added.current = part.id;
    return part;
  };
  /** Asks before anything that was entered is removed with it. */
  const mayRemove = async (name: string, lessons: readonly Lesson[], title: string) => {
    const isEmpty = !title && lessons.every((one) => !one.title && !latest.current.files[one.id]?.length);
    const question = { title: fill(words.removePart, { name }), text: words.removePartText };
    return isEmpty || confirm({ ...question, confirmLabel: words.remove, danger: true });
  };

  const discardVideos = (lessons: readonly Lesson[]) => {
    for (const { id } of lessons)
      for (const file of latest.current.files[id] ?? [])
        // The lesson goes all the same; at worst the server keeps a video that nobody sees.
        uploads.remove(id, 'video', file).catch(() => {});
  };

  const lessonItem = (chapter: AuthoredChapter, lesson: Lesson, number: number, place: number) => {
    const position = { number, lesson: place + 1 };
    const { lessons } = chapter;
    return {
      id: lesson.id,
      name: lesson.title || fill(common.lessonName, position),
      // The row of the chapter, which holds this one, is the one that compares.
      uses: [{}],
      render: (controls: ReactNode) => (
        <div className="portal-editor-lesson" data-at={lesson.id}>
          <ChapterPart
            id={lesson.id}
            label={fill(words.lessonTitleLabel, position)}
            number={`${number}.${place + 1}`}
            value={lesson.title}
            error={faultAt(lesson.id)}
            added={added}
            controls={controls}
            removeLabel={fill(words.removeLesson, position)}
            onChange={(title) =>
              patch(chapter.id, {
                lessons: lessons.map((one) => (one.id === lesson.id ? { ...one, title } : one)),
              })
            }
            onRemove={async () => {
              if (!(await mayRemove(fill(common.lessonName, position), [lesson], lesson.title))) return;
              discardVideos([lesson]);
              patch(chapter.id, { lessons: lessons.filter((one) => one.id !== lesson.id) });
            }}
          />
          <FilesField
            files={content.files[lesson.id] ?? []}
            uploads={uploads}
            slot={lesson.id}
            kind="video"
            label={fill(words.lessonVideo, position)}
            labelHidden
            error=""
            limit={1}
          />
        </div>
      ),
    };
  };

  const areAllShown = chapters.length <= WHOLE_CHAPTERS_MAX || isPrinting;
  /** The faults of a chapter and its lessons, as one text to compare; '' for none. */
  const faultsIn = ({ id, lessons }: AuthoredChapter) =>
    [id, ...lessons.map((lesson) => lesson.id)].map(faultAt).filter(Boolean).join('\n');

  const chapterItem = (chapter: AuthoredChapter, index: number) => {
    const number = index + 1;
    const name = fill(common.chapterName, { number });
    const { lessons } = chapter;
    const faults = faultsIn(chapter);
    return {
      id: chapter.id,
      name: chapter.title || name,
      uses: [chapter, index, files, uploads, faults, areAllShown, words, common],
      render: (controls: ReactNode) => (
        <NearView
          className="portal-editor-chapter"
          role="group"
          aria-label={name}
          // A fault leads to its field.
          isAlways={areAllShown || faults !== ''}
          estimatedHeight={CHAPTER_HEIGHT_PX + lessons.length * LESSON_HEIGHT_PX}
          placeholder={chapter.title}
        >
          <div data-at={chapter.id}>
            <ChapterPart
              id={chapter.id}
              label={fill(words.chapterTitle, { number })}
              value={chapter.title}
              error={faultAt(chapter.id)}
              added={added}
              controls={controls}
              removeLabel={fill(words.removeChapter, { number })}
              onChange={(title) => patch(chapter.id, { title })}
              onRemove={async () => {
                if (!(await mayRemove(name, lessons, chapter.title))) return;
                discardVideos(lessons);
                change(latest.current.chapters.filter(({ id }) => id !== chapter.id));
              }}
            />
          </div>
          <SortableList
            label={fill(words.lessonList, { number })}
            within={chapter.id}
            items={lessons.map((lesson, place) => lessonItem(chapter, lesson, number, place))}
          />
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() =>
              patch(chapter.id, { lessons: [...lessons, add({ id: `lesson-${newKey()}`, title: '' })] })
            }
          >
            {words.addLesson}
          </Button>
        </NearView>
      ),
    };
  };

  return (
    <div className="portal-editor-chapters">
      {chapters.length > 0 ? (
        <SortableList
          label={common.chapters}
          items={chapters.map(chapterItem)}
          onMove={(from, to) =>
            change(from.list ? withLessonMoved(chapters, from, to) : moved(chapters, from.index, to.index))
          }
        />
      ) : null}
      <Button
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => change([...chapters, add({ id: `chapter-${newKey()}`, title: '', lessons: [] })])}
      >
        {words.addChapter}
      </Button>
    </div>
  );
}
