import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../routing/Link.tsx';
import { homeTexts } from './texts.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { CardList, CardsSkeleton } from '../../content/cards/CardList.tsx';
import type { Section, SectionQuery } from './sections.ts';
import { useInView } from '../../content/useInView.ts';

/** In px, about that of a row of cards. */
const FAR_HEIGHT = 380;

interface HomeSectionProps {
  section: Section;
  /** The organisation's own name for the section; if empty, the default title is shown. */
  name: string;
  /** Loads once the list of sections has, instead of waiting until the section is near the viewport. */
  isEager: boolean;
  /** True once the list of sections has loaded; until then, no section sends a request. */
  isSettled: boolean;
}

/** One section of the page. It loads, fails and retries independently. */
export function HomeSection({ section, name, isEager, isSettled }: HomeSectionProps) {
  const words = useTexts(homeTexts);
  const titleId = useId();
  const [ref, isNear] = useInView<HTMLElement>(isSettled && !isEager);
  const isWanted = (isSettled && isEager) || isNear;
  const title = name || words[section.code];
  const { Reader } = section;

  return (
    <section className="portal-home-section" data-section={section.code} aria-labelledby={titleId} ref={ref}>
      <header className="portal-home-section-header">
        <h2 className="portal-home-section-title" id={titleId}>
          {title}
        </h2>
        <p className="portal-home-section-hint" title={words[section.hint]}>
          {words[section.hint]}
        </p>
        <Link
          className="portal-home-more"
          href={section.listPath}
          aria-label={fill(words.moreOf, { name: title })}
        >
          {words.more}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      </header>
      <Reader isWanted={isWanted}>
        {(query) => (
          <SectionBody section={section} title={title} isEager={isEager} isWanted={isWanted} query={query} />
        )}
      </Reader>
    </section>
  );
}

interface SectionBodyProps {
  section: Section;
  title: string;
  isEager: boolean;
  /** If false, nothing is asked for yet, and the skeleton is not announced as loading. */
  isWanted: boolean;
  query: SectionQuery;
}

/** The content below a section's heading: list, skeleton, error or empty state. */
function SectionBody({ section, title, isEager, isWanted, query }: SectionBodyProps) {
  const words = useTexts(homeTexts);
  const { entries, error, isValidating, retry } = query;

  if (entries && entries.length > 0) {
    return (
      <CardList
        kind={section}
        entries={entries.slice(0, section.count)}
        shape={section.shape}
        look="ranked"
      />
    );
  }
  if (!isWanted) {
    // Far below the fold, the shapes of all cards would only hold the first paint up.
    if (!isEager) return <Skeleton shape="block" width="100%" height={FAR_HEIGHT} />;
    return (
      <div className="portal-skeletons" aria-hidden="true">
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
        <EmptyState compact hint={words.emptyHint} />
      )}
    </div>
  );
}
