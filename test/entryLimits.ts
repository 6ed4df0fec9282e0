/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 17_600;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 5700, element: 21400 },
  avatar: { component: 9400, element: 25400 },
  bell: { component: 8900, element: 24600 },
  'change-password': { component: 25100, element: 22800 },
  'collect-prompt': { component: 5500, element: 21100 },
  feedback: { component: 11300, element: 26500 },
  footer: { component: 8000, element: 24300 },
  'forgot-password': { component: 28300, element: 21500 },
  header: { component: 19400, element: 31900 },
  'legacy-feedback': { component: 15600, element: 21700 },
  login: { component: 28800, element: 22000 },
  messages: { component: 35300, element: 51400 },
  search: { component: 4400, element: 22800 },
  'set-password': { component: 15200, element: 21600 },
  'side-tools': { component: 8400, element: 24600 },
  sidebar: { component: 33900, element: 51200 },
  'sign-card': { component: 20500, element: 36700 },
};
