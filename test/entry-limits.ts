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
  'annual-report': { component: 6900, element: 28600 },
  avatar: { component: 10500, element: 35100 },
  bell: { component: 11000, element: 33400 },
  'change-password': { component: 29400, element: 28900 },
  'collect-prompt': { component: 6900, element: 28000 },
  comments: { component: 37400, element: 58200 },
  feedback: { component: 12600, element: 33100 },
  footer: { component: 9100, element: 32500 },
  'forgot-password': { component: 32100, element: 28000 },
  header: { component: 26800, element: 42200 },
  'legacy-feedback': { component: 24100, element: 27700 },
  login: { component: 32700, element: 28300 },
  messages: { component: 40000, element: 61300 },
  search: { component: 5700, element: 30400 },
  'set-password': { component: 21400, element: 27900 },
  'side-tools': { component: 9100, element: 31400 },
  sidebar: { component: 37100, element: 58300 },
  'sign-card': { component: 22400, element: 45000 },
};
