import { CircleCheck } from 'lucide-react';
import type { Contest } from '#src/api/contests/contests.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { StatusBadge } from '#src/ui/badges/StatusBadge.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useFacts } from '#host/app/content/cards/useFacts.ts';
import { stepsOf, type ContestStep } from './contest-steps.ts';
import { contestTexts } from './texts.ts';

/** The schedule of a contest, with its current step. */
export function ContestSteps({ contest }: { contest: Contest }) {
  const words = useTexts(contestTexts);
  return (
    <ol className="portal-contest-steps" aria-label={words.phases}>
      {stepsOf(contest).map((step) => (
        <Step key={step.name} step={step} />
      ))}
    </ol>
  );
}

function Step({ step: { name, state, from, to } }: { step: ContestStep }) {
  const words = useTexts(contestTexts);
  const { moment, span } = useFacts();
  const end = moment(to);
  const time =
    from != null && to != null ? span(from, to) : end ? fill(words.until, { time: end }) : moment(from);
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="portal-contest-step">
        {words[name]}
        {state === 'done' ? (
          <>
            <CircleCheck size={16} aria-hidden="true" />
            <VisuallyHidden>{words.done}</VisuallyHidden>
          </>
        ) : state === 'current' ? (
          <StatusBadge tone="brand">{words.current}</StatusBadge>
        ) : null}
      </span>
      <span className="portal-contest-soft">{time}</span>
    </li>
  );
}
