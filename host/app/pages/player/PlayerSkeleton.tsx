import { Loading, Skeleton } from '../../../../src/ui/Skeleton.tsx';

/** The outline of the player while its item loads. */
export function PlayerSkeleton() {
  return (
    <Loading>
      <div className="portal-player-columns">
        <div className="portal-player-film-skeleton">
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
        <div className="portal-player-side">
          <Skeleton lines={6} />
        </div>
      </div>
    </Loading>
  );
}
