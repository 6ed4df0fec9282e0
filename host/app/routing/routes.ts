import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { Feature } from '#src/config.ts';
import type { PageName } from './page-titles.ts';

/** The settings of a page for the layout and the guard. */
export interface RouteMeta {
  /** Guests may open the page, where the organisation is public; without it, the page needs a login. */
  notLogin?: true;
  /** The page needs no session, not even a guest's, so it is open in every organisation: login pages, error pages. */
  sessionless?: true;
  hiddenHeader?: true;
  hiddenFooter?: true;
  /** Reduces the header to the logo, for the login pages. */
  bareHeader?: true;
  /** The build renders the page itself as the first paint; the other pages start with a skeleton, `PageSkeleton`. */
  prerendered?: true;
  /** Hides the floating feedback button. */
  hiddenRight?: true;
  /** Shows the configured navigation row. */
  showNav?: true;
  /** The page stays mounted after a navigation, so that its state survives. */
  keepAlive?: true | undefined;
  /** The name of the menu entry to highlight. */
  parent?: PageName;
  /** Renders the page in the layout of the personal space, with sidebar and breadcrumb. */
  space?: true;
  /** The page asks before it changes the session, so an `orgCode` in its URL does not log the user out. */
  asksFirst?: true;
  /** The page is under construction where the settings do not list this feature. */
  feature?: Feature;
  /** The page needs the pending binding that the scan login keeps in session storage. */
  wxBinding?: true;
}

export interface PageRoute {
  /** The key of the page's title, its loader in `page-loaders.ts` and its menu entry. */
  name: PageName;
  path: SafeUrl;
  meta: RouteMeta;
  /** The page of one item: shown by the same path with an `id` in its query. */
  details?: PageRoute;
}

export interface RedirectRoute {
  path: string;
  redirect: string;
}

export type Route = PageRoute | RedirectRoute;

const standalone: RouteMeta = { notLogin: true, sessionless: true, hiddenRight: true };
const message: RouteMeta = { ...standalone, prerendered: true };
const login: RouteMeta = { ...standalone, bareHeader: true };
const loginForm: RouteMeta = { ...login, prerendered: true };
const linkLogin: RouteMeta = { ...login, asksFirst: true };
/** The layout around an error of an organisation that could not be loaded: it shows no other organisation and no user. */
export const neutralMeta: RouteMeta = login;
const list: RouteMeta = { notLogin: true, showNav: true, keepAlive: true };
const open: RouteMeta = { notLogin: true, showNav: true };
const article: RouteMeta = { ...open, prerendered: true };
const space: RouteMeta = { space: true };
const within = (parent: PageName): RouteMeta => ({ ...space, parent });
const records = (parent: PageName): RouteMeta => ({ ...within(parent), feature: 'records' });
const orders: RouteMeta = { ...within('myOrder'), feature: 'orders' };
/** The feedback button would cover the answers. */
const exams: RouteMeta = { feature: 'exams', hiddenRight: true };
/** It would cover the points. */
const observations: RouteMeta = { ...within('myCourses'), feature: 'observations', hiddenRight: true };
const authoring = (parent: PageName): RouteMeta => ({ feature: 'authoring', parent });

const page = (name: PageName, path: SafeUrl, meta: RouteMeta): PageRoute => ({ name, path, meta });

const listWithDetails = (
  name: PageName,
  path: SafeUrl,
  meta: RouteMeta,
  details: PageName,
  detailsMeta: RouteMeta = {},
): PageRoute => ({
  ...page(name, path, meta),
  details: page(details, path, { ...meta, keepAlive: undefined, parent: name, ...detailsMeta }),
});

/** Stands in place of a page whose link would end the session of a logged-in user. */
export const leaveQuestion = page('leaveQuestion', '', login);

/** The route table; the first path that matches wins. Unknown paths go to /404. */
export const routes: readonly Route[] = [
  { path: '/', redirect: '/index' },

  { path: '/login', redirect: '/login/index' },
  page('login', '/login/index', loginForm),
  page('mobileRegister', '/login/mobileRegister', loginForm),
  page('wxScanLogin', '/login/wxScanLogin', login),
  page('wxPhoneBinding', '/login/wxPhoneBinding', { ...login, wxBinding: true }),
  page('forget', '/login/forget', loginForm),
  page('register', '/login/register', loginForm),
  page('activate', '/login/activate', loginForm),
  page('appLogin', '/login/appLogin', linkLogin),
  page('commonLogin', '/commonLogin', login),
  page('wxlogin', '/wxlogin', login),
  page('qrcode', '/qrcode', login),
  page('loginBack', '/login_back', linkLogin),
  page('authorize', '/authorize', { bareHeader: true, hiddenRight: true }),
  page('notFound', '/404', message),
  page('serverError', '/500', message),

  page('home', '/index', { ...list, prerendered: true }),
  page('course', '/course', list),
  page('superstore', '/superstore', list),
  listWithDetails('project', '/project', list, 'projectDetails'),
  page('teacher', '/teacher', list),
  listWithDetails('activity', '/activity', list, 'activityDetails'),
  page('liveList', '/liveList', list),
  page('live', '/liveList/live', { notLogin: true, hiddenRight: true, parent: 'liveList' }),
  page('appDownload', '/appDownload', article),
  page('search', '/search', list),
  listWithDetails('resourceDetails', '/resourceDetails', list, 'resource'),
  page('projectHelp', '/projectHelp', article),
  listWithDetails('contest', '/contest', list, 'contestDetails'),
  page('supermarket', '/supermarket', list),
  page('contestReview', '/supermarket/review', { showNav: true, parent: 'supermarket', feature: 'contests' }),
  page('ccVideoPlay', '/ccVideoPlay', { notLogin: true, hiddenRight: true }),
  page('customerService', '/customerService', {
    notLogin: true,
    hiddenHeader: true,
    hiddenFooter: true,
    hiddenRight: true,
  }),
  page('homePage', '/homePage/:id', open),
  page('thirdProject', '/thirdProject/:id', { ...open, parent: 'project' }),
  page('public', '/public', open),
  { path: '/about', redirect: '/about/us' },
  page('aboutUs', '/about/us', article),
  page('aboutTalents', '/about/talents', article),
  page('aboutContact', '/about/contact', article),
  page('aboutFaq', '/about/FAQ', article),

  page('courseAdd', '/courseAdd', authoring('courseManage')),
  page('createdCourse', '/createdCourse', authoring('courseManage')),
  page('createdShortVideo', '/createdShortVideo', authoring('courseManage')),
  page('createdListen', '/createdListen', authoring('courseManage')),
  page('courseManage', '/courseManage', authoring('creation')),
  page('courseHome', '/courseHome', { showNav: true, parent: 'course' }),
  page('coursePlay', '/coursePlay', { hiddenRight: true }),
  page('viewCoursePlay', '/viewCoursePlay', { parent: 'courseManage' }),
  page('viewShortCourse', '/viewShortCourse', { parent: 'courseManage' }),
  page('shortCoursePlay', '/shortCoursePlay', {}),
  page('studioHome', '/studioHome', { showNav: true, parent: 'teacher' }),
  page('studioAdd', '/studioAdd', authoring('studioManage')),
  page('studioManage', '/studioManage', authoring('creation')),
  listWithDetails('articles', '/articles', { showNav: true, keepAlive: true }, 'article'),
  page('createExamination', '/createExamination', authoring('examinationManage')),
  page('questionEdit', '/questionEdit', authoring('examinationManage')),
  page('quizEdit', '/quizEdit', { feature: 'quizzes', parent: 'courseManage' }),
  page('createLive', '/createLive', authoring('liveManage')),
  page('liveManage', '/liveManage', authoring('creation')),
  page('createdProject', '/createdProject', authoring('courseManage')),
  page('examinationManage', '/examinationManage', authoring('creation')),
  page('examinationReadings', '/examinationReadings', { ...exams, parent: 'creation' }),
  page('selectiveLearning', '/selectiveLearning', { feature: 'authoring', parent: 'myProject' }),
  page('selectiveManage', '/selectiveManage', authoring('creation')),
  page('notification', '/notification', { showNav: true }),
  page('accountMyData', '/accountCentral/myData', within('myData')),

  { path: '/space', redirect: '/space/workbench' },
  page('workbench', '/space/workbench', space),
  page('myEchelon', '/space/myEchelon', space),
  page('studyArchive', '/space/studyArchive', space),
  page('myCourses', '/space/myCourses', space),
  page('myCourse', '/space/myCourse', within('myCourses')),
  page('favourites', '/space/favourites', { ...within('myCourses'), feature: 'favourites' }),
  page('listen', '/space/listen', records('myCourses')),
  page('observation', '/space/listen/:id', observations),
  page('myShortVideo', '/space/myShortVideo', records('myCourses')),
  page('myStudio', '/space/myStudio', records('workbench')),
  page('myProject', '/space/myProject', within('workbench')),
  page('guidedProject', '/space/guidedProject', { ...within('workbench'), feature: 'workspaces' }),
  page('homework', '/space/homework/:id', { ...within('workbench'), feature: 'workspaces' }),
  page('myLive', '/space/myLive', records('workbench')),
  listWithDetails('myExamination', '/space/myExamination', records('workbench'), 'exam', exams),
  page('myActive', '/space/myActive', within('workbench')),
  page('myStudyTask', '/space/myStudyTask', within('workbench')),
  page('addProject', '/space/add', space),
  page('myCertificates', '/space/myCertificates', space),
  page('myOrder', '/space/myOrder', { ...space, feature: 'orders' }),
  page('orderDetail', '/space/orderDetail/:id', orders),
  page('invoiceList', '/space/invoiceList', orders),
  page('invoicing', '/space/invoicing', orders),
  page('myData', '/space/myData', space),
  page('editData', '/space/edit/:currentRole/:identityBind', within('myData')),
  page('bindPhone', '/space/bindPhone', within('myData')),
  page('settingPwd', '/space/settingPwd', within('myData')),
  page('updatePwd', '/space/updatePwd', within('myData')),
  page('forgetPwd', '/space/forgetPwd', within('myData')),
  page('bindCard', '/space/bindCard', within('myData')),
  page('point', '/space/point', space),
  page('myNotification', '/space/myNotification', space),
  page('creation', '/space/creation', { ...space, feature: 'authoring' }),
];

export function isRedirect(route: Route): route is RedirectRoute {
  return 'redirect' in route;
}
