import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';

/** The skeleton of the calendar. */
export function CalendarSkeleton() {
  return (
    <Loading className="portal-sign-calendar">
      <div className="portal-sign-lines-outline">
        <Skeleton width="52%" />
        <Skeleton width="36%" />
      </div>
      <div className="portal-sign-days portal-sign-days-outline">
        {Array.from({ length: 7 }, (_, place) => (
          <Skeleton key={place} shape="circle" width={32} />
        ))}
      </div>
    </Loading>
  );
}
