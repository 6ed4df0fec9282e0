import { ChevronDown } from 'lucide-react';
import { headerTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Menu } from '#src/ui/menus/Menu.tsx';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import type { NavigationLink } from './navigation.ts';
import { wishOf } from './NavigationItem.tsx';

export interface MoreMenuProps {
  links: readonly NavigationLink[];
  onNavigate: OnNavigate | undefined;
}

/** The menu with the entries that do not fit into the row. */
export default function MoreMenu({ links, onNavigate }: MoreMenuProps) {
  const words = useTexts(headerTexts);
  return (
    <Menu
      align="start"
      button={(props) => (
        <button
          {...props}
          type="button"
          className="portal-header-link"
          data-current={links.some((link) => link.current) || undefined}
        >
          {words.more}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      items={links.map((link, index) => ({
        id: `${index} ${link.url}`,
        label: link.name,
        href: link.url,
        target: link.isExternal ? '_blank' : undefined,
        current: link.current === 'page',
        onSelect: (event) => linkClick(event, wishOf(link), onNavigate),
      }))}
    />
  );
}
