import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'wouter';
import { safeUrl } from '../../../../src/rules/safe-url.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '../../../../src/texts/useTexts.ts';
import { VisuallyHidden } from '../../../../src/ui/VisuallyHidden.tsx';
import { isPage } from '../../match-route.ts';

interface PromoLinkProps {
  /** An untrusted URL from data; an unsafe one renders no link. */
  url: string;
  className: string;
  onClick: MouseEventHandler;
  children: ReactNode;
}

/** Links to a page of the portal, or to another site in a new window. */
export function PromoLink({ url, className, onClick, children }: PromoLinkProps) {
  const words = useTexts(homeTexts);
  const address = safeUrl(url, window.location.href);
  if (!address) return <div className={className}>{children}</div>;
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  if (origin === window.location.origin && isPage(pathname)) {
    return (
      <Link className={className} href={pathname + search + hash} onClick={onClick} draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
      draggable={false}
    >
      {children}
      <VisuallyHidden>{words.newWindow}</VisuallyHidden>
    </a>
  );
}
