import { useEffect, useId, useMemo, useState } from 'react';
import { Lightbulb } from 'lucide-react';
import type { Question } from '#src/api/tickets.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { feedbackTexts } from '../texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { findMatches, loadQuestions } from './question-search.ts';
import { SUGGESTIONS_DEBOUNCE_MS } from '../../limits.ts';

interface SuggestionsProps {
  content: string;
  onChoose: (question: Question) => void;
}

/** Frequent questions that may answer the content while it is being typed. */
export function Suggestions({ content, onChoose }: SuggestionsProps) {
  const words = useTexts(feedbackTexts);
  const id = useId();
  const [debounced, setDebounced] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(content), SUGGESTIONS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  const questions = useQuestions(debounced.trim().length >= 2);
  const matches = useMemo(() => findMatches(debounced, questions), [debounced, questions]);

  return (
    <div className="portal-feedback-suggestions" aria-live="polite">
      {matches.length > 0 ? (
        <>
          <p id={id} className="portal-feedback-suggestions-title">
            <Lightbulb size={16} aria-hidden="true" />
            {words.suggestions}
          </p>
          <ul aria-labelledby={id}>
            {matches.map((question) => (
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

/** The questions to search. `useQuery` reads a single page; these are several. Empty until loaded, and on failure. */
function useQuestions(isEnabled: boolean): readonly Question[] {
  const { http } = usePortal();
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const isNeeded = isEnabled && questions === null;
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    loadQuestions(http, controller.signal).then(setQuestions, () => undefined);
    return () => controller.abort();
  }, [http, isNeeded]);
  return questions ?? [];
}
