import type { MouseEvent, ReactNode } from 'react';
import { usePortalUrl } from '../../src/data/usePortalUrl.ts';
import { linkClick } from '../../src/ui/navigate.ts';

/** Asked before a link is followed; false: the caller goes there. */
export type Navigate = (detail: { url: string }) => boolean | void;

interface EntryLinkProps {
  /** Of a page of the portal. */
  path: string;
  onNavigate: Navigate | undefined;
  children: ReactNode;
}

/** A link between the pages of the log-in family. */
export function AuthLink({ path, onNavigate, children }: EntryLinkProps) {
  const url = usePortalUrl(path);
  return (
    <a
      className="portal-login-link"
      part="link"
      href={url}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => linkClick(event, { url }, onNavigate)}
    >
      {children}
    </a>
  );
}
