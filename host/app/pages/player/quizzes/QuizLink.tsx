import { ListChecks } from 'lucide-react';
import type { Quiz } from '#src/api/learning/quizzes.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { quizTexts } from './texts.ts';

interface QuizLinkProps {
  lessonId: string;
  quizzes: readonly Quiz[];
  onOpen: () => void;
}

/** Says below the film that its lesson has a quiz, or how it went. */
export function QuizLink({ lessonId, quizzes, onOpen }: QuizLinkProps) {
  const words = useTexts(quizTexts);
  const quiz = quizzes.find((one) => one.lessonId === lessonId);
  if (!quiz) return null;
  const { result, questions } = quiz;
  return (
    <Button
      className="portal-player-quiz"
      size="small"
      icon={<ListChecks size={16} aria-hidden="true" />}
      onClick={onOpen}
    >
      {result
        ? fill(words.done, { score: result.score, points: result.points })
        : fill(words.toDo, { count: questions.length })}
    </Button>
  );
}
