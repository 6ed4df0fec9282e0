/** A window and a theme in which every story is photographed. */
export interface Look {
  name: string;
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

export const looks: readonly Look[] = [
  { name: 'desk-light', ...desk, theme: 'light' },
  { name: 'desk-dark', ...desk, theme: 'dark' },
  { name: 'phone-light', ...phone, theme: 'light' },
  { name: 'phone-dark', ...phone, theme: 'dark' },
];
