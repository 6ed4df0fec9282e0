import type { MouseEvent } from 'react';
import { pageUrl, UNKNOWN_PAGE } from '../rules/page-url.ts';
import { keepLoginState } from '../session/login-state.ts';
import { authorizeUrl, loginUrlFrom } from '../session/login-url.ts';
import { usePageUrl } from '../ui/hydration.ts';
import { isModifiedEvent, linkClick, type OnNavigate } from '../ui/navigate.ts';
import { usePortal } from './portal-context.ts';

/**
 * Props of a link to the login, which leads back to the page that is shown; `place` is the id of the place in it. To a
 * page of another site only a plain click leads back, since it needs the storage of this tab.
 */
export function useLoginLink(onNavigate: OnNavigate | undefined, place = '') {
  const { config } = usePortal();
  return {
    href: loginUrlFrom(atPlace(usePageUrl(), place), config.portal),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // Query and hash may have changed since the link was rendered.
      const page = atPlace(pageUrl(), place);
      const state = config.portal && !isModifiedEvent(event) ? keepLoginState(window) : '';
      const url = state ? authorizeUrl(config.portal, { page, state }) : loginUrlFrom(page, config.portal);
      event.currentTarget.setAttribute('href', url);
      linkClick(event, { url }, onNavigate);
    },
  };
}

/** The URL of the log-in, which leads back to the current page if that is one of the portal's. */
export function useLoginUrl(): string {
  const { config } = usePortal();
  return loginUrlFrom(usePageUrl(), config.portal);
}

function atPlace(page: string, place: string): string {
  return place && page !== UNKNOWN_PAGE ? new URL(`#${place}`, page).href : page;
}
