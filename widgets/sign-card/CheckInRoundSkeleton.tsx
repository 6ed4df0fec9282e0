import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

/** The skeleton of a check-in round. */
export function CheckInRoundSkeleton() {
  return (
    <Loading className="portal-sign-calendar">
      <div className="portal-sign-lines-skeleton">
        <Skeleton width="52%" />
        <Skeleton width="36%" />
      </div>
      <div className="portal-sign-days portal-sign-days-skeleton">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} shape="circle" width={32} />
        ))}
      </div>
    </Loading>
  );
}
