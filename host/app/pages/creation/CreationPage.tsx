import { getAuthoringOverview } from '#src/api/authoring.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import dashboardCss from '../../content/dashboard.css?inline';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { pageTexts } from '../../routing/page-titles.ts';
import { AuthoringPages } from './AuthoringPages.tsx';
import css from './creation.css?inline';
import { Documents } from './Documents.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { PapersToMark } from './PapersToMark.tsx';
import { creationTexts } from './texts.ts';

/** The overview of an author: what waits, how the month went, and the ways to managing and creating each kind. */
export default function CreationPage() {
  useStyles(dashboardCss);
  useStyles(css);
  const titles = useTexts(pageTexts);
  const words = useTexts(creationTexts);
  const query = useQuery(getAuthoringOverview, undefined);
  const { data, error, isLoading, isValidating, retry } = query;
  return (
    <SpacePage title={titles.creation} plain>
      <div className="portal-creation">
        <div className="portal-dashboard-main">
          {!data && error ? (
            <ErrorState title={words.failed} message={error.message} busy={isValidating} onRetry={retry} />
          ) : !data && !isLoading ? (
            <EmptyState />
          ) : (
            <>
              <MonthFigures month={data?.month} />
              <Documents state="refused" group={data?.refused} />
              <Documents state="draft" group={data?.draft} />
              <Documents state="review" group={data?.review} />
            </>
          )}
        </div>
        <div className="portal-dashboard-side">
          <PapersToMark />
          <AuthoringPages totals={data?.kinds} />
        </div>
      </div>
    </SpacePage>
  );
}
