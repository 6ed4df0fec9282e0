import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { guard, type Destination, type GuardFacts, type GuardStep } from '#host/app/routing/guard.ts';
import { isRedirect, routes, type PageRoute } from '#host/app/routing/routes.ts';

const origin = 'https://portal.example';

const nobody: GuardFacts = {
  origin,
  hasOrgCode: true,
  namedOrg: '',
  isOtherOrg: false,
  hasToken: false,
  hasUserId: false,
  isUserUnknown: false,
  isPublic: true,
  hasTriedGuest: false,
  userInfo: 'unknown',
  owesPassword: false,
  hasBoundInfo: true,
};

/** Each type of visitor, with the guard's decision per type of page. */
const visitors = {
  'without organisation': { hasOrgCode: false, isPublic: undefined },
  visitor: {},
  guest: { hasToken: true },
  learner: { hasToken: true, hasUserId: true, userInfo: 'loaded' },
  // An administrator has the same facts as a learner by design: the guard knows no roles, since the server decides on
  // permissions.
  admin: { hasToken: true, hasUserId: true, userInfo: 'loaded' },
  'learner without a password': {
    hasToken: true,
    hasUserId: true,
    userInfo: 'loaded',
    owesPassword: true,
  },
  'dead token': { hasToken: true, hasUserId: true, userInfo: 'unknown' },
  'token of nobody knows whom': { hasToken: true, hasUserId: true, isUserUnknown: true },
} satisfies Record<string, Partial<GuardFacts>>;

type Visitor = keyof typeof visitors;

/** Pages that are open to everybody, whatever the organisation's settings are. */
const sessionless = [
  '/login/index',
  '/login/mobileRegister',
  '/login/wxScanLogin',
  '/login/wxPhoneBinding',
  '/login/forget',
  '/login/register',
  '/login/activate',
  '/login/appLogin',
  '/commonLogin',
  '/wxlogin',
  '/qrcode',
  '/login_back',
  '/404',
  '/500',
];

const pages = routes.filter((route): route is PageRoute => !isRedirect(route));

function destination(route: PageRoute, query = ''): Destination {
  const path = route.path.replace(/:\w+/g, '42');
  return { address: path + query, path: route.path, query: new URLSearchParams(query), meta: route.meta };
}

function login(route: PageRoute): string {
  return `/login/index?redirect=${encodeURIComponent(route.path.replace(/:\w+/g, '42'))}`;
}

const show: GuardStep = { type: 'show' };

/** Implements the specification's rules, one type of page after the other. */
function expected(route: PageRoute, visitor: Visitor, isPublic: boolean): GuardStep {
  const isUnknown = visitor === 'token of nobody knows whom';
  // A guest may log in, and has no way to where the user of the token belongs.
  if (route.path === '/login/index' && isUnknown) return { type: 'load-user' };
  const loggedIn =
    isUnknown || ['learner', 'admin', 'learner without a password', 'dead token'].includes(visitor);
  if (route.path === '/login/index' && loggedIn) return { type: 'redirect', to: '/' };
  if (route.path === '/commonLogin' && loggedIn) return { type: 'ask-to-leave' };
  if (sessionless.includes(route.path)) return show;
  if (visitor === 'learner' || visitor === 'admin') return show;
  if (visitor === 'dead token' || isUnknown) return { type: 'load-user' };
  if (visitor === 'learner without a password') {
    if (route.path === '/space/settingPwd') return show;
    return { type: 'redirect', to: login(route).replace('/login/index', '/space/settingPwd') };
  }
  if (!route.meta.notLogin) {
    if (visitor === 'without organisation') {
      return { type: 'redirect', to: login(route).replace('/login/index', '/commonLogin') };
    }
    if (visitor === 'guest' && !isPublic) return { type: 'sign-out', to: login(route) };
    return { type: 'redirect', to: login(route) };
  }
  if (visitor === 'without organisation') return show;
  if (!isPublic)
    return visitor === 'guest'
      ? { type: 'sign-out', to: login(route) }
      : { type: 'redirect', to: login(route) };
  return visitor === 'visitor' ? { type: 'become-guest' } : show;
}

describe.each([true, false])('the guard of an organisation that is public: %s', (isPublic) => {
  describe.each(Object.keys(visitors) as Visitor[])('for %s', (visitor) => {
    test.each(pages.map((route) => [route.path, route] as const))('%s', (_, route) => {
      const facts: GuardFacts = { ...nobody, isPublic, ...visitors[visitor] };
      expect(guard(destination(route), facts)).toEqual(expected(route, visitor, isPublic));
    });
  });
});

function pageAt(path: string): PageRoute {
  const route = pages.find((page) => page.path === path);
  if (!route) throw new Error(`no page at ${path}`);
  return route;
}

it.each(sessionless)('knows the page %s', (path) => {
  expect(pageAt(path).path).toBe(path);
});

describe('the guard', () => {
  it('asks for the organisation before it judges a visitor of a public page', () => {
    expect(guard(destination(pageAt('/index')), { ...nobody, isPublic: undefined })).toEqual({
      type: 'load-organisation',
    });
  });

  it('shows a public page without a token where the guest log-in has failed', () => {
    const facts = { ...nobody, hasTriedGuest: true };
    expect(guard(destination(pageAt('/index')), facts)).toEqual(show);
    expect(guard(destination(pageAt('/index')), { ...facts, isPublic: false })).toEqual({
      type: 'redirect',
      to: '/login/index?redirect=%2Findex',
    });
  });

  it('does not wait for the organisation where only a learner may go', () => {
    expect(guard(destination(pageAt('/space/point')), { ...nobody, isPublic: undefined })).toEqual({
      type: 'redirect',
      to: '/login/index?redirect=%2Fspace%2Fpoint',
    });
  });

  it('keeps query and hash in the redirect', () => {
    const to = { ...destination(pageAt('/space/point')), address: '/space/point?tab=2&q=教研#rules' };
    const step = guard(to, nobody);
    expect(step.type).toBe('redirect');
    const url = new URL('to' in step ? step.to : '', origin);
    expect(url.searchParams.get('redirect')).toBe('/space/point?tab=2&q=%E6%95%99%E7%A0%94#rules');
  });

  it.each([
    ['?redirect=%2Fspace%2Fpoint%3Ftab%3D2%23rules', '/space/point?tab=2#rules'],
    ['?redirect=%2F%2Fevil.example', '/'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2Flogin%2Findex', '/'],
    ['?redirect=', '/'],
  ])('leads a learner at /login/index%s to %s', (query, to) => {
    const facts = { ...nobody, ...visitors.learner };
    expect(guard(destination(pageAt('/login/index'), query), facts)).toEqual({ type: 'redirect', to });
  });

  const learners = ['learner', 'learner without a password', 'dead token'] as const;
  /** They ask themselves, before they change a session. */
  const askThemselves = ['/login/appLogin', '/login_back'];

  describe.each(pages.map((route) => [route.path, route] as const))(
    '%s of another organisation',
    (path, route) => {
      it.each(['visitor', 'guest', 'without organisation'] as const)('is opened for a %s', (visitor) => {
        const facts = { ...nobody, ...visitors[visitor], isOtherOrg: true };
        expect(guard(destination(route), facts)).toEqual({ type: 'switch-organisation' });
      });

      it.each(learners)('never ends the session of a %s without a question', (visitor) => {
        const facts = { ...nobody, ...visitors[visitor], isOtherOrg: true };
        const step = guard(destination(route), facts);
        if (askThemselves.includes(path)) expect(step).toEqual(show);
        else expect(step).toEqual({ type: 'ask-to-leave' });
      });
    },
  );

  it('names an organisation that is not the default in the login’s URL', () => {
    expect(guard(destination(pageAt('/space/point')), { ...nobody, namedOrg: 'closed' })).toEqual({
      type: 'redirect',
      to: '/login/index?orgCode=closed&redirect=%2Fspace%2Fpoint',
    });
  });

  it.each([
    [
      '/login/index',
      '?redirect=%2Fspace%2Fpoint%3ForgCode%3Dclosed%26a%3D1',
      '?redirect=%2Fspace%2Fpoint%3Fa%3D1&orgCode=closed',
    ],
    [
      '/login/index',
      '?orgCode=demo&redirect=%2Fspace%3ForgCode%3Dclosed',
      '?orgCode=closed&redirect=%2Fspace',
    ],
    ['/commonLogin', '?redirect=%2Fspace%3ForgCode%3Dclosed', '?redirect=%2Fspace&orgCode=closed'],
  ])('moves the organisation of the redirect of %s%s to the page itself', (path, query, moved) => {
    for (const visitor of Object.values(visitors)) {
      const step = guard(destination(pageAt(path), query), { ...nobody, ...visitor });
      expect(step).toEqual({ type: 'redirect', to: path + moved });
    }
  });

  it('exchanges the code of a scan', () => {
    expect(guard(destination(pageAt('/login/wxScanLogin'), '?code=c&state=s'), nobody)).toEqual({
      type: 'exchange-code',
    });
    expect(guard(destination(pageAt('/login/wxScanLogin'), '?state=s'), nobody)).toEqual(show);
  });

  it('sends a phone binding without bound-info to the scan', () => {
    expect(guard(destination(pageAt('/login/wxPhoneBinding')), { ...nobody, hasBoundInfo: false })).toEqual({
      type: 'redirect',
      to: '/login/wxScanLogin',
    });
  });

  it('never leads to another origin and never from login to login, whatever is known', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.record({
          hasOrgCode: fc.boolean(),
          namedOrg: fc.constantFrom('', 'closed'),
          isOtherOrg: fc.boolean(),
          hasToken: fc.boolean(),
          hasUserId: fc.boolean(),
          isUserUnknown: fc.boolean(),
          isPublic: fc.constantFrom(true, false, undefined),
          hasTriedGuest: fc.boolean(),
          userInfo: fc.constantFrom('unknown' as const, 'loaded' as const),
          owesPassword: fc.boolean(),
          hasBoundInfo: fc.boolean(),
        }),
        fc.string(),
        (route, facts, tail) => {
          const to = { ...destination(route), address: destination(route).address + tail };
          const step = guard(to, { origin, ...facts });
          if (!('to' in step)) return;
          expect(new URL(step.to, origin).origin).toBe(origin);
          if (sessionless.includes(route.path)) expect(step.to).not.toContain('redirect=');
        },
      ),
    );
  });
});
