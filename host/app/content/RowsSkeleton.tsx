import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import css from './rows.css?inline';

interface RowsOutlineProps {
  rows: number;
  /** The placeholder shape at the start of each row. */
  mark?: 'circle' | 'block';
  /** The number of text lines in each row; default: 2. */
  lines?: 2 | 3;
}

/** The skeleton of a list of rows. */
export function RowsSkeleton({ rows, mark, lines = 2 }: RowsOutlineProps) {
  useStyles(css);
  return (
    <Loading>
      <div className="portal-block-skeleton" data-lines={lines}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="portal-block-skeleton-row">
            {mark ? <Skeleton shape={mark} width={40} height={40} /> : null}
            <Skeleton lines={lines} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
