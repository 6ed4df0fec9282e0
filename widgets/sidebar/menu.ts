import type { PageName } from '../../src/texts/pages.ts';

interface MenuPage {
  /** The page's name, which is its title's too. */
  name: PageName;
  path: string;
}

const names = [
  'workbench',
  'myEchelon',
  'studyArchive',
  'myCourses',
  'addProject',
  'myCertificates',
  'myOrder',
  'myData',
  'point',
  'myNotification',
] as const satisfies readonly PageName[];

export type MenuPageName = (typeof names)[number];

/** The pages of the personal space that have an entry in its menu, in order. All but one are where their name says. */
export const menuPages = names.map((name) => ({
  name,
  path: `/space/${name === 'addProject' ? 'add' : name}`,
}));

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
