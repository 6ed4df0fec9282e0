import type { MouseEvent } from 'react';
import { usePortal } from '../../src/data/portal-context.ts';
import { loginUrlFromHere } from '../../src/session/login-url.ts';
import { headerTexts } from './texts.ts';
import { useTexts } from '../../src/texts/useTexts.ts';
import { linkClick, type OnNavigate } from '../../src/ui/navigate.ts';

/** The login that leads back to the page that is shown. */
export function LoginLink({ onNavigate }: { onNavigate: OnNavigate | undefined }) {
  const words = useTexts(headerTexts);
  const { config } = usePortal();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Query and hash may have changed since the link was drawn.
    const url = loginUrlFromHere(config.portal);
    event.currentTarget.setAttribute('href', url);
    linkClick(event, { url }, onNavigate);
  };
  return (
    <a className="portal-header-login" part="button" href={loginUrlFromHere(config.portal)} onClick={follow}>
      {words.login}
    </a>
  );
}
