import { useContext, type ReactNode } from 'react';
import { FEEDBACK_SOURCE } from '#src/api/unread.ts';
import { useSession } from '#src/data/portal-context.ts';
import { useOrganisation } from '#src/data/useOrganisation.ts';
import { useUser } from '#src/data/useUser.ts';
import { LanguageSwitchContext } from '#src/texts/language-switch.ts';
import { useIsMobile } from '#src/theme/breakpoint.ts';
import type { ElementProps } from '#src/element/defineElement.tsx';
import { useStyles } from '#src/theme/useStyles.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { useScrolledPast } from '#src/ui/scrolling/useScrolledPast.ts';
import { Bell } from '../bell/index.ts';
import type { OnNotificationNavigate } from '../shared/notifications/index.ts';
import { Account } from './Account.tsx';
import type { BackOfficeButtonProps } from './BackOfficeButton.tsx';
import css from './header.css?inline';
import { Logo } from './Logo.tsx';

// Loaded lazily: only administrators need it.
const BackOfficeButton = lazyComponent<BackOfficeButtonProps>(() =>
  import('./BackOfficeButton.tsx').then((module) => module.default),
);

export interface HeaderProps extends ElementProps {
  /** Shows the organisation's configured navigation. */
  nav?: boolean;
  search?: boolean;
  /** Reduces the header to the logo, for the login pages. */
  isBare?: boolean;
  /** The current path; default: the browser's. */
  path?: string;
  onNavigate?: OnNavigate;
  /** Called when a notification links to a ticket; without it, `onNavigate` is called. */
  onFeedback?: () => void;
}

interface HeaderFrameProps extends Pick<HeaderProps, 'isBare' | 'onNavigate' | 'onFeedback'> {
  /** Rendered after the logo, on mobile before it. */
  navigation: ReactNode;
  search: ReactNode;
}

/** The parts that every header has: logo, notifications and account. */
export function HeaderFrame({
  navigation,
  search,
  isBare = false,
  onNavigate,
  onFeedback,
}: HeaderFrameProps) {
  useStyles(css);
  const languages = useContext(LanguageSwitchContext);
  const isMobile = useIsMobile();
  const isScrolled = useScrolledPast();
  const { org, isLoading: isOrgLoading } = useOrganisation();
  const { user, isLoading: isUserLoading } = useUser();
  const userId = useSession((session) => (session.token ? session.userId : ''));
  const followNotification: OnNotificationNavigate = (detail) => {
    if (detail.sourceType !== FEEDBACK_SOURCE || !onFeedback) return onNavigate?.(detail);
    onFeedback();
    return false;
  };

  return (
    <header className="portal-header" part="header" data-scrolled={isScrolled || undefined}>
      <div className="portal-header-inner">
        {isMobile ? navigation : null}
        <Logo org={org} isLoading={isOrgLoading} onNavigate={onNavigate} />
        {!isMobile && navigation ? navigation : <div className="portal-header-space" />}
        {isBare ? (
          languages?.button
        ) : (
          <div className="portal-header-tools">
            {search}
            <Bell onNavigate={followNotification} />
            {user?.admin === true ? <BackOfficeButton isCompact={isMobile} /> : null}
            <Account
              isLoggedIn={userId !== ''}
              isLoading={isUserLoading}
              userId={userId}
              user={user}
              onNavigate={onNavigate}
            />
          </div>
        )}
      </div>
    </header>
  );
}
