import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../src/texts/useTexts.ts';
import { hostTexts } from '../texts.ts';
import { useStyles } from '../../../src/theme/useStyles.ts';
import { ErrorBoundary } from '../../../src/ui/ErrorBoundary.tsx';
import { SkipLink } from '../../../src/ui/SkipLink.tsx';
import { Footer } from '../../../widgets/footer/index.ts';
import { Header } from '../../../widgets/header/index.ts';
import { ServerError } from './ServerError.tsx';
import type { PageRoute } from '../routes.ts';
import css from './layout.css?inline';
import { useNavigateHandler } from './useNavigateHandler.ts';
import { FeedbackContext, useFeedback } from './useFeedback.ts';

// Loaded lazily: the floating widgets can follow the page, and the log-in pages have none.
const FloatingWidgets = lazy(() => import('./FloatingWidgets.tsx'));
// Loaded lazily: only the pages of the personal space need it.
const SpaceLayout = lazy(() => import('./SpaceLayout.tsx'));

export interface LayoutProps {
  route: PageRoute;
  address: string;
  isLoading: boolean;
  children: ReactNode;
}

/** Renders header, sidebar, footer and floating widgets around a page, as configured in its route's meta. */
export function Layout({ route, address, isLoading, children }: LayoutProps) {
  useStyles(css);
  const words = useTexts(hostTexts);
  const { meta } = route;
  const follow = useNavigateHandler();
  const feedback = useFeedback();
  const path = address.replace(/[?#].*$/, '');

  return (
    <div className="portal-layout">
      <SkipLink target="main" />
      {isLoading ? (
        <div className="portal-layout-progress" role="progressbar" aria-label={words.loadingPage} />
      ) : null}
      {meta.hiddenHeader ? null : (
        <Header
          nav={meta.showNav ?? false}
          search={!meta.openToAll}
          isBare={meta.bareHeader ?? false}
          path={path}
          onNavigate={follow}
          onFeedback={() => feedback.open('mine')}
        />
      )}
      <div className="portal-layout-body" data-space={meta.space}>
        {meta.space ? (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<div className="portal-layout-side" />}>
              <SpaceLayout route={route} path={path} />
            </Suspense>
          </ErrorBoundary>
        ) : null}
        <main id="main" className="portal-layout-main" tabIndex={-1}>
          <ErrorBoundary resetKey={address} fallback={() => <ServerError />}>
            <FeedbackContext.Provider value={feedback.open}>{children}</FeedbackContext.Provider>
          </ErrorBoundary>
        </main>
      </div>
      {meta.hiddenFooter ? null : <Footer onNavigate={follow} />}
      {meta.openToAll || meta.hiddenHeader ? null : (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <FloatingWidgets
              hidesButton={meta.hiddenRight ?? false}
              feedback={feedback}
              onNavigate={follow}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
