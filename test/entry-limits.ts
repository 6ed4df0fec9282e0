/**
 * Limit for the code that all components share, `configurePortal` and `PortalProvider`; counted like the limits
 * below.
 */
export const frameLimit = 22_700;

/** Applies to a widget without an entry below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/**
 * Size limits of a widget's component and element in bytes: all code of the first load, after gzip, without React.
 */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 6900, element: 28200 },
  avatar: { component: 10400, element: 34400 },
  bell: { component: 11000, element: 32800 },
  'change-password': { component: 28500, element: 28300 },
  'collect-prompt': { component: 6900, element: 27500 },
  comments: { component: 36100, element: 57400 },
  feedback: { component: 12300, element: 32500 },
  footer: { component: 8800, element: 31600 },
  'forgot-password': { component: 31500, element: 27300 },
  header: { component: 25800, element: 40800 },
  'legacy-feedback': { component: 23900, element: 27100 },
  login: { component: 32400, element: 27800 },
  messages: { component: 39800, element: 60600 },
  search: { component: 5700, element: 29800 },
  'set-password': { component: 20900, element: 27400 },
  'side-tools': { component: 9100, element: 30800 },
  sidebar: { component: 36700, element: 57300 },
  'sign-card': { component: 22300, element: 44100 },
};
