import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import type { OnNavigate } from '#src/ui/navigation/navigate.ts';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import type { MoreMenuProps } from './MoreMenu.tsx';
import type { NavigationLink } from './navigation.ts';
import { NavigationItem } from './NavigationItem.tsx';
import { useFittingCount } from './useFittingCount.ts';

// Loaded lazily: most navigations fit into the row.
const MoreMenu = lazyComponent<MoreMenuProps>(
  () => import('./MoreMenu.tsx').then((module) => module.default),
  { pending: MoreLabel },
);

interface NavigationRowProps {
  links: readonly NavigationLink[];
  isLoading: boolean;
  onNavigate: OnNavigate | undefined;
}

/** The navigation in one row; entries that do not fit move into the menu 更多. */
export function NavigationRow({ links, isLoading, onNavigate }: NavigationRowProps) {
  const words = useTexts(headerTexts);
  const list = useRef<HTMLUListElement>(null);
  const count = useFittingCount(list, links.map((link) => link.name).join('\n'));
  const rest = links.slice(count);

  if (isLoading) {
    return (
      <div className="portal-header-nav portal-skeletons" data-loading="">
        {[48, 72, 72, 72, 84].map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    );
  }
  if (links.length === 0) return <div className="portal-header-space" />;
  return (
    <nav className="portal-header-nav" aria-label={words.navigation}>
      <ul className="portal-header-links" ref={list}>
        {links.map((link, index) => (
          <li key={`${index} ${link.url}`} data-hidden={index >= count || undefined}>
            <NavigationItem link={link} className="portal-header-link" onNavigate={onNavigate} />
          </li>
        ))}
        <li className="portal-header-more" data-hidden={rest.length === 0 || undefined}>
          {rest.length > 0 ? <MoreMenu links={rest} onNavigate={onNavigate} /> : <MoreLabel />}
        </li>
      </ul>
    </nav>
  );
}

/** A placeholder as wide as the menu's button, to measure whether the menu is needed. */
function MoreLabel() {
  const words = useTexts(headerTexts);
  return (
    <span className="portal-header-link">
      {words.more}
      <ChevronDown size={16} aria-hidden="true" />
    </span>
  );
}
