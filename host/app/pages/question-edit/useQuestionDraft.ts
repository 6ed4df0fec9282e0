import { useMemo } from 'react';
import * as v from 'valibot';
import type { QuestionSet } from '#src/api/question-bank.ts';
import { useDraft } from '#src/data/drafts/drafts.ts';
import { editedQuestion, toEdited, type EditedQuestion } from './questions.ts';

const draft = v.nullable(
  v.object({
    /** The saved version that was edited. */
    version: v.number(),
    questions: v.array(editedQuestion),
  }),
);
type Draft = v.InferOutput<typeof draft>;
const isNothing = (value: Draft) => value === null;
const versionOf = (value: Draft) => String(value?.version ?? '');

export type Change = (next: (questions: readonly EditedQuestion[]) => EditedQuestion[]) => void;

/** The questions of an exam or a quiz in the editor: the user's draft, else the saved version. */
export function useQuestionDraft(name: string, saved: QuestionSet) {
  const known = useMemo(() => saved.questions.map(toEdited), [saved]);
  const {
    value: edited,
    change: setDraft,
    offers,
  } = useDraft<Draft>(`questions:${name}`, draft, null, isNothing, {
    version: String(saved.version),
    versionOf,
  });
  const change: Change = (next) =>
    setDraft((now) => ({
      version: now?.version ?? saved.version,
      questions: next(now?.questions ?? known),
    }));
  return {
    questions: edited?.questions ?? known,
    offers,
    isEdited: edited !== null,
    /** They were saved elsewhere since the draft was begun. */
    isConflict: edited !== null && edited.version !== saved.version,
    change,
    discard: () => setDraft(() => null),
    /** Bases the draft on a saved version; without edits since `sent`, it removes the draft. */
    settle: (version: number, sent?: readonly EditedQuestion[]) =>
      setDraft((now) => (now && now.questions !== sent ? { ...now, version } : null)),
  };
}
