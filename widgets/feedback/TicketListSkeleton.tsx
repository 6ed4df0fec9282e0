import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';

/** In the place of the work orders while they load. */
export function TicketListSkeleton() {
  return (
    <Loading>
      {Array.from({ length: 6 }, (_, line) => (
        <div key={line} className="portal-feedback-order-outline">
          <Skeleton width="40%" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Loading>
  );
}
