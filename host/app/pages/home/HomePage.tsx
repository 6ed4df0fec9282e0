import { lazy, Suspense } from 'react';
import { useOrganisation } from '../../../../src/data/useOrganisation.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { useStyles } from '../../../../src/theme/useStyles.ts';
import { ErrorBoundary } from '../../../../src/ui/ErrorBoundary.tsx';
import { ErrorState } from '../../../../src/ui/ErrorState.tsx';
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx';
import { Banners } from './Banners.tsx';
import css from './home.css?inline';
import { QuickEntries } from './QuickEntries.tsx';

const loadSections = () => import('./Sections.tsx');
const Sections = lazy(loadSections);

// On its way while the banners are drawn; a failure shows where the sections would stand.
loadSections().catch(() => {});

/** The face of the portal: banners, quick entries, and the sections that the organisation has chosen. */
export default function HomePage() {
  useStyles(css);
  const words = useTexts(homeTexts);
  const { org } = useOrganisation();
  return (
    <div className="portal-home">
      <h1>
        <VisuallyHidden>{org?.name || words.title}</VisuallyHidden>
      </h1>
      <Banners />
      <QuickEntries />
      <ErrorBoundary fallback={() => <ErrorState onRetry={() => window.location.reload()} />}>
        <Suspense fallback={<div className="portal-home-room" />}>
          <Sections />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
