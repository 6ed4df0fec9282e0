/** What all components stand in, `configurePortal` and `PortalProvider`, in bytes as below. */
export const frameLimit = 14_000;

/** For a widget that has no limits of its own below. */
export const defaultEntryLimit = { component: 12_000, element: 27_000 };

/** What a widget's component and element may weigh, in bytes: all that they load at first, packed by gzip, without React. */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 3300, element: 18300 },
  avatar: { component: 5400, element: 20600 },
  bell: { component: 6900, element: 22100 },
  'change-password': { component: 21800, element: 37600 },
  'collect-prompt': { component: 3900, element: 18800 },
  feedback: { component: 8000, element: 23600 },
  footer: { component: 6300, element: 20700 },
  'forgot-password': { component: 26300, element: 41200 },
  header: { component: 16600, element: 29300 },
  'legacy-feedback': { component: 15900, element: 30900 },
  login: { component: 27000, element: 43200 },
  messages: { component: 11900, element: 26800 },
  search: { component: 4300, element: 19600 },
  'set-password': { component: 13600, element: 29200 },
  'side-tools': { component: 6800, element: 21100 },
  sidebar: { component: 32900, element: 48600 },
  'sign-card': { component: 14800, element: 29900 },
};
