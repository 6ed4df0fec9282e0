import { Skeleton } from '../../../../src/ui/Skeleton.tsx';
import type { Section } from './sections.ts';

/** The skeleton of a section, as large as its content. */
export function SectionSkeleton({ section: { shape, count } }: { section: Section }) {
  return (
    <div className="portal-home-list" data-shape={shape}>
      {Array.from({ length: count }, (_, place) => (
        <div
          className="portal-home-card"
          data-lead={shape === 'lead' && place === 0 ? '' : undefined}
          key={place}
        >
          {shape === 'lines' ? (
            <span className="portal-home-line-icon">
              <Skeleton shape="block" height="100%" />
            </span>
          ) : (
            <span className="portal-home-cover">
              <Skeleton shape="block" height="100%" />
            </span>
          )}
          <div className="portal-home-card-body">
            <div className="portal-home-card-title">
              <Skeleton height={16} lines={shape === 'lines' ? 1 : 2} />
            </div>
            <div className="portal-home-card-facts">
              <Skeleton width="56%" height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
