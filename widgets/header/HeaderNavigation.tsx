import { usePortal, useSession } from '../../src/data/portal-context.ts';
import { loadNavigation } from '../../src/session/load-navigation.ts';
import { useIsMobile } from '../../src/theme/breakpoint.ts';
import { useStyles } from '../../src/theme/useStyles.ts';
import type { OnNavigate } from '../../src/ui/navigate.ts';
import { useCurrentPage } from '../../src/ui/useCurrentPage.ts';
import css from './header-navigation.css?inline';
import { navigationLinks } from './navigation.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationRow } from './NavigationRow.tsx';
import { useEnsureLoaded } from './useEnsureLoaded.ts';

export interface HeaderNavigationProps {
  /** The path that is shown; default: the browser's. */
  path: string | undefined;
  onNavigate: OnNavigate | undefined;
}

/** The navigation that the organisation has configured, loaded where nobody has loaded it yet. */
export function HeaderNavigation({ path, onNavigate }: HeaderNavigationProps) {
  useStyles(css);
  const portal = usePortal();
  const isMobile = useIsMobile();
  const page = useCurrentPage(path);
  const token = useSession((session) => session.token);
  const orgCode = useSession((session) => session.orgCode);
  const entries = useSession((session) => session.navConfig);
  // Whoever is logged in has an organisation, and everybody else is told of one.
  const isKnown = token !== '' || orgCode !== '';
  const isLoading = useEnsureLoaded(isKnown && entries === null, `${orgCode} ${token}`, () =>
    loadNavigation(portal),
  );
  const links = navigationLinks(entries ?? [], page, portal.config.portal);
  return isMobile ? (
    <NavigationDrawer links={links} onNavigate={onNavigate} />
  ) : (
    <NavigationRow links={links} isLoading={isLoading} onNavigate={onNavigate} />
  );
}
