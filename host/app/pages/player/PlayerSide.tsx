import type { ReactNode, RefObject } from 'react';
import type { Quiz } from '#src/api/learning/quizzes.ts';
import type { Lesson, ListItem } from '#src/api/list-item.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { Notes } from './notes/Notes.tsx';
import type { PlayerRow } from './player-kinds.ts';
import type { QuizzesProps } from './quizzes/Quizzes.tsx';
import { quizTexts } from './quizzes/texts.ts';
import { playerTexts } from './texts.ts';
import type { VideoHandle } from './video/VideoPlayer.tsx';

/** The code of the questions comes with the first quiz. */
const Quizzes = lazyComponent<QuizzesProps>(
  () => import('./quizzes/Quizzes.tsx').then((module) => module.Quizzes),
  { pending: () => <RowsSkeleton rows={4} /> },
);

export const QUIZZES_TAB = 'quizzes';

interface PlayerSideProps {
  item: ListItem;
  row: PlayerRow;
  owner: string;
  /** The item, as storage names it. */
  subject: string;
  lessons: readonly Lesson[];
  lesson: Lesson;
  video: RefObject<VideoHandle | null>;
  list: ReactNode;
  /** Null where there are none. */
  quizzes: QueryState<Quiz[]> | null;
  tab: string;
  onTab: (tab: string) => void;
}

/** The list of lessons beside the video; for learners also their notes, and the quizzes of a course. */
export function PlayerSide(props: PlayerSideProps) {
  const { item, row, owner, subject, lessons, lesson, video, list, quizzes, tab, onTab } = props;
  const words = useTexts(playerTexts);
  const quizWords = useTexts(quizTexts);
  const notes = (
    <Notes
      key={lesson.id}
      owner={owner}
      subject={subject}
      title={item.title}
      lessons={lessons}
      lesson={lesson}
      video={video}
    />
  );
  const quiz = quizzes && {
    value: QUIZZES_TAB,
    label: quizWords.tab,
    content: <Quizzes courseId={item.id} lessonId={lesson.id} query={quizzes} />,
  };
  return (
    <aside className="portal-player-side" aria-label={words.side}>
      {row.isPreview ? (
        list
      ) : (
        <Tabs
          label={words.side}
          value={tab}
          onChange={onTab}
          keepMounted
          tabs={[
            { value: 'lessons', label: words.lessons, content: list },
            { value: 'notes', label: words.notes, content: notes },
            ...(quiz ? [quiz] : []),
          ]}
        />
      )}
    </aside>
  );
}
