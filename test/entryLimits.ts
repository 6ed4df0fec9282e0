/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 17_800;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 5900, element: 21600 },
  avatar: { component: 9400, element: 26100 },
  bell: { component: 9300, element: 25200 },
  'change-password': { component: 26000, element: 23000 },
  'collect-prompt': { component: 5900, element: 21500 },
  comments: { component: 30400, element: 46400 },
  feedback: { component: 11300, element: 26500 },
  footer: { component: 8200, element: 24700 },
  'forgot-password': { component: 29200, element: 22200 },
  header: { component: 20200, element: 32800 },
  'legacy-feedback': { component: 17000, element: 22000 },
  login: { component: 30200, element: 23600 },
  messages: { component: 36600, element: 52900 },
  search: { component: 5100, element: 23500 },
  'set-password': { component: 18700, element: 22200 },
  'side-tools': { component: 8400, element: 25200 },
  sidebar: { component: 33900, element: 51200 },
  'sign-card': { component: 21000, element: 36700 },
};
