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

/** The queries that change when a user joins or confirms a project. */
export const projectPaths = [
  '/pxapp/api/project/get/{id}',
  '/pxapp/api/project/userProjectListHasOrder',
  '/api/project/home/getListByFilter',
  '/api/orgUser/user/getTotal',
  '/api/user/v3/learningTasks',
  '/api/user/v2/learningTasks/number',
];

/** Everything that shows an order. */
export const orderPaths = [
  '/api/portal/order/page',
  '/api/portal/order/get/{id}',
  '/api/portal/invoice/orders',
];

/** Everything that shows an invoice, or that an order has one. */
export const invoicePaths = [...orderPaths, '/api/portal/invoice/page', '/api/portal/invoice/titles'];
