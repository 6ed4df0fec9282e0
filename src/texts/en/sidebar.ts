import type { sidebarFrameTexts } from '../sidebar-frame.ts';
import type { sidebarTexts } from '../sidebar.ts';
import type { Translation } from '../texts.ts';

export const sidebar: Translation<typeof sidebarFrameTexts> & Translation<typeof sidebarTexts> = {
  name: 'Personal space',
  menu: 'Personal space menu',
  close: 'Close the personal space menu',
  nickname: 'Nickname: {name}',
  unnamed: 'No name yet',
  userFailed: 'Your details could not be loaded',
  totals: 'Study totals',
  hours: 'Hours',
  hoursUnit: 'h',
  certificates: 'Certificates',
  certificatesUnit: '',
  credit: 'Credit',
  creditUnit: 'pt',
  none: 'None yet',
  totalsFailed: 'Study totals could not be loaded',
  services: 'More services',
  ticket: 'Tickets',
  wallet: 'Wallet',
  statistics: 'Teacher statistics',
  dashboard: 'Regional data dashboard',
  dashboardSchool: 'School data dashboard',
  annualReport: 'Annual report',
  newWindow: '(opens in a new window)',
  signedOut: 'Log in to enter your personal space',
  login: 'Log in',
};
