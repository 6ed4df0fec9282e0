/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 26_000;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 7100, element: 30200 },
  avatar: { component: 11600, element: 36100 },
  bell: { component: 11300, element: 34600 },
  'change-password': { component: 30000, element: 31400 },
  'collect-prompt': { component: 7200, element: 30300 },
  comments: { component: 38600, element: 61200 },
  feedback: { component: 13000, element: 35900 },
  footer: { component: 9400, element: 34900 },
  'forgot-password': { component: 32700, element: 30600 },
  header: { component: 27400, element: 44500 },
  'legacy-feedback': { component: 24900, element: 30400 },
  login: { component: 33600, element: 31200 },
  messages: { component: 41200, element: 64000 },
  search: { component: 5800, element: 32700 },
  'set-password': { component: 22000, element: 30300 },
  'side-tools': { component: 9400, element: 33700 },
  sidebar: { component: 38000, element: 61300 },
  'sign-card': { component: 23000, element: 49200 },
};
