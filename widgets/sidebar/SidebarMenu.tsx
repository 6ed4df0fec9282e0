import { useId } from 'react';
import { useUnreadNotifications } from '#src/data/notifications/useUnreadNotifications.ts';
import { menuTexts } from './menu-texts.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useIsAuthor } from '#src/data/useIsAuthor.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Badge } from '#src/ui/badges/Badge.tsx';
import { menuIcons } from './icons.ts';
import { authorPages, currentOf, menuPages, type MenuPage } from './menu.ts';
import { MenuLink } from './MenuLink.tsx';
import { Services } from './Services.tsx';

export interface SidebarMenuProps {
  path: string;
  parent: string | undefined;
  onNavigate: OnNavigate | undefined;
  /** Called in a drawer after a navigation to another page of the personal space. */
  onFollowed: (() => void) | undefined;
}

/** The menu with the pages of the personal space and the other services. */
export function SidebarMenu({ path, parent, onNavigate, onFollowed }: SidebarMenuProps) {
  const words = useTexts(sidebarTexts);
  const labels = useTexts(menuTexts);
  const { count } = useUnreadNotifications();
  const isAuthor = useIsAuthor();
  const id = useId();
  const links = (entries: readonly MenuPage[]) =>
    entries.map((entry) => (
      <li key={entry.name}>
        <MenuLink
          icon={menuIcons[entry.name]}
          label={labels[entry.name]}
          path={entry.path}
          current={currentOf(entry, path, parent)}
          badge={entry.name === 'myNotification' ? <Badge count={count} /> : null}
          onNavigate={onNavigate}
          onFollowed={onFollowed}
        />
      </li>
    ));
  return (
    <nav className="portal-sidebar-menu" part="menu" aria-label={words.menu}>
      <ul>{links(menuPages)}</ul>
      <h2 className="portal-sidebar-group" part="heading" id={id}>
        {words.services}
      </h2>
      <ul aria-labelledby={id}>
        <Services onNavigate={onNavigate} />
      </ul>
      {/* Last, since it comes only when the server has said so. */}
      {isAuthor ? (
        <>
          <h2 className="portal-sidebar-group" part="heading" id={`${id}-authors`}>
            {words.authors}
          </h2>
          <ul aria-labelledby={`${id}-authors`}>{links(authorPages)}</ul>
        </>
      ) : null}
    </nav>
  );
}
