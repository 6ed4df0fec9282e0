/** Connects the portal with the second back end: its paths, its names, its lists and its errors. */

/** Our number for each word of theirs. */
const sorts = { broken: 1, usage: 2, design: 3, other: 4 };
const phases = { open: 0, done: 1, answered: 2 };
const topics = { system: 1, learning: 2 };
const wordOf = (numbers, number) => Object.keys(numbers).find((word) => numbers[word] === number);

const ok = (data = null) => ({ code: 200, data });
const done = () => ok();
const none = () => ({});
const page = (query) => ({ page: query.current, per_page: query.size });
const paged = ({ query }) => ({ query: page(query) });
const listOf = (turn) => (body) => ok({ records: body.items.map(turn), total: body.count });
const session = (body) => ok({ token: body.access_token, userId: body.person });

const course = (one) => ({
  id: one.key,
  title: one.name,
  cover: one.picture,
  summary: one.blurb,
  hot: one.views,
  tags: [one.topic],
  teacher: one.lecturer,
  status: one.phase === 'running' ? 1 : 2,
  createTime: one.opened_at,
  content: one.html,
});

const letter = (one) => ({
  id: one.key,
  content: one.text,
  type: topics[one.topic],
  isRead: one.seen_at ? 1 : 0,
  createTime: one.sent_at,
});

const report = (one) => ({
  problemId: one.key,
  type: sorts[one.sort],
  state: phases[one.phase],
  content: one.text,
  problemUrl: one.page,
  url: one.shots.join(','),
  createTime: one.filed_at,
});

/** @type {import('portal-widgets/adapter').Adapter} */
export default {
  '*': { failure: (body) => ({ msg: body.error?.detail }) },
  getOrgByCode: {
    path: '/v1/tenants/{slug}',
    request: ({ query }) => ({ path: { slug: query.orgCode } }),
    response: ({
      tenant_id: orgId,
      slug: orgCode,
      title: name,
      sign_in,
      open_to_visitors: isPublic,
      hotline,
    }) => ok({ orgId, orgCode, name, userLoginType: sign_in, isPublic, supportPhone: hotline }),
  },
  guestLogin: { path: '/v1/sessions/visitor', request: none, response: session },
  login: {
    path: '/v1/sessions',
    request: ({ query }) => ({ body: { login: query.username, secret: query.password } }),
    response: session,
  },
  logoutCall: { path: '/v1/sessions/current', method: 'DELETE' },
  getUserInfo: {
    path: '/v1/me',
    response: ({ person_id, display_name: realName, login: username, tenant: orgCode }) =>
      ok({ userInfo: { userId: String(person_id), realName, username, orgCode }, roles: ['teacher'] }),
  },
  getNavigation: {
    path: '/v1/menu',
    request: none,
    response: (body) => ok(body.map(({ kind, label }) => ({ navigationCode: kind, name: label }))),
  },
  getHomeModules: {
    path: '/v1/modules',
    response: (body) => ok(body.map(({ key, kind }) => ({ id: key, code: kind, name: kind }))),
  },
  getCourses: {
    path: '/v1/catalogue/courses',
    request: ({ query }) => ({ query: { ...page(query), key: query.id, text: query.searchVal } }),
    response: listOf(course),
  },
  getMyCourses: {
    path: '/v1/learning/courses',
    request: paged,
    response: listOf((one) => ({ ...course(one.course), progress: one.done * 100 })),
  },
  getNotifications: {
    path: '/v1/letters',
    request: ({ query }) => ({ query: { ...page(query), topic: wordOf(topics, query.type) } }),
    response: listOf(letter),
  },
  getNotificationCounts: {
    path: '/v1/letters/unseen',
    response: (body) => ok([{ type: 1, count: body.system }]),
  },
  markNotificationRead: {
    path: '/v1/letters/{key}',
    method: 'PATCH',
    request: ({ body }) => ({ path: { key: body.id }, body: { seen: true } }),
    response: done,
  },
  markAllNotificationsRead: { path: '/v1/letters/seen', method: 'POST', request: none, response: done },
  getTickets: { path: '/v1/reports', request: paged, response: listOf(report) },
  submitTicket: {
    path: '/v1/reports',
    request: ({ body: { type, content, url, problemUrl } }) => ({
      body: { sort: wordOf(sorts, type), text: content, page: problemUrl, shots: url ? url.split(',') : [] },
    }),
    response: ({ key }) => ok({ problemId: key }),
  },
};
