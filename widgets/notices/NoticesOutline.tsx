import { useStyles } from '../../src/theme/useStyles.ts';
import { Loading, Skeleton } from '../../src/ui/Skeleton.tsx';
import css from './notices.css?inline';

/** Where messages are still to come. */
export function NoticesOutline({ rows = 5 }: { rows?: number }) {
  useStyles(css);
  return (
    <Loading>
      <div className="portal-notices-outline">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <Skeleton width={row % 2 ? '72%' : '92%'} />
            <Skeleton width={88} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
