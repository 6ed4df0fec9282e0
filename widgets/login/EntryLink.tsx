import type { MouseEvent, ReactNode } from 'react';

/** Asked before a link is followed; false: the caller goes there. */
export type Navigate = (detail: { url: string }) => boolean | void;

interface EntryLinkProps {
  url: string;
  onNavigate: Navigate | undefined;
  children: ReactNode;
}

/** A link between the pages of the log-in family. */
export function EntryLink({ url, onNavigate, children }: EntryLinkProps) {
  const click = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && onNavigate?.({ url }) === false) event.preventDefault();
  };
  return (
    <a className="portal-login-link" part="link" href={url} onClick={click}>
      {children}
    </a>
  );
}
