import type { PageName } from '../../src/texts/pages.ts';

interface MenuPage {
  /** The page's name, which is its title's too. */
  name: PageName;
  path: string;
}

/** The pages of the personal space that have an entry in its menu, in order. */
export const menuPages = [
  { name: 'workbench', path: '/space/workbench' },
  { name: 'myEchelon', path: '/space/myEchelon' },
  { name: 'studyArchive', path: '/space/studyArchive' },
  { name: 'myCourses', path: '/space/myCourses' },
  { name: 'addProject', path: '/space/add' },
  { name: 'myCertificates', path: '/space/myCertificates' },
  { name: 'myOrder', path: '/space/myOrder' },
  { name: 'myData', path: '/space/myData' },
  { name: 'point', path: '/space/point' },
  { name: 'myNotification', path: '/space/myNotification' },
] as const satisfies readonly MenuPage[];

export type MenuPageName = (typeof menuPages)[number]['name'];

/** Whether an entry stands for the page that is shown (`page`), or for one that belongs to it (`true`). */
export type Current = 'page' | 'true' | undefined;

/**
 * How an entry relates to what is shown. `path` is what is shown; `parent` names the entry to highlight where whoever
 * shows the page knows better than the path does.
 */
export function currentOf(entry: MenuPage, path: string, parent: string | undefined): Current {
  if (path === entry.path || path === `${entry.path}/`) return 'page';
  if (parent) return parent === entry.name ? 'true' : undefined;
  return path.startsWith(`${entry.path}/`) ? 'true' : undefined;
}
