/** What all components stand in, `configurePortal` and `PortalProvider`, in bytes as below. */
export const frameLimit = 16_200;

/** What a widget's component and element may weigh, in bytes: all that they load at first, packed by gzip, without React. */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 3500, element: 20100 },
  avatar: { component: 8400, element: 25000 },
  bell: { component: 6700, element: 24000 },
  'change-password': { component: 22100, element: 40500 },
  'collect-prompt': { component: 3600, element: 20200 },
  feedback: { component: 8400, element: 25900 },
  footer: { component: 5900, element: 22300 },
  'forgot-password': { component: 25800, element: 44000 },
  header: { component: 19000, element: 36300 },
  'legacy-feedback': { component: 15300, element: 32700 },
  login: { component: 25800, element: 44100 },
  messages: { component: 34700, element: 53300 },
  search: { component: 5500, element: 24000 },
  'set-password': { component: 13200, element: 31600 },
  'side-tools': { component: 6700, element: 23100 },
  sidebar: { component: 31900, element: 50700 },
  'sign-card': { component: 19700, element: 38200 },
};
