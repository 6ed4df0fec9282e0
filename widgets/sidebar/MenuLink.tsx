import type { ReactNode } from 'react';
import { SquareArrowOutUpRight, type LucideIcon } from 'lucide-react';
import { sidebarTexts } from '../../src/texts/sidebar.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { linkClick, type NavigateDetail, type OnNavigate } from '../../src/ui/navigate.ts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx';
import type { Current } from './menu.ts';

interface MenuLinkProps {
  icon: LucideIcon;
  label: string;
  wish: NavigateDetail;
  current?: Current;
  /** At the end of the entry. */
  badge?: ReactNode;
  onNavigate: OnNavigate | undefined;
  onFollowed?: () => void;
}

/** An entry of the menu that leads somewhere. */
export function MenuLink({ icon, label, wish, current, badge, onNavigate, onFollowed }: MenuLinkProps) {
  const isNewWindow = wish.target === '_blank';
  return (
    <a
      className="portal-sidebar-entry"
      part="entry"
      href={wish.url}
      target={wish.target}
      rel={isNewWindow ? 'noopener noreferrer' : undefined}
      aria-current={current}
      // Where a drawer begins: at the entry of the page that is shown.
      data-autofocus={current ? '' : undefined}
      onClick={(event) => {
        linkClick(event, wish, onNavigate);
        onFollowed?.();
      }}
    >
      <EntryLabel icon={icon} label={label} isNewWindow={isNewWindow} />
      {badge}
    </a>
  );
}

interface EntryLabelProps {
  icon: LucideIcon;
  label: string;
  isNewWindow: boolean;
}

export function EntryLabel({ icon: Icon, label, isNewWindow }: EntryLabelProps) {
  const words = useTexts(sidebarTexts);
  return (
    <>
      <Icon className="portal-sidebar-icon" size={18} aria-hidden="true" />
      <span className="portal-sidebar-label">{label}</span>
      {isNewWindow ? (
        <>
          <SquareArrowOutUpRight className="portal-sidebar-leaves" size={14} aria-hidden="true" />
          <VisuallyHidden>{words.newWindow}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
