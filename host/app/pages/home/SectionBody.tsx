import { usePortal } from '../../../../src/data/portal-context.ts';
import { homeTexts } from './texts.ts';
import { fill } from '../../../../src/texts/texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { EmptyState } from '../../../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { Loading } from '../../../../src/ui/Skeleton.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import type { Reading, Section } from './sections.ts';

interface SectionBodyProps {
  section: Section;
  title: string;
  /** If false, the section is far from the viewport, and its skeleton is not announced as loading. */
  isWanted: boolean;
  reading: Reading;
}

/** The content below a section's heading: list, skeleton, error or empty state. */
export function SectionBody({ section, title, isWanted, reading }: SectionBodyProps) {
  const words = useTexts(homeTexts);
  const { http } = usePortal();
  const { entries, error, isValidating, retry } = reading;
  const { Card, opened } = section;

  if (entries && entries.length > 0) {
    return (
      <ul className="portal-home-list" data-shape={section.shape}>
        {entries.slice(0, section.count).map((entry, place) => (
          <Card
            key={entry.id}
            entry={entry}
            place={place}
            href={section.href(entry.id)}
            onOpen={() => {
              // A failed view count is not worth an error message.
              opened?.(http, { id: entry.id }, { silent: true }).catch(() => {});
            }}
          />
        ))}
      </ul>
    );
  }
  if (!isWanted) {
    return (
      <div aria-hidden="true">
        <SectionSkeleton section={section} />
      </div>
    );
  }
  if (isValidating && !entries) {
    return (
      <Loading label={fill(words.loadingOf, { name: title })}>
        <SectionSkeleton section={section} />
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
