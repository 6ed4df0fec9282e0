import type { Progress } from '#src/api/progress.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { playerTexts } from './texts.ts';

/** Where the progress is kept: in this browser alone, or with the server. */
export type ProgressSync =
  | { type: 'local' }
  | {
      type: 'server';
      /** Undefined while the server does not answer. */
      percent: number | undefined;
      rule: Progress['rule'] | undefined;
      /** Played parts wait for the server. */
      isBehind: boolean;
    };

/** Says where the progress is kept, and when a lesson is finished. */
export function ProgressNote({ sync }: { sync: ProgressSync }) {
  const words = useTexts(playerTexts);
  if (sync.type === 'local') return <p className="portal-lessons-note">{words.keptHere}</p>;
  const { rule, isBehind } = sync;
  return (
    <p className="portal-lessons-note" role="status">
      {isBehind
        ? words.behind
        : rule
          ? fill(rule.questions ? words.ruleWithQuestions : words.rule, {
              percent: Math.round(rule.share * 100),
            })
          : ''}
    </p>
  );
}
