import { memo, useEffect, type ReactNode } from 'react';
import { useSession } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { hostTexts } from '../texts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorBoundary } from '#src/ui/states/ErrorBoundary.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { SkipLink } from '#src/ui/navigation/SkipLink.tsx';
import { Footer } from '#widgets/footer/index.ts';
import { Header } from '#widgets/header/index.ts';
import type { FloatingWidgetsProps } from './FloatingWidgets.tsx';
import { ServerError } from './ServerError.tsx';
import { connectBackHistory } from '../history/back-history.ts';
import { neutralMeta, type PageRoute } from '../routing/routes.ts';
import css from './layout.css?inline';
import { highlightPath } from './highlight-path.ts';
import { LazySpaceLayout } from './LazySpaceLayout.ts';
import { UnstartedNote } from './UnstartedNote.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { useNavigateHandler } from './useNavigateHandler.ts';
import { FeedbackContext, useFeedback } from './useFeedback.ts';

// Loaded lazily: the floating widgets can follow the page, and the log-in pages have none.
const FloatingWidgets = memo(
  lazyComponent<FloatingWidgetsProps>(
    () => import('./FloatingWidgets.tsx').then((module) => module.default),
    { failed: () => null },
  ),
);

/** The same on every page, so a navigation does not render it. */
const PageFooter = memo(Footer);

export interface LayoutProps {
  route: PageRoute;
  address: string;
  isLoading: boolean;
  /** Settings and session are not known yet. */
  isPending: boolean;
  children: ReactNode;
}

/** Renders header, sidebar, footer and floating widgets around a page, as configured in its route's meta. */
export const Layout = memo(function Layout({ route, address, isLoading, isPending, children }: LayoutProps) {
  useStyles(css);
  const words = useTexts(hostTexts);
  const isNeutral = useSession((session) => session.isNeutral);
  const meta = isNeutral ? neutralMeta : route.meta;
  const follow = useNavigateHandler();
  const feedback = useFeedback();
  useEffect(connectBackHistory, []);
  const path = address.replace(/[?#].*$/, '');

  return (
    <div className="portal-layout" data-footer={meta.hiddenFooter ? undefined : ''}>
      <SkipLink target="main" />
      {isLoading ? (
        <div className="portal-layout-progress" role="progressbar" aria-label={words.loadingPage} />
      ) : null}
      {meta.hiddenHeader ? null : (
        <Header
          nav={meta.showNav ?? false}
          search={!meta.sessionless}
          tools={meta.sessionless ? null : <PaletteButton address={address} onFeedback={feedback.open} />}
          isBare={meta.bareHeader ?? false}
          path={highlightPath(route, path)}
          onNavigate={follow}
          onFeedback={() => feedback.open('mine')}
        />
      )}
      <div className="portal-layout-body" data-space={meta.space}>
        {meta.space ? (
          <ErrorBoundary fallback={() => null}>
            <LazySpaceLayout route={route} path={path} />
          </ErrorBoundary>
        ) : null}
        <main id="main" className="portal-layout-main" tabIndex={-1}>
          <ErrorBoundary resetKey={address} fallback={() => <ServerError />}>
            <FeedbackContext.Provider value={feedback.open}>{children}</FeedbackContext.Provider>
          </ErrorBoundary>
        </main>
      </div>
      {meta.hiddenFooter ? null : <PageFooter onNavigate={follow} />}
      {isPending ? <UnstartedNote /> : null}
      {isPending || meta.sessionless || meta.hiddenHeader ? null : (
        <ErrorBoundary fallback={() => null}>
          <FloatingWidgets hidesButton={meta.hiddenRight ?? false} feedback={feedback} onNavigate={follow} />
        </ErrorBoundary>
      )}
    </div>
  );
});
