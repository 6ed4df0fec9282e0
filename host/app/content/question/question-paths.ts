import type { AuthoringKind } from '#src/api/authoring.ts';
import type { SafeUrl } from '#src/rules/safe-url.ts';

/** The page that edits the questions of an exam, or the quizzes of a course. */
export const questionsPath = ({ kind, id }: { kind: AuthoringKind; id: string }): SafeUrl =>
  kind === 'exam'
    ? `/questionEdit?${new URLSearchParams({ id }).toString()}`
    : `/quizEdit?${new URLSearchParams({ kind, id }).toString()}`;
