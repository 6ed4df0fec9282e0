/** A window and a theme in which every view is photographed. */
export interface Look {
  name: string;
  width: number;
  heights: { screen: number; page: number };
  isDark: boolean;
}

const desk = { width: 1440, heights: { screen: 900, page: 1150 } };
const phone = { width: 390, heights: { screen: 844, page: 1150 } };

export const looks: readonly Look[] = [
  { name: 'desk light', ...desk, isDark: false },
  { name: 'desk dark', ...desk, isDark: true },
  { name: 'phone light', ...phone, isDark: false },
  { name: 'phone dark', ...phone, isDark: true },
];
