import { contestPhases, type ContestPhase } from '#src/api/contests/contests.ts';
import { useLoginLink } from '#src/data/login/useLoginLink.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { useNavigateHandler } from '#host/app/layout/useNavigateHandler.ts';
import { contestTexts } from './texts.ts';

/** Leads a guest to the log-in, and says what for. */
export function LogInLink({ phase }: { phase: ContestPhase }) {
  const words = useTexts(contestTexts);
  const login = useLoginLink(useNavigateHandler());
  return (
    <p className="portal-contest-note">
      <Button {...login}>{phase === contestPhases.voting ? words.logInToVote : words.logInToHandIn}</Button>
    </p>
  );
}
