import type { Feature } from '#src/config.ts';
import type { PageName } from '../../routing/page-titles.ts';
import { isRedirect, routes, type PageRoute } from '../../routing/routes.ts';

export interface Visitor {
  isLoggedIn: boolean;
  /** The user has no password yet, and sets the first one instead of changing it. */
  owesPassword: boolean;
  features: readonly Feature[];
}

/** Pages that show one item, lesson, order or exam, which their address has to name. */
const ofOneItem: readonly PageName[] = [
  'live',
  'ccVideoPlay',
  'courseHome',
  'coursePlay',
  'viewCoursePlay',
  'viewShortCourse',
  'shortCoursePlay',
  'studioHome',
  'questionEdit',
  'quizEdit',
  'invoicing',
];

/** Pages without header, and second addresses of pages that have another one. */
const elsewhere: readonly PageName[] = ['customerService', 'authorize', 'accountMyData', 'notification'];

/** A page that the palette can open by its path alone. */
function isOffered({ name, path, meta }: PageRoute): boolean {
  return !meta.sessionless && !path.includes(':') && !ofOneItem.includes(name) && !elsewhere.includes(name);
}

/** Pages of those who publish or approve; choosing one's courses is for learners. */
const isForAuthors = ({ name, meta }: PageRoute): boolean =>
  (meta.feature === 'authoring' && name !== 'selectiveLearning') || name === 'examinationReadings';

/** Returns the pages that the visitor may open: those for everybody, and those for authors. */
export function openPages(visitor: Visitor): { pages: PageRoute[]; authoring: PageRoute[] } {
  const { isLoggedIn, owesPassword, features } = visitor;
  const unneeded: PageName = owesPassword ? 'updatePwd' : 'settingPwd';
  const open = routes.filter(
    (route): route is PageRoute =>
      !isRedirect(route) &&
      isOffered(route) &&
      route.name !== unneeded &&
      (isLoggedIn || route.meta.notLogin === true) &&
      (!route.meta.feature || features.includes(route.meta.feature)),
  );
  return {
    pages: open.filter((route) => !isForAuthors(route)),
    authoring: open.filter(isForAuthors),
  };
}
