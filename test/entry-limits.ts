/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 25_800;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 7000, element: 29700 },
  avatar: { component: 11500, element: 35700 },
  bell: { component: 11200, element: 34100 },
  'change-password': { component: 29900, element: 31000 },
  'collect-prompt': { component: 7100, element: 29800 },
  comments: { component: 38300, element: 60700 },
  feedback: { component: 12900, element: 35400 },
  footer: { component: 9300, element: 34700 },
  'forgot-password': { component: 32600, element: 30100 },
  header: { component: 27300, element: 43900 },
  'legacy-feedback': { component: 24700, element: 29800 },
  login: { component: 33300, element: 30700 },
  messages: { component: 40800, element: 63400 },
  search: { component: 5700, element: 32400 },
  'set-password': { component: 21900, element: 30100 },
  'side-tools': { component: 9300, element: 33500 },
  sidebar: { component: 37700, element: 60700 },
  'sign-card': { component: 22900, element: 49000 },
};
