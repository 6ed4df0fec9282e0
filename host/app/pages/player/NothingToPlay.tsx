import { Link } from 'wouter';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';

interface NothingToPlayProps {
  text: string;
  hint: string;
  to: string;
  action: string;
}

/** Says why nothing is played, and leads on. */
export function NothingToPlay({ text, hint, to, action }: NothingToPlayProps) {
  return (
    <EmptyState
      text={text}
      hint={hint}
      action={
        <Link className="portal-player-onward" href={to}>
          {action}
        </Link>
      }
    />
  );
}
