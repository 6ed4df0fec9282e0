/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 23_100;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6900, element: 28700 },
  avatar: { component: 10500, element: 35100 },
  bell: { component: 11000, element: 33400 },
  'change-password': { component: 29500, element: 29000 },
  'collect-prompt': { component: 6900, element: 28000 },
  comments: { component: 37500, element: 58300 },
  feedback: { component: 12600, element: 33200 },
  footer: { component: 9100, element: 32500 },
  'forgot-password': { component: 32300, element: 28000 },
  header: { component: 26800, element: 42300 },
  'legacy-feedback': { component: 24100, element: 27700 },
  login: { component: 32800, element: 28300 },
  messages: { component: 40200, element: 61400 },
  search: { component: 5700, element: 30400 },
  'set-password': { component: 21600, element: 27900 },
  'side-tools': { component: 9100, element: 31400 },
  sidebar: { component: 37300, element: 58400 },
  'sign-card': { component: 22500, element: 45200 },
};
