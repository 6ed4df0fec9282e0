/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 23_000;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6900, element: 28600 },
  avatar: { component: 10500, element: 35000 },
  bell: { component: 11000, element: 33300 },
  'change-password': { component: 29100, element: 28900 },
  'collect-prompt': { component: 6900, element: 27900 },
  comments: { component: 37200, element: 57900 },
  feedback: { component: 12600, element: 33100 },
  footer: { component: 8800, element: 32100 },
  'forgot-password': { component: 31900, element: 27900 },
  header: { component: 26500, element: 41400 },
  'legacy-feedback': { component: 24100, element: 27600 },
  login: { component: 32800, element: 28200 },
  messages: { component: 40100, element: 61300 },
  search: { component: 5700, element: 30300 },
  'set-password': { component: 21300, element: 27800 },
  'side-tools': { component: 9100, element: 31300 },
  sidebar: { component: 36900, element: 58000 },
  'sign-card': { component: 22300, element: 44700 },
};
