import type { ReactNode } from 'react';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

interface PanelLinkProps {
  url: string;
  onNavigate: OnNavigate | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export function PanelLink({ url, onNavigate, icon, children }: PanelLinkProps) {
  return (
    <a
      className="portal-password-panel-link"
      part="link"
      href={url}
      onClick={(event) => linkClick(event, { url }, onNavigate)}
    >
      {icon}
      {children}
    </a>
  );
}
