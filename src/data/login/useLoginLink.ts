import { useEffect, useRef, type MouseEvent } from 'react';
import { namedOrganisation } from '../../rules/organisation-param.ts';
import { pageUrl, UNKNOWN_PAGE } from '../../rules/page-url.ts';
import type { Departure } from '../../session/login/login-departure.ts';
import { loginUrlFrom } from '../../session/login/login-url.ts';
import { usePageUrl } from '../../ui/loading/hydration.ts';
import { isModifiedEvent, linkClick, type OnNavigate } from '../../ui/navigation/navigate.ts';
import { usePortal, useSession } from '../portal-context.ts';

/**
 * Props of a link to the login, which leads back to the page that is shown; `place` is the id of the place in it. To a
 * page of another site only a plain click leads back, since it needs the storage of this tab.
 */
export function useLoginLink(onNavigate: OnNavigate | undefined, place = '') {
  const { config } = usePortal();
  const orgCode = useNamedOrganisation();
  const departure = useDeparture(config.portal, orgCode);
  return {
    href: loginUrlFrom(atPlace(usePageUrl(), place), config.portal, orgCode),
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // Query and hash may have changed since the link was rendered.
      const page = atPlace(pageUrl(), place);
      const leave = isModifiedEvent(event) ? undefined : departure.take();
      const url = leave?.(page) || loginUrlFrom(page, config.portal, orgCode);
      event.currentTarget.setAttribute('href', url);
      linkClick(event, { url }, onNavigate);
    },
  };
}

/** Keeps a departure ready for the next click, since the digest in it takes a moment; without one, no way leads back. */
function useDeparture(portal: string, orgCode: string): { take: () => Departure | undefined } {
  const ready = useRef<Departure | undefined>(undefined);
  const prepare = useRef(() => {});
  useEffect(() => {
    let isCurrent = true;
    prepare.current = () => {
      if (!portal) return;
      void import('../../session/login/login-departure.ts')
        .then((module) => module.prepareDeparture(portal, orgCode))
        .then((next) => {
          if (isCurrent) ready.current = next;
        })
        // The link then leads to the log-in alone.
        .catch(() => {});
    };
    prepare.current();
    return () => {
      isCurrent = false;
      ready.current = undefined;
    };
  }, [portal, orgCode]);
  return {
    take() {
      const departure = ready.current;
      ready.current = undefined;
      // A page may keep the visitor, who clicks again.
      prepare.current();
      return departure;
    },
  };
}

/** The URL of the log-in, which leads back to the current page if that is one of the portal's. */
export function useLoginUrl(): string {
  const { config } = usePortal();
  return loginUrlFrom(usePageUrl(), config.portal, useNamedOrganisation());
}

/** The organisation that the log-in belongs to; a portal of another site may have another default than this page. */
function useNamedOrganisation(): string {
  const { config } = usePortal();
  return useSession(({ orgCode }) => namedOrganisation(orgCode, config.portal ? '' : config.org));
}

function atPlace(page: string, place: string): string {
  return place && page !== UNKNOWN_PAGE ? new URL(`#${place}`, page).href : page;
}
