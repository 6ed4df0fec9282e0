import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';

/** Stands in for comments that are loading. */
export function CommentsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Loading className="portal-comments-skeleton">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="portal-comments-item">
          <Skeleton shape="circle" width={40} />
          <Skeleton lines={3} />
        </div>
      ))}
    </Loading>
  );
}
