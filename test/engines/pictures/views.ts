import { overlayViews } from './overlay-views.ts';
import type { View } from './view.ts';

const pageViews: readonly View[] = [
  { name: 'home', path: '/index' },
  { name: 'log-in', path: '/login/index', isScreen: true },
  {
    name: 'log-in by mobile number, with errors',
    path: '/login/index',
    isScreen: true,
    async act(tab) {
      await tab.click('tab', '短信登录');
      await tab.click('button', '登录');
    },
  },
  { name: 'registration', path: '/login/register', isScreen: true },
  { name: 'activation', path: '/login/activate', isScreen: true },
  { name: 'forgotten password', path: '/login/forget', isScreen: true },
  { name: 'list of courses', path: '/course', user: 'teacher' },
  { name: 'list of activities with rankings', path: '/activity' },
  { name: 'list of articles', path: '/articles', user: 'teacher' },
  { name: 'list of lives', path: '/liveList' },
  { name: 'search', path: '/search?searchVal=课堂' },
  { name: 'course', path: '/courseHome?id=5003', user: 'teacher' },
  { name: 'live', path: '/liveList/live?id=3003', user: 'teacher' },
  { name: 'project', path: '/project?id=2003', user: 'teacher' },
  {
    name: 'resource, shared',
    path: '/resourceDetails?id=7003',
    user: 'teacher',
    isScreen: true,
    act: (tab) => tab.click('button', '分享'),
  },
  { name: 'studio', path: '/studioHome?id=4003', user: 'teacher' },
  { name: 'activity with comments', path: '/activity?id=1003', user: 'teacher' },
  { name: 'contest', path: '/contest?id=6003' },
  { name: 'player', path: '/coursePlay?id=5001&lesson=5001-1-1', user: 'teacher', isScreen: true },
  {
    name: 'exam under way',
    path: '/space/myExamination?id=ex-1',
    user: 'teacher',
    async act(tab) {
      await tab.click('button', '开始考试');
      await tab.click('radio', 'A. 0.5 课时');
      await tab.seeText(/已保存/);
    },
  },
  { name: 'exam with its result', path: '/space/myExamination?id=ex-2', user: 'teacher' },
  { name: 'marking', path: '/examinationReadings?id=mk-1', user: 'teacher' },
  { name: 'person', path: '/homePage/p-1' },
  { name: 'questions and answers', path: '/about/FAQ' },
  { name: 'apps', path: '/appDownload' },
  { name: 'customer service', path: '/customerService', isScreen: true },
  { name: 'not found', path: '/404', isScreen: true },
  { name: 'workbench', path: '/space/workbench', user: 'teacher' },
  { name: 'own courses', path: '/space/myCourses?view=list', user: 'teacher' },
  { name: 'tasks', path: '/space/myStudyTask', user: 'teacher' },
  { name: 'study archive', path: '/space/studyArchive', user: 'teacher' },
  { name: 'certificates', path: '/space/myCertificates', user: 'teacher' },
  { name: 'orders', path: '/space/myOrder', user: 'teacher' },
  { name: 'order', path: '/space/orderDetail/202611001001', user: 'teacher' },
  { name: 'invoice', path: '/space/invoicing?orders=202611001001,202611001003', user: 'teacher' },
  { name: 'personal data', path: '/space/myData', user: 'teacher' },
  { name: 'personal data, edited', path: '/space/edit/learner/0', user: 'teacher' },
  { name: 'new password', path: '/space/updatePwd', user: 'teacher' },
  { name: 'credit', path: '/space/point', user: 'teacher' },
  { name: 'notifications', path: '/space/myNotification', user: 'teacher' },
  { name: 'team', path: '/space/myEchelon', user: 'teacher' },
  {
    name: 'editor of a course',
    path: '/courseManage?type=course&state=draft',
    user: 'teacher',
    act: (tab) => tab.click('link', /^编辑/),
  },
  { name: 'editor of a live', path: '/createLive', user: 'teacher' },
  { name: 'questions of an exam', path: '/questionEdit?id=exam-100101', user: 'teacher' },
  { name: 'authored courses', path: '/courseManage', user: 'teacher' },
  { name: 'gallery of elements', path: '/embed.html', user: 'teacher' },
  { name: 'brand studio', path: '/brand.html', user: 'teacher' },
];

const stateViews: readonly View[] = [
  { name: 'nothing yet', path: '/space/workbench', user: 'newcomer' },
  {
    name: 'loading',
    path: '/course',
    isLoading: true,
    before: (visit) =>
      visit.control('faults', {
        method: 'GET',
        path: '/api/course/app/course/getListByFilter',
        delayMs: 30_000,
        times: 9,
      }),
  },
  {
    name: 'failed',
    path: '/course',
    before: (visit) =>
      visit.control('faults', {
        method: 'GET',
        path: '/api/course/app/course/getListByFilter',
        status: 500,
        times: 9,
      }),
  },
  {
    name: 'browser too old',
    path: '/index',
    isScreen: true,
    act: (tab) =>
      tab.run(async () => {
        const html = await (await fetch('/index')).text();
        document.open();
        document.write(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
        document.close();
      }),
  },
];

export const views: readonly View[] = [...pageViews, ...overlayViews, ...stateViews];
