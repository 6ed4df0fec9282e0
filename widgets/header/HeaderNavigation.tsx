import { usePortal, useSession } from '#src/data/portal-context.ts';
import { useEnsureLoaded } from '#src/data/queries/useEnsureLoaded.ts';
import { loadNavigation } from '#src/session/load-navigation.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { useCurrentPage } from '#src/ui/navigation/useCurrentPage.ts';
import css from './header-navigation.css?inline';
import { navigationLinks } from './navigation.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationRow } from './NavigationRow.tsx';

export interface HeaderNavigationProps {
  /** The current path; default: the browser's. */
  path: string | undefined;
  onNavigate: OnNavigate | undefined;
}

/** The organisation's configured navigation; loads it if it is missing. */
export function HeaderNavigation({ path, onNavigate }: HeaderNavigationProps) {
  useStyles(css);
  const portal = usePortal();
  const isMobile = useIsMobile();
  const page = useCurrentPage(path);
  const token = useSession((session) => session.token);
  const orgCode = useSession((session) => session.orgCode);
  const entries = useSession((session) => session.navConfig);
  // A logged-in user has an organisation even before its code is known.
  const isKnown = token !== '' || orgCode !== '';
  const isMissing = isKnown && entries === null;
  const { isLoading } = useEnsureLoaded(isMissing, `${orgCode} ${token}`, loadNavigation);
  const links = navigationLinks(entries ?? [], page, portal.config.portal);
  if (isMobile && isLoading) return <div className="portal-header-nav" data-loading="" />;
  return isMobile ? (
    <NavigationDrawer links={links} onNavigate={onNavigate} />
  ) : (
    <NavigationRow links={links} isLoading={isLoading} onNavigate={onNavigate} />
  );
}
