import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { ReactNode } from 'react';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { linkClick, type OnNavigate } from '#src/ui/navigation/navigate.ts';

interface PanelLinkProps {
  /** The path of a page of the portal. */
  path: SafeUrl;
  onNavigate: OnNavigate | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export function PanelLink({ path, onNavigate, icon, children }: PanelLinkProps) {
  const url = usePortalUrl(path);
  return (
    <Anchor
      className="portal-password-panel-link"
      part="link"
      href={url}
      onClick={(event) => linkClick(event, { url }, onNavigate)}
    >
      {icon}
      {children}
    </Anchor>
  );
}
