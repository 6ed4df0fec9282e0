/** Paths of queries that several mutations change. */

/** The credit of the user, in any widget or page. */
export const creditPaths = [
  '/api/v/credit/mine',
  '/api/orgUser/user/getStudyTotal',
  '/api/credit/getPersonCredit',
  '/api/credit/record/page',
  '/api/credit/getTopList',
];

/** The user's own data. */
export const ownDataPaths = [
  '/api/orgUser/user/getCollectInfo',
  '/api/orgUser/user/getUserAppendInfo',
  '/api/operate/platUser/getUserSafeInfo',
  '/api/user/completeInfo',
  '/pxapp/api/v6/user/userRequireInfo',
  '/api/user/user/info',
];

const todoPaths = [
  '/api/user/v3/learningTasks',
  '/api/user/v2/learningTasks/number',
  '/api/orgUser/task/getUserTaskTotals',
  '/api/orgUser/task/page',
];

/** The queries that change when a user joins or confirms a project. */
export const projectPaths = [
  '/api/portal/workspace/{id}',
  '/api/portal/related/{kind}/{id}',
  '/pxapp/api/project/get/{id}',
  '/pxapp/api/project/userProjectListHasOrder',
  '/api/project/home/getListByFilter',
  '/api/project/home/page',
  '/pxapp/api/project/homePage/projectList',
  '/pxapp/api/project/data',
  '/api/orgUser/user/getTotal',
  ...todoPaths,
];

/** Every list and ranking of items of the catalogue, and the figures about them. */
export const cataloguePaths = [
  '/api/activity/base/getListByFilter',
  '/api/course/app/course/getListByFilter',
  '/api/studio/app/studio/getListByFilter',
  '/api/project/home/getListByFilter',
  '/api/paper/getListByFilter',
  '/api/interact/discover/getListByFilter',
  '/api/live/live/getListByFilter',
  '/api/live/live/page',
  '/api/live/statistics',
  '/api/paper/getPageForHome',
  '/api/project/home/page',
  '/pxapp/api/project/data',
  '/pxapp/api/project/hot/list',
  '/pxapp/api/project/homePage/projectList',
  '/hkw/api/course_set',
  '/hkw/api/master/studio/index',
  '/api/orgUser/user/getUserTotal',
];

/** Own courses and short videos, and what counts or records them. */
export const ownCoursePaths = [
  '/hkw/api/my/course',
  '/api/portal/record/{kind}/page',
  '/api/orgUser/user/getTotal',
];

const notificationPaths = ['/api/msg/message/page', '/api/msg/message/getMessageCount'];

/** The queries that change when a user does a task of a project: the last one earns the certificate. */
export const taskPaths = [
  '/api/portal/workspace/{id}',
  '/api/portal/related/{kind}/{id}',
  '/pxapp/api/project/userProjectListHasOrder',
  '/api/project/home/archives/page',
  '/api/orgUser/cert/getCertPage',
  '/api/orgUser/user/getInfoArchive',
  '/api/orgUser/user/getStudyTotal',
  ...todoPaths,
  ...notificationPaths,
];

/** The queries that change when a user learns. */
export const learntPaths = [
  ...taskPaths,
  '/api/portal/progress/{kind}/{id}',
  ...ownCoursePaths,
  '/api/course/app/market/archives/page',
  ...creditPaths,
];

/** Everything that shows an order. */
export const orderPaths = [
  '/api/portal/order/page',
  '/api/portal/order/get/{id}',
  '/api/portal/invoice/orders',
];

/** The queries that change when an order is paid: what was bought is the user's own then. */
export const paidPaths = [
  ...orderPaths,
  ...ownCoursePaths,
  ...notificationPaths,
  ...projectPaths,
  '/api/course/app/course/getListByFilter',
  '/api/portal/authoring/{kind}/page',
];

/** Everything that shows an invoice, or that an order has one. */
export const invoicePaths = [...orderPaths, '/api/portal/invoice/page', '/api/portal/invoice/titles'];
