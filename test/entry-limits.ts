/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 22_400;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6900, element: 27700 },
  avatar: { component: 10300, element: 33800 },
  bell: { component: 9800, element: 31900 },
  'change-password': { component: 28400, element: 27900 },
  'collect-prompt': { component: 6600, element: 27100 },
  comments: { component: 34200, element: 55200 },
  feedback: { component: 12100, element: 32100 },
  footer: { component: 8800, element: 31200 },
  'forgot-password': { component: 31500, element: 26900 },
  header: { component: 23100, element: 40000 },
  'legacy-feedback': { component: 21200, element: 26800 },
  login: { component: 32000, element: 27300 },
  messages: { component: 38200, element: 59500 },
  search: { component: 5400, element: 28900 },
  'set-password': { component: 20500, element: 26900 },
  'side-tools': { component: 9100, element: 30400 },
  sidebar: { component: 35500, element: 56700 },
  'sign-card': { component: 22300, element: 43800 },
};
