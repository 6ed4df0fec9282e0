/** What all components stand in, `configurePortal` and `PortalProvider`, in bytes as below. */
export const frameLimit = 14_000;

/** What a widget's component and element may weigh, in bytes: all that they load at first, packed by gzip, without React. */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 4400, element: 19300 },
  avatar: { component: 5600, element: 20800 },
  bell: { component: 6800, element: 22000 },
  'change-password': { component: 23200, element: 38700 },
  'collect-prompt': { component: 4800, element: 19600 },
  feedback: { component: 8000, element: 23400 },
  footer: { component: 7300, element: 21500 },
  'forgot-password': { component: 26300, element: 41200 },
  header: { component: 17200, element: 31000 },
  'legacy-feedback': { component: 15800, element: 30800 },
  login: { component: 26800, element: 42900 },
  messages: { component: 33500, element: 49000 },
  search: { component: 4300, element: 19600 },
  'set-password': { component: 13600, element: 29200 },
  'side-tools': { component: 7800, element: 22000 },
  sidebar: { component: 32400, element: 48200 },
  'sign-card': { component: 15100, element: 30300 },
};
