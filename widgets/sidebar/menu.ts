import type { SafeUrl } from '#src/rules/safe-url.ts';
import { pagePaths } from '#src/page-paths.ts';
import type { MenuPageName } from './menu-texts.ts';

export interface MenuPage {
  /** The page's name, also the key of its title. */
  name: MenuPageName;
  path: SafeUrl;
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
] as const satisfies readonly MenuPageName[];

/** The menu entries of the personal space, in order. The path of all but one follows from the name. */
export const menuPages = names.map((name): MenuPage => ({
  name,
  path: `/space/${name === 'addProject' ? 'add' : name}`,
}));

/** The entries for authors, a group of their own: the description of the portal's menu has none. */
export const authorPages = [{ name: 'creation', path: pagePaths.creation }] as const;

/** `page`: the entry is the current page. `true`: the current page is below the entry. */
export type Current = 'page' | 'true' | undefined;

/**
 * Returns the `aria-current` of an entry. `path` is the current path; `parent` names the entry to highlight if the
 * path alone does not tell.
 */
export function currentOf(entry: MenuPage, path: string, parent: string | undefined): Current {
  if (path === entry.path || path === `${entry.path}/`) return 'page';
  if (parent) return parent === entry.name ? 'true' : undefined;
  return path.startsWith(`${entry.path}/`) ? 'true' : undefined;
}
