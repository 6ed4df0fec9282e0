import type { ComponentType } from 'react';
import type { Feature } from '#src/config.ts';
import type { Portal } from '#src/portal.ts';
import type { PageName } from './page-titles.ts';
import { LazySpaceLayout } from '../layout/LazySpaceLayout.ts';
import type { PageRoute } from './routes.ts';

export interface PageModule {
  default: ComponentType;
  /** Sends what the page queries first, before it is opened. */
  prefetch?: (portal: Portal, name: PageName, query: URLSearchParams) => void;
}

/** The file of each page below `pages`; a page without one is under construction. */
const files: Partial<Record<PageName, string>> = {
  login: 'login/LoginPage',
  mobileRegister: 'login/RegisterPage',
  wxScanLogin: 'login/ScanLoginPage',
  wxPhoneBinding: 'login/PhoneBindingPage',
  forget: 'login/ForgetPage',
  register: 'login/RegisterPage',
  activate: 'login/ActivatePage',
  appLogin: 'login/AppLoginPage',
  commonLogin: 'login/CommonLoginPage',
  leaveQuestion: 'login/LeaveQuestionPage',
  wxlogin: 'login/WxLoginPage',
  qrcode: 'login/QrCodePage',
  loginBack: 'login/LoginBackPage',
  authorize: 'login/AuthorizePage',
  notFound: 'errors/NotFoundPage',
  serverError: 'errors/ServerErrorPage',
  public: 'public/PublicPage',
  home: 'home/HomePage',
  course: 'lists/ListPage',
  superstore: 'lists/ListPage',
  project: 'lists/ListPage',
  teacher: 'lists/ListPage',
  activity: 'lists/ListPage',
  liveList: 'lists/ListPage',
  contest: 'lists/ListPage',
  supermarket: 'lists/ListPage',
  resourceDetails: 'lists/ListPage',
  articles: 'lists/ListPage',
  appDownload: 'about/AppDownloadPage',
  projectHelp: 'about/ProjectHelpPage',
  aboutUs: 'about/ArticlePage',
  aboutTalents: 'about/ArticlePage',
  aboutContact: 'about/ArticlePage',
  aboutFaq: 'about/ArticlePage',
  search: 'search/SearchPage',
  customerService: 'customer-service/CustomerServicePage',
  ccVideoPlay: 'player/PlayerPage',
  coursePlay: 'player/PlayerPage',
  viewCoursePlay: 'player/PlayerPage',
  viewShortCourse: 'player/PlayerPage',
  shortCoursePlay: 'player/PlayerPage',
  homePage: 'person/PersonPage',
  notification: 'notification/NotificationPage',
  accountMyData: 'personal-data/MyDataPage',
  projectDetails: 'details/DetailsPage',
  activityDetails: 'details/DetailsPage',
  live: 'details/DetailsPage',
  resource: 'details/DetailsPage',
  contestDetails: 'details/DetailsPage',
  contestReview: 'contest-review/ContestReviewPage',
  thirdProject: 'details/DetailsPage',
  courseAdd: 'editor/EditorPage',
  createdCourse: 'editor/EditorPage',
  createdShortVideo: 'editor/EditorPage',
  createdListen: 'editor/EditorPage',
  studioAdd: 'editor/EditorPage',
  createLive: 'editor/EditorPage',
  createExamination: 'editor/EditorPage',
  createdProject: 'editor/EditorPage',
  courseHome: 'details/DetailsPage',
  studioHome: 'details/DetailsPage',
  article: 'details/DetailsPage',
  courseManage: 'manage/ManagePage',
  studioManage: 'manage/ManagePage',
  liveManage: 'manage/ManagePage',
  examinationManage: 'manage/ManagePage',
  selectiveManage: 'manage/ManagePage',
  selectiveLearning: 'manage/SelectivePage',
  questionEdit: 'question-edit/QuestionEditPage',
  quizEdit: 'question-edit/QuizEditPage',
  exam: 'exam/ExamPage',
  examinationReadings: 'marking/MarkingPage',
  creation: 'creation/CreationPage',
  workbench: 'workbench/WorkbenchPage',
  myCourses: 'learning/LearningCentrePage',
  myCourse: 'learning/LearningPage',
  favourites: 'favourites/FavouritesPage',
  homework: 'homework/HomeworkPage',
  listen: 'learning/LearningPage',
  observation: 'observation/ObservationPage',
  myShortVideo: 'learning/LearningPage',
  myStudio: 'learning/LearningPage',
  myProject: 'learning/LearningPage',
  guidedProject: 'learning/LearningPage',
  myLive: 'learning/LearningPage',
  myExamination: 'learning/LearningPage',
  myActive: 'learning/LearningPage',
  myStudyTask: 'learning/LearningPage',
  addProject: 'personal-data/project/AddProjectPage',
  myData: 'personal-data/MyDataPage',
  editData: 'personal-data/edit/EditDataPage',
  bindPhone: 'personal-data/mobile/BindPhonePage',
  settingPwd: 'password/SettingPwdPage',
  updatePwd: 'password/UpdatePwdPage',
  forgetPwd: 'password/ForgetPwdPage',
  bindCard: 'personal-data/card/BindCardPage',
  myOrder: 'orders/OrdersPage',
  orderDetail: 'orders/OrderPage',
  invoiceList: 'orders/InvoicesPage',
  invoicing: 'orders/InvoicingPage',
  myEchelon: 'team/TeamPage',
  point: 'point/PointPage',
  myCertificates: 'certificates/MyCertificatesPage',
  studyArchive: 'study-archive/StudyArchivePage',
  myNotification: 'notification/MyNotificationPage',
};

const loaders = import.meta.glob<PageModule>('../pages/**/*Page.tsx');

/** Loaded code is at hand at once; `import()` again would take the browser some tasks. */
const modules = new Map<string, Promise<PageModule>>();

const underConstruction = 'errors/PendingPage';

/** Returns the source file of a page, e.g. `pages/errors/NotFoundPage.tsx`. */
export function pageFile(name: PageName): string {
  return `pages/${files[name] ?? underConstruction}.tsx`;
}

/** Loads the code of a page; for a page of the personal space, it loads the layout in parallel. */
export async function loadPage({ name, meta }: PageRoute, features: readonly Feature[]): Promise<PageModule> {
  const isOffered = !meta.feature || features.includes(meta.feature);
  const file = isOffered ? pageFile(name) : `pages/${underConstruction}.tsx`;
  const [module] = await Promise.all([loadFile(file), meta.space ? LazySpaceLayout.load() : undefined]);
  return module;
}

function loadFile(file: string): Promise<PageModule> {
  const load = loaders[`../${file}`];
  if (!load) throw new Error(`${file} is missing`);
  const known = modules.get(file);
  if (known) return known;
  const loading = load();
  modules.set(file, loading);
  // A failure is tried again.
  loading.catch(() => modules.delete(file));
  return loading;
}
