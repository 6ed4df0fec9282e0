import { getQuizQuestions, quizQuestionPaths } from '#src/api/learning/quiz-questions.ts';
import { useDraftOwner } from '#src/data/drafts/drafts.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useQueryCache } from '#src/data/queries/useQueryCache.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { QueryBoundary } from '../../content/QueryBoundary.tsx';
import { RowsSkeleton } from '../../content/RowsSkeleton.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { quizSet, type QuizKey } from './question-sets.ts';
import { questionEditTexts } from './texts.ts';

/** Edits the questions of one quiz. */
export function QuizQuestions(key: QuizKey) {
  const words = useTexts(questionEditTexts);
  const { orgCode, userId } = useDraftOwner();
  const { invalidate } = useQueryCache();
  const query = useQuery(getQuizQuestions, key);
  const set = quizSet(key);
  return (
    <QueryBoundary query={query} failure={words.failed} skeleton={<RowsSkeleton rows={6} mark="block" />}>
      {(saved) => (
        <QuestionEditor
          key={`${orgCode} ${userId} ${set.name}`}
          set={set}
          saved={saved}
          onSaved={({ published = false, ...next }) => {
            query.replace({ ...next, published });
            // The choice above shows their number, the player the questions.
            invalidate(quizQuestionPaths);
          }}
          onRefused={query.retry}
        />
      )}
    </QueryBoundary>
  );
}
