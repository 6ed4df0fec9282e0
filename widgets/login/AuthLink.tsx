import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { usePortalUrl } from '#src/data/usePortalUrl.ts';
import { linkClick } from '#src/ui/navigation/navigate.ts';

/** Called before a link is followed; return false to navigate yourself. */
export type Navigate = (detail: { url: string }) => boolean | void;

interface EntryLinkProps {
  /** The path of a page of the portal. */
  path: SafeUrl;
  onNavigate: Navigate | undefined;
  children: ReactNode;
}

/** Links the login pages with each other. */
export function AuthLink({ path, onNavigate, children }: EntryLinkProps) {
  const url = usePortalUrl(path);
  return (
    <Anchor
      className="portal-login-link"
      part="link"
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    >
      {children}
    </Anchor>
  );
}
