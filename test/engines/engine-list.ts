/** The engines in which the portal is tested, and the browsers that have each of them. */
export const engines = {
  chromium: { title: 'Chromium', browsers: 'Chrome, Edge' },
  'chromium-109': { title: 'Chromium 109', browsers: 'Chrome, Edge 109; Windows 7, 8.1' },
  firefox: { title: 'Firefox ESR', browsers: 'Firefox' },
  webkit: { title: 'WebKitGTK', browsers: 'Safari' },
} as const;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];
