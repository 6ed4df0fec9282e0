/** What all components stand in, `configurePortal` and `PortalProvider`, in bytes as below. */
export const frameLimit = 14_800;

/** What a widget's component and element may weigh, in bytes: all that they load at first, packed by gzip, without React. */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 3300, element: 18800 },
  avatar: { component: 8400, element: 23900 },
  bell: { component: 6700, element: 23900 },
  'change-password': { component: 21800, element: 38300 },
  'collect-prompt': { component: 3800, element: 19400 },
  feedback: { component: 8200, element: 24600 },
  footer: { component: 6200, element: 21300 },
  'forgot-password': { component: 25500, element: 41600 },
  header: { component: 20500, element: 35800 },
  'legacy-feedback': { component: 14800, element: 30600 },
  login: { component: 26200, element: 43400 },
  messages: { component: 33700, element: 50400 },
  search: { component: 5400, element: 21800 },
  'set-password': { component: 12800, element: 29100 },
  'side-tools': { component: 7000, element: 21900 },
  sidebar: { component: 31000, element: 48200 },
  'sign-card': { component: 19000, element: 35700 },
};
