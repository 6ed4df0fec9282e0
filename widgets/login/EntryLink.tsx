import type { MouseEvent, ReactNode } from 'react';
import { linkClick } from '../../src/ui/navigate.ts';

/** Asked before a link is followed; false: the caller goes there. */
export type Navigate = (detail: { url: string }) => boolean | void;

interface EntryLinkProps {
  url: string;
  onNavigate: Navigate | undefined;
  children: ReactNode;
}

/** A link between the pages of the log-in family. */
export function EntryLink({ url, onNavigate, children }: EntryLinkProps) {
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
