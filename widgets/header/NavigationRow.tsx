import { useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { headerTexts } from '../../src/texts/header.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { Menu } from '../../src/ui/Menu.tsx';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';
import type { NavigationLink } from './navigation.ts';
import { NavigationItem, wishOf } from './NavigationItem.tsx';
import { useFittingCount } from './useFittingCount.ts';

interface NavigationRowProps {
  links: readonly NavigationLink[];
  isLoading: boolean;
  onNavigate: OnNavigate | undefined;
}

/** The navigation in one row; what has no room stands in the menu 更多. */
export function NavigationRow({ links, isLoading, onNavigate }: NavigationRowProps) {
  const words = useTexts(headerTexts);
  const list = useRef<HTMLUListElement>(null);
  const count = useFittingCount(list, links.map((link) => link.name).join('\n'));
  const rest = links.slice(count);

  if (isLoading) {
    return (
      <div className="portal-header-nav" data-loading="">
        {[48, 72, 72, 72, 84].map((width, place) => (
          <Skeleton key={place} width={width} />
        ))}
      </div>
    );
  }
  if (links.length === 0) return <div className="portal-header-space" />;
  return (
    <nav className="portal-header-nav" aria-label={words.navigation}>
      <ul className="portal-header-links" ref={list}>
        {links.map((link, place) => (
          <li key={`${place} ${link.url}`} data-hidden={place >= count || undefined}>
            <NavigationItem link={link} className="portal-header-link" onNavigate={onNavigate} />
          </li>
        ))}
        <li className="portal-header-more" data-hidden={rest.length === 0 || undefined}>
          <Menu
            align="start"
            button={(props) => (
              <button
                {...props}
                type="button"
                className="portal-header-link"
                data-current={rest.some((link) => link.current) || undefined}
              >
                {words.more}
                <ChevronDown size={16} aria-hidden="true" />
              </button>
            )}
            items={rest.map((link, place) => ({
              id: `${place} ${link.url}`,
              label: link.name,
              href: link.url,
              target: link.isExternal ? '_blank' : undefined,
              current: link.current === 'page',
              onSelect: (event) => linkClick(event, wishOf(link), onNavigate),
            }))}
          />
        </li>
      </ul>
    </nav>
  );
}
