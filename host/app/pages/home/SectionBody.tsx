import { usePortal } from '../../../../src/data/portal-context.ts';
import { countView } from '../../content/count-view.ts';
import { homeTexts } from './texts.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading } from '../../../../src/ui/Skeleton.tsx';
import { CardsSkeleton } from '../../content/cards/CardsSkeleton.tsx';
import type { SectionQuery, Section } from './sections.ts';

interface SectionBodyProps {
  section: Section;
  title: string;
  /** If false, the section is far from the viewport, and its skeleton is not announced as loading. */
  isWanted: boolean;
  query: SectionQuery;
}

/** The content below a section's heading: list, skeleton, error or empty state. */
export function SectionBody({ section, title, isWanted, query }: SectionBodyProps) {
  const words = useTexts(homeTexts);
  const { http } = usePortal();
  const { entries, error, isValidating, retry } = query;
  const { Card } = section;

  if (entries && entries.length > 0) {
    return (
      <ul className="portal-item-list" data-shape={section.shape}>
        {entries.slice(0, section.count).map((entry, index) => (
          <Card
            key={entry.id}
            entry={entry}
            index={index}
            href={section.href(entry.id)}
            onOpen={() => countView(http, section, entry.id)}
          />
        ))}
      </ul>
    );
  }
  if (!isWanted) {
    return (
      <div aria-hidden="true">
        <CardsSkeleton shape={section.shape} count={section.count} />
      </div>
    );
  }
  if (isValidating && !entries) {
    return (
      <Loading label={fill(words.loadingOf, { name: title })}>
        <CardsSkeleton shape={section.shape} count={section.count} />
      </Loading>
    );
  }
  return (
    <div className="portal-home-state">
      {error && !entries ? (
        <ErrorState
          compact
          title={fill(words.failedOf, { name: title })}
          message={error.message}
          onRetry={retry}
        />
      ) : (
        <EmptyState compact />
      )}
    </div>
  );
}
