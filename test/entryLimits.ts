/** What all components stand in, `configurePortal` and `PortalProvider`, in bytes as below. */
export const frameLimit = 14_800;

/** What a widget's component and element may weigh, in bytes: all that they load at first, packed by gzip, without React. */
export const entryLimits: Readonly<Record<string, { component: number; element: number }>> = {
  'annual-report': { component: 3400, element: 19100 },
  avatar: { component: 8400, element: 24000 },
  bell: { component: 6800, element: 22800 },
  'change-password': { component: 21900, element: 38400 },
  'collect-prompt': { component: 3800, element: 19400 },
  feedback: { component: 8200, element: 24600 },
  footer: { component: 6200, element: 21400 },
  'forgot-password': { component: 24800, element: 40900 },
  header: { component: 20400, element: 35500 },
  'legacy-feedback': { component: 14800, element: 30600 },
  login: { component: 25500, element: 42700 },
  messages: { component: 32300, element: 48700 },
  search: { component: 5400, element: 21600 },
  'set-password': { component: 12500, element: 28900 },
  'side-tools': { component: 7000, element: 22000 },
  sidebar: { component: 31400, element: 47600 },
  'sign-card': { component: 18400, element: 35500 },
};
