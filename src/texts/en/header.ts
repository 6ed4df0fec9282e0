import type { headerMenuTexts } from '../header-menus.ts';
import type { headerTexts } from '../header.ts';
import type { Translation } from '../texts.ts';

export const header: Translation<typeof headerTexts> & Translation<typeof headerMenuTexts> = {
  home: '{name}: home',
  portal: 'Teacher training portal',
  navigation: 'Main navigation',
  more: 'More',
  menu: 'Open the navigation menu',
  closeMenu: 'Close the navigation menu',
  newWindow: ' (opens in a new window)',
  login: 'Sign in',
  backOffice: 'Back office',
  account: 'Account menu of {name}',
  accountMenu: 'Account menu',
  unnamed: 'My account',
  space: 'Personal space',
  logout: 'Sign out',
};
