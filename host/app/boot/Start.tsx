import { useEffect, useMemo, useState } from 'react';
import { LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { PortalProvider } from '#src/data/PortalProvider.tsx';
import type { Portal } from '#src/portal.ts';
import { App } from '../App.tsx';
import type { FirstPage } from './first-page.ts';
import { LanguageMenu } from '../layout/LazyLanguageMenu.tsx';
import { StartFailure } from '../layout/StartFailure.tsx';
import { pendingPage } from '../routing/shown-page.ts';
import type { Started } from './start.ts';
import { useLocale } from './useLocale.ts';

export interface StartProps {
  first: FirstPage;
  /** Knows nothing yet: no settings, no session, no organisation. */
  pending: Portal;
  started: Promise<Started>;
}

/**
 * Renders the first paint exactly as the build has, so that hydration matches; the portal of the settings then takes
 * it over as an update.
 */
export function Start({ first, pending, started }: StartProps) {
  const [state, setState] = useState<Started | { failure: unknown } | null>(null);
  useEffect(() => {
    started.then(setState, (failure: unknown) => {
      // The page of the failure has a button of its own.
      window.portalFirstPaint?.stop?.();
      setState({ failure });
    });
  }, [started]);

  const begun = state && 'portal' in state ? state : null;
  const portal = begun?.portal ?? pending;
  const [locale, chooseLocale] = useLocale(portal, !begun);
  const languages = useMemo(() => ({ choose: chooseLocale, button: <LanguageMenu /> }), [chooseLocale]);
  if (state && 'failure' in state) return <StartFailure error={state.failure} />;
  return (
    <PortalProvider portal={portal} locale={locale}>
      <LanguageSwitchContext value={languages}>
        <App
          first={begun?.shown ?? pendingPage(first)}
          firstRoute={first.route}
          isPending={!begun}
          message={begun?.message ?? ''}
        />
      </LanguageSwitchContext>
    </PortalProvider>
  );
}
