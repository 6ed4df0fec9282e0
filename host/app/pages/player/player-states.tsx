import type { SafeUrl } from '#src/rules/safe-url.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { LinkButton } from '../../content/LinkButton.tsx';

/** The outline of the player while its item loads. */
export function PlayerSkeleton() {
  return (
    <Loading>
      <div className="portal-player-columns">
        <div className="portal-player-video-skeleton">
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
        <div className="portal-player-side">
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}

interface NothingToPlayProps {
  text: string;
  hint: string;
  to: SafeUrl;
  action: string;
}

/** Says why nothing is played, and leads on. */
export function NothingToPlay({ text, hint, to, action }: NothingToPlayProps) {
  return (
    <EmptyState
      text={text}
      hint={hint}
      action={
        <LinkButton variant="primary" href={to}>
          {action}
        </LinkButton>
      }
    />
  );
}
