import { useEffect, useId, useMemo, useState } from 'react';
import { Lightbulb } from 'lucide-react';
import type { Question } from '../../src/api/tickets.ts';
import { feedbackTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { matching } from './matching.ts';
import { useQuestionIndex } from './useQuestionIndex.ts';

/** In milliseconds; who is typing is not interrupted. */
const REST = 400;

export interface SuggestionsProps {
  content: string;
  onChoose: (question: Question) => void;
}

/** Questions that may answer what is being typed, before it is sent. */
export function Suggestions({ content, onChoose }: SuggestionsProps) {
  const words = useTexts(feedbackTexts);
  const id = useId();
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST);
    return () => clearTimeout(timer);
  }, [content]);
  const questions = useQuestionIndex(rested.trim().length >= 2);
  const found = useMemo(() => matching(rested, questions), [rested, questions]);

  return (
    <div className="portal-feedback-suggestions" aria-live="polite">
      {found.length > 0 ? (
        <>
          <p id={id} className="portal-feedback-suggestions-title">
            <Lightbulb size={16} aria-hidden="true" />
            {words.suggestions}
          </p>
          <ul aria-labelledby={id}>
            {found.map((question) => (
              <li key={question.questionId}>
                <button type="button" data-question={question.questionId} onClick={() => onChoose(question)}>
                  {question.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
