import type { MouseEvent } from 'react';
import { loginUrlFromHere } from '../session/login-url.ts';
import { linkClick, type OnNavigate } from '../ui/navigate.ts';
import { usePortal } from './portal-context.ts';

/** Props of a link to the login, which leads back to the page that is shown. */
export function useLoginLink(onNavigate: OnNavigate | undefined) {
  const { config } = usePortal();
  return {
    href: loginUrlFromHere(config.portal),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // Query and hash may have changed since the link was rendered.
      const url = loginUrlFromHere(config.portal);
      event.currentTarget.setAttribute('href', url);
      linkClick(event, { url }, onNavigate);
    },
  };
}
