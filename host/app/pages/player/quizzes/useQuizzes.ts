import { getQuizzes, type Quiz } from '#src/api/learning/quizzes.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import type { QueryState } from '#src/data/queries/useQueryState.ts';
import { useSettings } from '#src/data/useSettings.ts';

/** The quizzes of a course; null where the back end, or an item of another kind, has none. */
export function useQuizzes(courseId: string | null): QueryState<Quiz[]> | null {
  const isOffered = useSettings().features.includes('quizzes') && courseId !== null;
  const query = useQuery(getQuizzes, isOffered ? { courseId } : null);
  return isOffered ? query : null;
}
