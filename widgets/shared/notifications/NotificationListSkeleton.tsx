import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, SkeletonLine } from '#src/ui/states/Skeleton.tsx';
import css from './notifications.css?inline';

/** A list of notifications that is loading. */
export function NotificationListSkeleton({ rows = 5 }: { rows?: number }) {
  useStyles(css);
  return (
    <Loading>
      <div className="portal-notifications-skeleton">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <SkeletonLine width={row % 2 ? '72%' : '92%'} />
            <SkeletonLine width="88px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
