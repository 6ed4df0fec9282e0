/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 20_800;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6300, element: 25100 },
  avatar: { component: 9700, element: 29000 },
  bell: { component: 9600, element: 30200 },
  'change-password': { component: 26400, element: 26300 },
  'collect-prompt': { component: 6200, element: 24300 },
  comments: { component: 30800, element: 50100 },
  feedback: { component: 11800, element: 30200 },
  footer: { component: 8500, element: 27600 },
  'forgot-password': { component: 29700, element: 25100 },
  header: { component: 21500, element: 36200 },
  'legacy-feedback': { component: 17400, element: 24600 },
  login: { component: 30600, element: 25300 },
  messages: { component: 37000, element: 56600 },
  search: { component: 5400, element: 28000 },
  'set-password': { component: 19100, element: 24900 },
  'side-tools': { component: 8700, element: 27800 },
  sidebar: { component: 34300, element: 52900 },
  'sign-card': { component: 21400, element: 40700 },
};
