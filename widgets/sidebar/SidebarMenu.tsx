import { useId } from 'react';
import { useUnreadNotifications } from '../../src/data/useUnreadNotifications.ts';
import { pageTexts } from '../../src/texts/pages.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Badge } from '../../src/ui/Badge.tsx';
import { menuIcons } from './icons.ts';
import { currentOf, menuPages } from './menu.ts';
import { MenuLink } from './MenuLink.tsx';
import { Services } from './Services.tsx';
import type { SidebarContentProps } from './SidebarContent.tsx';

/** The menu with the pages of the personal space and the other services. */
export function SidebarMenu({ path, parent, onNavigate, onFollowed }: SidebarContentProps) {
  const words = useTexts(sidebarTexts);
  const titles = useTexts(pageTexts);
  const { count } = useUnreadNotifications();
  const id = useId();
  return (
    <nav className="portal-sidebar-menu" part="menu" aria-label={words.menu}>
      <ul>
        {menuPages.map((entry) => (
          <li key={entry.name}>
            <MenuLink
              icon={menuIcons[entry.name]}
              label={titles[entry.name]}
              path={entry.path}
              current={currentOf(entry, path, parent)}
              badge={entry.name === 'myNotification' ? <Badge count={count} /> : null}
              onNavigate={onNavigate}
              onFollowed={onFollowed}
            />
          </li>
        ))}
      </ul>
      <h2 className="portal-sidebar-group" part="heading" id={id}>
        {words.services}
      </h2>
      <ul aria-labelledby={id}>
        <Services onNavigate={onNavigate} />
      </ul>
    </nav>
  );
}
