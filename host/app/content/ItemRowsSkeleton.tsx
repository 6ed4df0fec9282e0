import { useStyles } from '../../../src/theme/useStyles.ts';
import { Loading, Skeleton } from '../../../src/ui/Skeleton.tsx';
import cards from './cards/cards.css?inline';
import css from './item-row.css?inline';

interface ItemRowsSkeletonProps {
  rows: number;
  /** Announced; defaults to 加载中. */
  label?: string;
}

/** The skeleton of a list of rows. */
export function ItemRowsSkeleton({ rows, label }: ItemRowsSkeletonProps) {
  useStyles(cards);
  useStyles(css);
  return (
    <Loading label={label}>
      <div className="portal-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div className="portal-row" key={row}>
            <span className="portal-item-cover">
              <Skeleton shape="block" height="100%" />
            </span>
            <div className="portal-row-body">
              <Skeleton width="48%" height={16} />
              <Skeleton lines={2} />
              <Skeleton width="30%" height={12} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
