import { useOrganisation } from '#src/data/useOrganisation.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorBoundary } from '#src/ui/states/ErrorBoundary.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { reloadPage } from '#src/ui/navigation/leave-page.ts';
import { Banners } from './Banners.tsx';
import css from './home.css?inline';
import { QuickEntries } from './QuickEntries.tsx';
import { Sections } from './Sections.tsx';

/** The home page: banners, quick entries, and the sections that the organisation has chosen. */
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
      <ErrorBoundary fallback={() => <ErrorState onRetry={reloadPage} />}>
        <Sections />
      </ErrorBoundary>
    </div>
  );
}
