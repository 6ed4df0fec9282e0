/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 18_200;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6200, element: 22000 },
  avatar: { component: 9700, element: 26500 },
  bell: { component: 9600, element: 25600 },
  'change-password': { component: 26400, element: 23400 },
  'collect-prompt': { component: 6200, element: 21900 },
  comments: { component: 30800, element: 46800 },
  feedback: { component: 11600, element: 26900 },
  footer: { component: 8500, element: 25100 },
  'forgot-password': { component: 29600, element: 22600 },
  header: { component: 20600, element: 33200 },
  'legacy-feedback': { component: 17400, element: 22400 },
  login: { component: 30600, element: 24000 },
  messages: { component: 37000, element: 53300 },
  search: { component: 5400, element: 23900 },
  'set-password': { component: 19100, element: 22600 },
  'side-tools': { component: 8700, element: 25600 },
  sidebar: { component: 34300, element: 51600 },
  'sign-card': { component: 21400, element: 37100 },
};
