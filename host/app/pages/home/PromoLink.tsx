import { Anchor } from '#src/ui/navigation/Anchor.tsx';
import type { ReactNode } from 'react';
import type { Banner } from '#src/api/marketing.ts';
import { usePortal } from '#src/data/portal-context.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import { Link } from '../../routing/Link.tsx';
import { safeUrl, pathUrl } from '#src/rules/safe-url.ts';
import { homeTexts } from './texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { isPage } from '../../routing/match-route.ts';

interface PromoLinkProps {
  /** Its URL is data; an unsafe one renders no link. */
  promo: Pick<Banner, 'id' | 'url'>;
  /** The endpoint that counts a click. */
  clicked: Endpoint<{ id: string }, unknown>;
  className: string;
  children: ReactNode;
}

/** Links to a page of the portal, or to another site in a new window, and counts the click. */
export function PromoLink({ promo: { id, url }, clicked, className, children }: PromoLinkProps) {
  const words = useTexts(homeTexts);
  const { http } = usePortal();
  const address = safeUrl(url, window.location.href);
  if (!address) return <div className={className}>{children}</div>;
  const countClick = () => void clicked(http, { id }, { silent: true }).catch(() => {});
  const target = new URL(address, window.location.href);
  if (target.origin === window.location.origin && isPage(target.pathname)) {
    return (
      <Link className={className} href={pathUrl(target)} onClick={countClick} draggable={false}>
        {children}
      </Link>
    );
  }
  return (
    <Anchor
      className={className}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={countClick}
      draggable={false}
    >
      {children}
      <VisuallyHidden>{words.newWindow}</VisuallyHidden>
    </Anchor>
  );
}
