/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 23_200;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 7000, element: 28800 },
  avatar: { component: 10500, element: 35200 },
  bell: { component: 11100, element: 33600 },
  'change-password': { component: 29600, element: 29100 },
  'collect-prompt': { component: 7000, element: 28200 },
  comments: { component: 37800, element: 58600 },
  feedback: { component: 12700, element: 33300 },
  footer: { component: 9100, element: 32600 },
  'forgot-password': { component: 32400, element: 28200 },
  header: { component: 26900, element: 42400 },
  'legacy-feedback': { component: 24200, element: 27800 },
  login: { component: 32900, element: 28400 },
  messages: { component: 40300, element: 61500 },
  search: { component: 5700, element: 30500 },
  'set-password': { component: 21700, element: 28100 },
  'side-tools': { component: 9200, element: 31500 },
  sidebar: { component: 37300, element: 58500 },
  'sign-card': { component: 22600, element: 45300 },
};
