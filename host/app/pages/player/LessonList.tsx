import { memo, useEffect, useRef, type RefObject } from 'react';
import { Check, Play } from 'lucide-react';
import type { Lesson, ListItem } from '#src/api/list-item.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { clockTime } from './video/video-time.ts';
import { finishedCount, lessonsOf } from './lessons.ts';
import { ProgressNote, type ProgressSync } from './ProgressNote.tsx';
import { playerTexts } from './texts.ts';
import { isLocked, LockedMark } from '../../content/LockedLesson.tsx';
import { watchedShare, type Watched } from '../../content/watched.ts';

interface LessonListProps {
  item: ListItem;
  /** The id of the lesson that is shown. */
  current: string;
  watched: Watched;
  /** Null where nothing is recorded. */
  sync: ProgressSync | null;
  onChoose: (id: string) => void;
}

/** The chapters with their lessons, and how far each has been watched. */
export function LessonList({ item, current, watched, sync, onChoose }: LessonListProps) {
  const words = useTexts(playerTexts);
  const chooseLatest = useRef(onChoose);
  useEffect(() => {
    chooseLatest.current = onChoose;
  });
  const chapters = item.chapters ?? [];
  const all = lessonsOf(chapters);
  const percent = sync?.type === 'server' ? sync.percent : undefined;
  const counts = { finished: finishedCount(all, watched), count: all.length };
  return (
    <div className="portal-lessons">
      <p className="portal-lessons-count" role="status">
        <span>{fill(words.finishedOf, counts)}</span>
        {percent === undefined ? null : <span>{fill(words.watchedPart, { percent })}</span>}
      </p>
      <progress
        className="portal-lessons-progress"
        aria-label={words.progress}
        max={percent === undefined ? counts.count : 100}
        value={percent ?? counts.finished}
      />
      {sync ? <ProgressNote sync={sync} /> : null}
      {chapters.map((chapter) => (
        <section key={chapter.id} aria-label={chapter.title}>
          <h3 className="portal-lessons-chapter">{chapter.title}</h3>
          <ol className="portal-lessons-list">
            {lessonsOf([chapter]).map((lesson) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                isCurrent={lesson.id === current}
                isShut={isLocked(item, lesson)}
                share={watchedShare(watched, lesson.id)}
                onChoose={chooseLatest}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface LessonRowProps {
  lesson: Lesson;
  isCurrent: boolean;
  isShut: boolean;
  /** From 0 to 1. */
  share: number;
  /** The same object for good, so that no other row renders again. */
  onChoose: RefObject<(id: string) => void>;
}

/** One of hundreds, all of which would render again whenever a video notes how far it has come. */
const LessonRow = memo(function LessonRow({ lesson, isCurrent, isShut, share, onChoose }: LessonRowProps) {
  return (
    <li>
      <button
        type="button"
        className="portal-lesson"
        aria-current={isCurrent || undefined}
        onClick={() => onChoose.current(lesson.id)}
      >
        {isShut ? (
          <span className="portal-lesson-mark">
            <LockedMark size={12} />
          </span>
        ) : (
          <LessonMark share={share} />
        )}
        <span className="portal-lesson-title">{lesson.title}</span>
        {lesson.duration == null ? null : (
          <span className="portal-lesson-time">{clockTime(lesson.duration)}</span>
        )}
      </button>
    </li>
  );
});

/** Finished, watched in part, or not begun. */
function LessonMark({ share }: { share: number }) {
  const words = useTexts(playerTexts);
  const percent = Math.round(share * 100);
  const text = share === 1 ? words.finished : percent > 0 ? fill(words.watchedPart, { percent }) : '';
  return (
    <span className="portal-lesson-mark" data-finished={share === 1 || undefined}>
      {share === 1 ? <Check size={14} aria-hidden="true" /> : <Play size={12} aria-hidden="true" />}
      {text ? <VisuallyHidden>{text}</VisuallyHidden> : null}
    </span>
  );
}
