import type { Quiz } from '#src/api/learning/quizzes.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyList } from '#src/ui/states/EmptyState.tsx';
import { QueryBoundary } from '#host/app/content/QueryBoundary.tsx';
import { RowsSkeleton } from '#host/app/content/RowsSkeleton.tsx';
import { QuizForm } from './QuizForm.tsx';
import css from './quizzes.css?inline';
import { quizTexts } from './texts.ts';

export interface QuizzesProps {
  courseId: string;
  lessonId: string;
  query: QueryState<Quiz[]>;
}

/** The quizzes after a lesson of a course. */
export function Quizzes({ courseId, lessonId, query }: QuizzesProps) {
  useStyles(css);
  const words = useTexts(quizTexts);
  return (
    <QueryBoundary query={query} failure={words.failed} skeleton={<RowsSkeleton rows={4} />}>
      {(all) => {
        const own = all.filter((quiz) => quiz.lessonId === lessonId);
        if (own.length === 0) return <EmptyList compact text={words.none} />;
        return (
          <div className="portal-quizzes">
            {own.map((quiz) => (
              <QuizForm key={quiz.id} courseId={courseId} quiz={quiz} />
            ))}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
