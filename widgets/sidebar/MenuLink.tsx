import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { ReactNode } from 'react';
import { SquareArrowOutUpRight, type LucideIcon } from 'lucide-react';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { sidebarTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { linkClick, type NavigateDetail, type OnNavigate } from '#src/ui/navigation/navigate.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { Current } from './menu.ts';
import css from './new-window.css?inline';

interface MenuLinkProps {
  icon: LucideIcon;
  label: string;
  /** The path of a page of the portal. */
  path: SafeUrl;
  target?: NavigateDetail['target'];
  current?: Current;
  /** Rendered at the end of the entry. */
  badge?: ReactNode;
  onNavigate: OnNavigate | undefined;
  onFollowed?: () => void;
}

/** A menu entry that is a link. */
export function MenuLink({
  icon,
  label,
  path,
  target,
  current,
  badge,
  onNavigate,
  onFollowed,
}: MenuLinkProps) {
  const url = usePortalUrl(path);
  const isNewWindow = target === '_blank';
  return (
    <Anchor
      className="portal-sidebar-entry"
      part="entry"
      href={url}
      target={target}
      rel={isNewWindow ? 'noopener noreferrer' : undefined}
      aria-current={current}
      // An opened drawer focuses the entry of the current page.
      data-autofocus={current && onFollowed ? '' : undefined}
      onClick={(event) => {
        linkClick(event, target ? { url, target } : { url }, onNavigate);
        onFollowed?.();
      }}
    >
      <EntryLabel icon={icon} label={label} isNewWindow={isNewWindow} />
      {badge}
    </Anchor>
  );
}

interface EntryLabelProps {
  icon: LucideIcon;
  label: string;
  isNewWindow: boolean;
}

export function EntryLabel({ icon: Icon, label, isNewWindow }: EntryLabelProps) {
  return (
    <>
      <Icon className="portal-sidebar-icon" size={18} aria-hidden="true" />
      <span className="portal-sidebar-label">{label}</span>
      {isNewWindow ? <NewWindow /> : null}
    </>
  );
}

function NewWindow() {
  useStyles(css);
  const { newWindow } = useTexts(sidebarTexts);
  return (
    <>
      <SquareArrowOutUpRight className="portal-sidebar-leaves" size={14} aria-hidden="true" />
      <VisuallyHidden>{newWindow}</VisuallyHidden>
    </>
  );
}
