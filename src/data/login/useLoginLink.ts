import { setAddress } from '../../rules/address-sinks.ts';
import type { SafeUrl } from '../../rules/safe-url.ts';
import { useEffect, useRef, type MouseEvent } from 'react';
import { namedOrganisation } from '../../rules/organisation-param.ts';
import { pageUrl, UNKNOWN_PAGE } from '../../rules/page-url.ts';
import type { Departure } from '../../session/login/login-departure.ts';
import { loginUrlFrom } from '../../session/login/login-url.ts';
import { usePageUrl } from '../../ui/loading/hydration.ts';
import { isModifiedEvent, linkClick, navigateTo, type OnNavigate } from '../../ui/navigation/navigate.ts';
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
      const urlBy = (leave?: Departure) => leave?.(page) || loginUrlFrom(page, config.portal, orgCode);
      const isPlain = !event.defaultPrevented && !isModifiedEvent(event);
      const leave = isPlain ? departure.take() : undefined;
      if (leave instanceof Promise) {
        event.preventDefault();
        void leave.then((prepared) => navigateTo({ url: urlBy(prepared) }, onNavigate));
        return;
      }
      const url = urlBy(leave);
      setAddress(event.currentTarget, url);
      linkClick(event, { url }, onNavigate);
    },
  };
}

/**
 * Keeps a departure ready for the next click, since the digest in it takes a moment. A click that comes before it gets
 * a promise; without a departure, no way leads back.
 */
function useDeparture(portal: string, orgCode: string) {
  const next = useRef<Departure | Promise<Departure | undefined> | undefined>(undefined);
  const prepare = useRef(() => {});
  useEffect(() => {
    prepare.current = () => {
      if (!portal) return;
      const coming = import('../../session/login/login-departure.ts')
        .then((module) => module.prepareDeparture(portal, orgCode))
        // The link then leads to the log-in alone.
        .catch(() => undefined);
      next.current = coming;
      void coming.then((departure) => {
        if (next.current === coming) next.current = departure;
      });
    };
    prepare.current();
    return () => {
      next.current = undefined;
    };
  }, [portal, orgCode]);
  return {
    take() {
      const departure = next.current;
      next.current = undefined;
      // A page may keep the visitor, who clicks again.
      prepare.current();
      return departure;
    },
  };
}

/** The URL of the log-in, which leads back to the current page if that is one of the portal's. */
export function useLoginUrl(): SafeUrl {
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
