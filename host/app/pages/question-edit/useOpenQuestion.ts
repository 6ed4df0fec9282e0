import { isRendered } from '#src/ui/focus/is-rendered.ts';
import { useEffect, useRef, useState } from 'react';
import { withValues } from '../../content/query-choice.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import type { EditedQuestion } from './questions.ts';

/** The question that is edited, as the address names it, else the first; phones then show the list only. */
export function useOpenQuestion(questions: readonly EditedQuestion[]) {
  const root = useRef<HTMLDivElement>(null);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const [target, setTarget] = useState<{ id: string; selector: string } | null>(null);
  const opened = query.get('question') ?? '';
  const index = questions.findIndex(({ id }) => id === opened);
  const isOpen = index >= 0;

  useEffect(() => {
    // The address of a page changes later than its other state, and with it the form.
    if (target?.id !== opened) return;
    setTarget(null);
    const found = [...(root.current?.querySelectorAll<HTMLElement>(target.selector) ?? [])];
    // On phones either the list or the form is hidden.
    found.find(isRendered)?.focus();
  }, [target, opened]);

  /** Opens a question, '' for none, and focuses the first visible element that the selector finds then. */
  function open(id: string, selector: string): void {
    // Back leads from any question to the list.
    setQuery(withValues(query, { question: id }), id && !isOpen ? 'push' : 'replace');
    setTarget({ id, selector });
  }
  return { root, isOpen, current: questions[Math.max(0, index)], open };
}
