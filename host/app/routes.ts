import type { ComponentType } from 'react';
import type { PageName } from '../../src/texts/pages.ts';

/** What a page says of its surroundings and of who may see it. */
export interface RouteMeta {
  /** Public: needs no login. */
  notLogin?: true;
  /** Reachable by everybody, also in an organisation that is not public: login pages, error pages. */
  openToAll?: true;
  hiddenHeader?: true;
  hiddenFooter?: true;
  /** Leaves only the logo in the header: on the pages that lead in. */
  bareHeader?: true;
  /** Hides the floating feedback button. */
  hiddenRight?: true;
  /** Shows the configured navigation row. */
  showNav?: true;
  /** The page's state survives leaving and coming back. */
  keepAlive?: true;
  /** The name of the menu entry to highlight. */
  parent?: PageName;
  /** Stands in the personal space: beside its menu, below its breadcrumb. */
  space?: true;
  /** Asks before it changes the session: an `orgCode` in its address logs nobody out. */
  asksFirst?: true;
  /** Needs the bound-info that the scan login keeps in session storage. */
  wxBinding?: true;
}

export type PageModule = { default: ComponentType };

export interface PageRoute {
  /** Names the page, its title in the texts, and its entry in a menu. */
  name: PageName;
  path: string;
  meta: RouteMeta;
  load: () => Promise<PageModule>;
}

export interface RedirectRoute {
  path: string;
  redirect: string;
}

export type Route = PageRoute | RedirectRoute;

const pending = () => import('./pages/PendingPage.tsx');

const apart: RouteMeta = { notLogin: true, openToAll: true, hiddenRight: true };
const entry: RouteMeta = { ...apart, bareHeader: true };
const linkLogin: RouteMeta = { ...entry, asksFirst: true };
const list: RouteMeta = { notLogin: true, showNav: true, keepAlive: true };
const open: RouteMeta = { notLogin: true, showNav: true };
const space: RouteMeta = { space: true };
const within = (parent: PageName): RouteMeta => ({ ...space, parent });

function page(
  name: PageName,
  path: string,
  meta: RouteMeta,
  load: () => Promise<PageModule> = pending,
): PageRoute {
  return { name, path, meta, load: meta.space ? () => inFrame(load) : load };
}

/** A page of the space comes together with what stands around it. */
async function inFrame(load: () => Promise<PageModule>): Promise<PageModule> {
  const [module] = await Promise.all([load(), import('./layout/SpaceLayout.tsx')]);
  return module;
}

/** The whole route table; the first path that fits is the page. Unknown paths go to /404. */
export const routes: readonly Route[] = [
  { path: '/', redirect: '/index' },

  { path: '/login', redirect: '/login/index' },
  page('login', '/login/index', entry, () => import('./pages/login/LoginPage.tsx')),
  page(
    'mobileRegister',
    '/login/mobileRegister',
    entry,
    () => import('./pages/login/MobileRegisterPage.tsx'),
  ),
  page('wxScanLogin', '/login/wxScanLogin', entry, () => import('./pages/login/ScanLoginPage.tsx')),
  page(
    'wxPhoneBinding',
    '/login/wxPhoneBinding',
    { ...entry, wxBinding: true },
    () => import('./pages/login/PhoneBindingPage.tsx'),
  ),
  page('forget', '/login/forget', entry, () => import('./pages/login/ForgetPage.tsx')),
  page('register', '/login/register', entry, () => import('./pages/login/RegisterPage.tsx')),
  page('activate', '/login/activate', entry, () => import('./pages/login/ActivatePage.tsx')),
  page('appLogin', '/login/appLogin', linkLogin, () => import('./pages/login/AppLoginPage.tsx')),
  page('commonLogin', '/commonLogin', entry, () => import('./pages/login/CommonLoginPage.tsx')),
  page('wxlogin', '/wxlogin', entry, () => import('./pages/login/WxLoginPage.tsx')),
  page('qrcode', '/qrcode', entry, () => import('./pages/login/QrCodePage.tsx')),
  page('loginBack', '/login_back', linkLogin, () => import('./pages/login/LoginBackPage.tsx')),
  page('notFound', '/404', apart, () => import('./pages/NotFoundPage.tsx')),
  page('serverError', '/500', apart, () => import('./pages/ServerErrorPage.tsx')),
  page('public', '/public', open, () => import('./pages/PublicPage.tsx')),

  page('home', '/index', list, () => import('./pages/home/HomePage.tsx')),
  page('course', '/course', list),
  page('superstore', '/superstore', list),
  page('project', '/project', list),
  page('teacher', '/teacher', list),
  page('activity', '/activity', list),
  page('liveList', '/liveList', list),
  page('live', '/liveList/live', { notLogin: true, hiddenRight: true, parent: 'liveList' }),
  page('appDownload', '/appDownload', open),
  page('search', '/search', { ...list }),
  page('resourceDetails', '/resourceDetails', open),
  page('projectHelp', '/projectHelp', open),
  page('contest', '/contest', list),
  page('supermarket', '/supermarket', open),
  page('ccVideoPlay', '/ccVideoPlay', { notLogin: true, hiddenRight: true }),
  page(
    'customerService',
    '/customerService',
    {
      notLogin: true,
      hiddenHeader: true,
      hiddenFooter: true,
      hiddenRight: true,
    },
    () => import('./pages/CustomerServicePage.tsx'),
  ),
  page('homePage', '/homePage/:id', open),
  page('thirdProject', '/thirdProject/:id', { ...open, parent: 'project' }),
  { path: '/about', redirect: '/about/us' },
  page('aboutUs', '/about/us', open),
  page('aboutTalents', '/about/talents', open),
  page('aboutContact', '/about/contact', open),
  page('aboutFaq', '/about/FAQ', open),

  page('courseAdd', '/courseAdd', {}),
  page('createdCourse', '/createdCourse', {}),
  page('createdShortVideo', '/createdShortVideo', {}),
  page('createdListen', '/createdListen', {}),
  page('courseManage', '/courseManage', {}),
  page('courseHome', '/courseHome', { showNav: true, parent: 'course' }),
  page('coursePlay', '/coursePlay', { hiddenRight: true }),
  page('viewCoursePlay', '/viewCoursePlay', {}),
  page('viewShortCourse', '/viewShortCourse', {}),
  page('shortCoursePlay', '/shortCoursePlay', {}),
  page('studioHome', '/studioHome', { showNav: true, parent: 'teacher' }),
  page('studioAdd', '/studioAdd', {}),
  page('studioManage', '/studioManage', {}),
  page('articles', '/articles', { showNav: true }),
  page('createExamination', '/createExamination', {}),
  page('questionEdit', '/questionEdit', {}),
  page('createLive', '/createLive', {}),
  page('liveManage', '/liveManage', {}),
  page('createdProject', '/createdProject', {}),
  page('examinationManage', '/examinationManage', {}),
  page('examinationReadings', '/examinationReadings', {}),
  page('selectiveLearning', '/selectiveLearning', {}),
  page('selectiveManage', '/selectiveManage', {}),
  page('notification', '/notification', { showNav: true }, () => import('./pages/MessagesPage.tsx')),
  page(
    'accountMyData',
    '/accountCentral/myData',
    within('myData'),
    () => import('./pages/space/MyDataPage.tsx'),
  ),

  { path: '/space', redirect: '/space/workbench' },
  page('workbench', '/space/workbench', space, () => import('./pages/space/WorkbenchPage.tsx')),
  page('myEchelon', '/space/myEchelon', space),
  page('studyArchive', '/space/studyArchive', space),
  page('myCourses', '/space/myCourses', space),
  page('myCourse', '/space/myCourse', within('myCourses')),
  page('listen', '/space/listen', within('myCourses')),
  page('myShortVideo', '/space/myShortVideo', within('myCourses')),
  page('myStudio', '/space/myStudio', within('workbench')),
  page('myProject', '/space/myProject', within('workbench')),
  page('myLive', '/space/myLive', within('workbench')),
  page('myExamination', '/space/myExamination', within('workbench')),
  page('myActive', '/space/myActive', within('workbench')),
  page('myStudyTask', '/space/myStudyTask', within('workbench')),
  page('addProject', '/space/add', space, () => import('./pages/space/AddProjectPage.tsx')),
  page('myCertificates', '/space/myCertificates', space),
  page('myOrder', '/space/myOrder', space),
  page('orderDetail', '/space/orderDetail/:id', within('myOrder')),
  page('invoiceList', '/space/invoiceList', within('myOrder')),
  page('invoicing', '/space/invoicing', within('myOrder')),
  page('myData', '/space/myData', space, () => import('./pages/space/MyDataPage.tsx')),
  page(
    'editData',
    '/space/edit/:currentRole/:identityBind',
    within('myData'),
    () => import('./pages/space/EditDataPage.tsx'),
  ),
  page('bindPhone', '/space/bindPhone', within('myData'), () => import('./pages/space/BindPhonePage.tsx')),
  page('settingPwd', '/space/settingPwd', within('myData'), () => import('./pages/space/SettingPwdPage.tsx')),
  page('updatePwd', '/space/updatePwd', within('myData'), () => import('./pages/space/UpdatePwdPage.tsx')),
  page('forgetPwd', '/space/forgetPwd', within('myData'), () => import('./pages/space/ForgetPwdPage.tsx')),
  page('bindCard', '/space/bindCard', within('myData'), () => import('./pages/space/BindCardPage.tsx')),
  page('point', '/space/point', space, () => import('./pages/space/PointPage.tsx')),
  page(
    'myNotification',
    '/space/myNotification',
    space,
    () => import('./pages/space/MyNotificationPage.tsx'),
  ),
];

export function isRedirect(route: Route): route is RedirectRoute {
  return 'redirect' in route;
}
