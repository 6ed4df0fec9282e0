import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { guard, type GuardFacts } from '#host/app/routing/guard.ts';
import { matchRoute } from '#host/app/routing/match-route.ts';
import { Pages } from '#host/app/routing/Pages.tsx';
import CommonLoginPage from '#host/app/pages/login/CommonLoginPage.tsx';
import { useLoginRedirect } from '#host/app/pages/login/useLoginRedirect.ts';
import { PortalContext } from '#src/data/portal-context.ts';
import { createPortal } from '#src/configure-portal.ts';
import { safeRedirect } from '#src/rules/redirect.ts';

const { origin, href } = window.location;
afterEach(() => history.replaceState(null, '', href));

const facts: GuardFacts = {
  origin,
  hasOrgCode: true,
  namedOrg: '',
  isOtherOrg: false,
  hasToken: false,
  hasUserId: false,
  isUserUnknown: false,
  isPublic: true,
  userInfo: 'unknown',
  owesPassword: false,
  hasBoundInfo: false,
  hasTriedGuest: false,
};

/** Returns the URL to which the guard redirects a visitor of a page. */
function ledTo(address: string, hasOrgCode: boolean): string {
  const { pathname, searchParams } = new URL(origin + address);
  const destination = { address, path: pathname, query: searchParams, meta: {} };
  const step = guard(destination, { ...facts, hasOrgCode });
  if (step.type !== 'redirect') throw new Error(`${address}: ${step.type}`);
  return step.to;
}

function Leaving() {
  const { leave } = useLoginRedirect();
  return <button onClick={() => leave()}>leave</button>;
}

/** Renders the page of a URL as the host does, and returns the URL that it navigates to. */
function visit(address: string, Page: () => React.ReactNode): string {
  const matched = matchRoute(new URL(origin + address).pathname);
  if ('redirect' in matched) throw new Error(`${address} leads to ${matched.redirect}`);
  const portal = createPortal({ settings: { api: 'http://localhost' } });
  history.replaceState(null, '', address);
  const { container, unmount } = render(
    <PortalContext value={portal}>
      <Pages entry={{ route: matched.to, address, Page }} />
    </PortalContext>,
  );
  act(() => container.querySelector('button')?.click());
  unmount();
  portal.close();
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

const piece = fc.oneof(
  fc.constantFrom('%', '&', '+', '#', '=', '?', '/', '//', '%2F', '%25', '%26', ' ', '教研', '100%', 'A&B=1'),
  fc.string({ maxLength: 6 }),
);
const word = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
const text = fc.stringMatching(/^[a-z0-9]{1,8}$/);

const address = fc
  .record({
    path: fc.constantFrom(
      '/search',
      '/space/point',
      '/homePage/教研',
      '/homePage/a%20b',
      '/thirdProject/100%25',
    ),
    query: fc.array(fc.tuple(fc.oneof(text, word), word), { maxLength: 4 }),
    // A space may be encoded as `+` or `%20`, and a slash may stay unencoded.
    encode: fc.constantFrom(
      (value: string) => encodeURIComponent(value),
      (value: string) => encodeURIComponent(value).replaceAll('%20', '+'),
      (value: string) => encodeURIComponent(value).replaceAll('%2F', '/'),
    ),
    hash: word,
  })
  .map(({ path, query, encode, hash }) => {
    const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    const url = new URL(`${path}${search && `?${search}`}${hash && `#${encodeURIComponent(hash)}`}`, origin);
    return url.pathname + url.search + url.hash;
  })
  .filter((made) => safeRedirect(made, origin) === made);

const cases = [
  '/search?searchVal=A%26B%3D100%25%2B%23',
  '/search?searchVal=%25E6%2595%2599',
  '/space?a=b%2Fc',
];

it.each(cases)('%s is where a log-in that the guard has asked for leads back to', (wanted) => {
  expect(visit(ledTo(wanted, true), Leaving)).toBe(wanted);
});

it('leads back to the very address, whatever stands in it', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      expect(visit(ledTo(wanted, true), Leaving)).toBe(wanted);
    }),
    { numRuns: 300 },
  );
});

it('leads back by way of /commonLogin too', () => {
  fc.assert(
    fc.property(address, (wanted) => {
      const login = visit(ledTo(wanted, false), CommonLoginPage);
      expect(new URL(origin + login).pathname).toBe('/login/index');
      expect(visit(login, Leaving)).toBe(wanted);
    }),
    { numRuns: 100 },
  );
});
