/** A window and a theme in which every story is photographed. */
export interface Look {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
  /** So many pixels of a picture may differ. */
  pixelsMax: number;
}

/** The date of all pictures: a Tuesday morning in the time of the sandbox's organisation. */
export const LOOK_TIME = new Date('2026-03-10T10:24:05+08:00');

const desk = { width: 1440, height: 900, pixelsMax: 20 };
const phone = { width: 390, height: 844, pixelsMax: 20 };

export const looks: readonly Look[] = [
  { name: 'desk-light', ...desk, theme: 'light' },
  { name: 'desk-dark', ...desk, theme: 'dark' },
  { name: 'phone-light', ...phone, theme: 'light' },
  { name: 'phone-dark', ...phone, theme: 'dark' },
];

/** The engines that hold the main pages as well, each in one window: the drivers photograph no more than that. */
export const engineLooks = {
  firefox: { ...desk, name: 'desk-light-firefox', width: 1280, height: 720, theme: 'light' },
  // WebKit does not draw the edge of an icon the same each time.
  webkit: { ...phone, name: 'phone-light-webkit', theme: 'light', pixelsMax: 100 },
} as const satisfies Record<string, Look>;
export type LookEngine = keyof typeof engineLooks;
export const lookEngines = Object.keys(engineLooks) as LookEngine[];
