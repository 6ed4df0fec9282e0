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

/** Says below the film that its lesson has quizzes, or how they went. */
export function QuizLink({ lessonId, quizzes, onOpen }: QuizLinkProps) {
  const words = useTexts(quizTexts);
  // After the last lesson, its own quiz and that of the whole course.
  const own = quizzes.filter((one) => one.lessonId === lessonId);
  if (own.length === 0) return null;
  const results = own.flatMap(({ result }) => result ?? []);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return (
    <Button
      className="portal-player-quiz"
      size="small"
      icon={<ListChecks size={16} aria-hidden="true" />}
      onClick={onOpen}
    >
      {results.length === own.length
        ? fill(words.done, {
            score: sum(results.map(({ score }) => score)),
            points: sum(results.map(({ points }) => points)),
          })
        : fill(words.toDo, { count: sum(own.map(({ questions }) => questions.length)) })}
    </Button>
  );
}
