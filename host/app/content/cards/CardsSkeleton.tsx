import { Skeleton } from '../../../../src/ui/Skeleton.tsx';

/** `lead`: one large card, four beside it. `covers`: four in a row. `rows`: cover beside text. `lines`: text only. */
export type CardsShape = 'lead' | 'covers' | 'rows' | 'lines';

/** The skeleton of a list of cards, as large as its content. */
export function CardsSkeleton({ shape, count }: { shape: CardsShape; count: number }) {
  return (
    <div className="portal-item-list" data-shape={shape}>
      {Array.from({ length: count }, (_, index) => (
        <div className="portal-item" data-lead={shape === 'lead' && index === 0 ? '' : undefined} key={index}>
          {shape === 'lines' ? (
            <span className="portal-item-line-icon">
              <Skeleton shape="block" height="100%" />
            </span>
          ) : (
            <span className="portal-item-cover">
              <Skeleton shape="block" height="100%" />
            </span>
          )}
          <div className="portal-item-body">
            <div className="portal-item-title">
              <Skeleton height={16} lines={shape === 'lines' ? 1 : 2} />
            </div>
            <div className="portal-item-facts">
              <Skeleton width="56%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
