import { parseJson } from '#src/http/parse-json.ts';
import { mobileKey } from '#src/http/signature.ts';
import type { Feature } from '#src/config.ts';
import { createSandbox, sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';

/** A fresh sandbox with the helpers that a sample needs. */
export interface Scene {
  sandbox: Sandbox;
  token: string;
  /** Returns the code that was sent to the number. */
  codeFor(mobile: string): Promise<string>;
  keyFor(mobile: string): Promise<string>;
  /** Returns the id of the first row of a list, or of the first one that matches. */
  firstOf(path: string, fits?: (row: Input) => boolean): Promise<string>;
  scan(result: 'bound' | 'unbound'): Promise<string>;
  /** Requests an endpoint and returns the `data` of the response. */
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
}

type Input = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method, path, and a valid input: a value, or a function of the scene. */
export type Row = readonly [Method, string, (Input | ((scene: Scene) => Promise<Input>))?];

const TEACHER = '13812345678';
const NOBODY = '13911112222';
const password = 'Spring#2027';

const keyed = (mobile: string) => async (scene: Scene) => ({ mobile, key: await scene.keyFor(mobile) });
const keyedPhone = async (scene: Scene) => ({ phone: TEACHER, key: await scene.keyFor(TEACHER) });
const coded =
  (mobile: string, rest: Input = {}) =>
  async (scene: Scene) => ({ mobile, code: await scene.codeFor(mobile), ...rest });
const first =
  (list: string, name = 'id') =>
  async (scene: Scene) => ({ [name]: await scene.firstOf(list) });
const inState = (list: string, wanted: string) => async (scene: Scene) => ({
  id: await scene.firstOf(`${list}?size=100`, ({ state }) => state === wanted),
});
const scanned = async (scene: Scene) => ({ jsCode: await scene.scan('bound'), orgId: '1001' });

/** An assignment of a project that the teacher guides. */
const guided = 'hw-demo-2002-1';

/** Contests for which works are handed in, voted for and reviewed; the teacher reviews the last one. */
const contests = { collecting: '6008', voting: '6020', reviewing: '6012' };

/** A lesson that the teacher has not begun to observe, by 通用课堂观察量表. */
const observed = '5022';
const ownSheet = {
  points: { '1-1': '9', '1-2': '8', '2-1': '18', '2-2': '17', '2-3': '9', '3-1': '13', '3-2': '12' },
  remarks: [{ id: 'r-1', seconds: 7, text: '追问及时' }],
  comment: '学生活动充分',
};

const filter = { current: 1, size: 10 };
const source = { sourceType: 'course', sourceId: '1' };
const picture = {
  file: new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', {
    type: 'image/png',
  }),
};
const video = new File([new Uint8Array(64)], 'a.mp4', { type: 'video/mp4' });
const tinyPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const uploaded = (file: File) => async (scene: Scene) => {
  const form = new FormData();
  form.append('file', file);
  const { id } = (await scene.ask('POST', '/api/upload/create', form)) as Input;
  return { id };
};

async function courseToLike(scene: Scene): Promise<Input> {
  return { sourceType: 'course', sourceId: await scene.firstOf('/api/course/app/course/getListByFilter') };
}

async function projectToJoin(scene: Scene): Promise<Input> {
  const mine = (await scene.ask('GET', '/pxapp/api/project/userProjectListHasOrder')) as Input[];
  const isOpen = (row: Input) => row.status !== 2 && !mine.some(({ id }) => id === row.id);
  return { projectId: await scene.firstOf('/api/project/home/getListByFilter?size=100', isOpen) };
}

async function projectToConfirm(scene: Scene): Promise<Input> {
  const isWaiting = (row: Input) => row.confirmed === false;
  return { projectId: await scene.firstOf('/pxapp/api/project/userProjectListHasOrder', isWaiting) };
}

async function ordersToInvoice(scene: Scene): Promise<Input> {
  const orders = (await scene.ask('GET', '/api/portal/invoice/orders')) as Input[];
  return {
    orderIds: orders.slice(0, 2).map(({ id }) => id),
    type: 'company',
    title: '东湖区实验小学',
    taxNumber: '91350100M000100Y43',
    email: 'finance@donghu.example',
  };
}

const authoredCourse = async (scene: Scene) => ({
  kind: 'course',
  id: await scene.firstOf('/api/portal/authoring/course/page'),
});
const authoredExam = async (scene: Scene) => ({
  id: await scene.firstOf('/api/portal/authoring/exam/page'),
});
const authoredQuiz = async (scene: Scene) => ({
  ...(await authoredCourse(scene)),
  lessonId: 'after-class',
});
const draftContent = { fields: { title: '整本书阅读教学' }, choices: {}, files: {}, chapters: [] };

/** Lists every endpoint of the specification's section 7 by area, as it is written there. */
export const callTable: Readonly<Record<string, readonly Row[]>> = {
  'auth and account': [
    ['POST', '/api/auth/user/login', { username: 'teacher', password: 'Teacher#2026', randomStr: 'r4nd0m' }],
    ['GET', '/api/user/user/info'],
    [
      'POST',
      '/api/user/sys/user/forget/reset',
      async (scene) => ({ phone: TEACHER, code: await scene.codeFor(TEACHER), password, passwordLevel: 3 }),
    ],
    ['GET', '/api/user/sys/user/forget/send', keyedPhone],
    ['GET', '/api/auth/user/send/{phone}/{key}', keyedPhone],
    ['POST', '/api/auth/login/sendSms', keyed(NOBODY)],
    ['POST', '/api/auth/login/sendSmsByResetPassword', keyed(TEACHER)],
    ['POST', '/api/auth/login/resetPasswordValid', coded(TEACHER)],
    ['POST', '/api/auth/login/resetPassword', coded(TEACHER, { password, passwordLevel: 3 })],
    ['PUT', '/api/operate/openApi/sms/validCode', coded(TEACHER)],
    ['POST', '/api/user/sys/user/bingPhone/merge', coded(NOBODY)],
    ['POST', '/api/auth/wechat/appLogin', scanned],
    ['POST', '/api/auth/wechat/bind', coded('13987654321', { openId: 'wx-new' })],
    ['PUT', '/api/user/wechat/unbind'],
    ['PUT', '/api/user/user/bindWeChat', scanned],
    [
      'POST',
      '/api/auth/wechat/wechatRegister',
      coded(NOBODY, { openId: 'wx-new', realName: '苏婉', orgCode: 'demo' }),
    ],
    ['POST', '/api/auth/wechat/sendSmsByWechatRegister', keyed(NOBODY)],
    ['POST', '/api/auth/token/key'],
    [
      'GET',
      '/api/auth/token/key/{id}',
      async ({ ask }) => ({ ...((await ask('POST', '/api/auth/token/key')) as Input) }),
    ],
    [
      'POST',
      '/api/auth/login/appLoginByOrg',
      { orgCode: 'demo', username: 'teacher', password: 'Teacher#2026' },
    ],
    ['POST', '/api/auth/login/appSmsLogin', coded(TEACHER)],
    ['POST', '/api/orgUser/login/appLogin', async ({ token }) => ({ token })],
    ['POST', '/api/orgUser/login/visitorLoginByCode', { orgCode: 'demo' }],
    ['POST', '/api/orgUser/login/activate', coded('13500003333', { password, passwordLevel: 3 })],
    ['POST', '/api/orgManage/user/register', coded(NOBODY, { orgCode: 'demo', password, passwordLevel: 3 })],
    ['GET', '/api/orgUser/register/getRegisterState', { orgCode: 'demo' }],
    [
      'POST',
      '/api/orgUser/register',
      coded(NOBODY, { orgCode: 'demo', realName: '苏婉', password, passwordLevel: 3 }),
    ],
    ['POST', '/pxapp/api/regedit/useByBase', { realName: '许静怡', idCard: '420106199203157826' }],
    ['GET', '/pxapp/api/regedit/regionListN', { parentId: '42' }],
    [
      'GET',
      '/pxapp/api/v2/regedit/pollCode',
      async ({ ask }) => {
        const { id } = (await ask('GET', '/api/orgUser/face/qrcode')) as { id: string };
        await ask('POST', '/sandbox/scan', { state: id, result: 'bound' });
        return { id };
      },
    ],
    ['GET', '/api/orgUser/user/getByMobileAndOrg', { mobile: TEACHER, orgCode: 'demo' }],
    ['GET', '/api/orgUser/user/getByMobile', { mobile: TEACHER }],
    ['GET', '/api/orgUser/face/qrcode'],
    ['GET', '/api/orgUser/user/infoForAdmin'],
    ['GET', '/api/orgUser/org/getNavigationListByPc', {}],
    ['GET', '/api/orgUser/user/getCollectInfo'],
    ['GET', '/api/orgUser/user/getUserAppendInfo'],
    ['GET', '/api/operate/platUser/getUserSafeInfo'],
    ['GET', '/api/operate/platUser/sendCode', {}],
    ['POST', '/api/operate/platUser/sendRebindCode', { mobile: NOBODY }],
    ['PUT', '/api/operate/platUser/validUnbindByOriMobile', coded(TEACHER)],
    ['PUT', '/api/operate/platUser/validUnbind', coded(TEACHER)],
    [
      'PUT',
      '/api/operate/platUser/bindMobile',
      async (scene) => {
        await scene.ask('PUT', '/api/operate/platUser/validUnbind', { code: await scene.codeFor(TEACHER) });
        return { mobile: NOBODY, code: await scene.codeFor(NOBODY) };
      },
    ],
    ['GET', '/api/operate/platUser/sendUnbindCode'],
    ['GET', '/api/operate/subject/list'],
    ['GET', '/proxy/wechat/access_token', async (scene) => ({ code: await scene.scan('unbound') })],
    [
      'GET',
      '/proxy/wechat/userinfo',
      async (scene) => {
        const access = await scene.ask(
          'GET',
          `/proxy/wechat/access_token?code=${await scene.scan('unbound')}`,
        );
        return access as Input;
      },
    ],
  ],
  password: [
    ['PUT', '/api/operate/platUser/updatePassword', { type: 'change', oldPwd: 'Teacher#2026', password }],
    ['GET', '/api/user/space/personal/getUserPhone'],
  ],
  'organisation config': [
    ['GET', '/api/orgUser/org/getConfigByCode', { orgCode: 'demo' }],
    ['GET', '/api/orgUser/org/getConfigById', {}],
    ['GET', '/api/orgUser/org/getModuleListByPc'],
    ['GET', '/api/orgUser/org/getAuditPermission'],
    ['GET', '/api/orgUser/org/getIssuePermission'],
  ],
  'space and study': [
    ['GET', '/api/orgUser/task/getUserTaskTotals'],
    ['GET', '/api/orgUser/task/page', filter],
    ['GET', '/api/orgUser/user/getTotal'],
    ['GET', '/api/orgUser/user/getStudyTotal'],
    ['GET', '/api/orgUser/user/getUserTotal'],
    ['GET', '/api/orgUser/user/getInfoArchive'],
    ['GET', '/api/course/app/market/archives/page', filter],
    ['GET', '/api/project/home/archives/page', filter],
    ['GET', '/pxapp/api/project/userProjectListHasOrder'],
    ['GET', '/api/user/v3/learningTasks'],
    ['GET', '/api/user/v2/learningTasks/number'],
    ['GET', '/hkw/api/my/wallet'],
    ['GET', '/api/activity/base/mine/page', filter],
    ['GET', '/hkw/api/my/course', filter],
    ['GET', '/hkw/api/my/card/amount', { cardType: 'coupon', status: 'useable' }],
    ['GET', '/api/v/credit/mine'],
    ['GET', '/api/v/signrecord/detail'],
    ['GET', '/api/orgUser/cert/getCertPage', filter],
    ['GET', '/api/orgUser/cert/getBase64Image', first('/api/orgUser/cert/getCertPage')],
    ['GET', '/api/user/completeInfo'],
    ['GET', '/pxapp/api/v6/user/userRequireInfo'],
    ['POST', '/pxapp/api/v2/study/apply', projectToJoin],
    ['POST', '/pxapp/api/v4/user/projectConfirm', projectToConfirm],
    ['GET', '/pxapp/api/project/get/{id}', first('/api/project/home/getListByFilter')],
    ['GET', '/api/research/person/region/project/user/{id}', first('/api/project/home/getListByFilter')],
    ['GET', '/api/orgUser/category/getTreeList'],
    ['GET', '/api/orgUser/tag/getTreeList'],
  ],
  uploads: [
    ['POST', '/api/upload/create', picture],
    ['POST', '/api/upload/imgCreate', picture],
    ['POST', '/api/upload/cover/create', picture],
    ['POST', '/api/upload/avatar/upload', { userId: 'u-1001', base64: tinyPicture }],
    ['GET', '/api/upload/cover/page', filter],
    ['DELETE', '/api/upload/remove/{id}', uploaded(picture.file)],
    ['DELETE', '/api/upload/video/remove/{id}', uploaded(video)],
    ['GET', '/api/upload/excel/fail'],
    ['POST', '/api/upload/imgCard', picture],
  ],
  'comments and likes': [
    ['POST', '/api/interact/comment', { ...source, content: '很受启发，已推荐给教研组。' }],
    [
      'DELETE',
      '/api/interact/comment/{id}',
      async ({ ask }) => {
        const comment = await ask('POST', '/api/interact/comment', {
          ...source,
          content: '写错了，稍后重发。',
        });
        return { id: (comment as { id: string }).id };
      },
    ],
    ['GET', '/api/interact/comment/page', { ...source, ...filter }],
    ['GET', '/api/interact/comment/total', source],
    ['GET', '/api/interact/v2/comment/page', { ...source, ...filter }],
    [
      'GET',
      '/api/interact/v2/comment/secondPage',
      async (scene) => ({
        parentId: await scene.firstOf('/api/interact/v2/comment/page?sourceType=course&sourceId=1'),
        ...filter,
      }),
    ],
    ['POST', '/api/interact/v2/comment', { ...source, content: '请问课件可以下载吗？' }],
    ['POST', '/api/interact/like', courseToLike],
    [
      'POST',
      '/api/interact/comment/report',
      async (scene) => ({
        commentId: await scene.firstOf('/api/interact/v2/comment/page?sourceType=course&sourceId=1'),
      }),
    ],
    [
      'PUT',
      '/api/interact/comment/{id}/pin',
      async (scene) => ({
        id: await scene.firstOf('/api/interact/v2/comment/page?sourceType=project&sourceId=2002'),
        pinned: true,
      }),
    ],
  ],
  'filtered lists': [
    ['GET', '/api/activity/base/getListByFilter', filter],
    ['GET', '/api/course/app/course/getListByFilter', filter],
    ['GET', '/api/studio/app/studio/getListByFilter', filter],
    ['GET', '/api/project/home/getListByFilter', filter],
    ['GET', '/api/paper/getListByFilter', filter],
    ['GET', '/api/interact/discover/getListByFilter', filter],
    ['GET', '/api/live/live/getListByFilter', filter],
  ],
  feedback: [
    ['GET', '/api/orgUser/problem/page', { current: 1 }],
    ['POST', '/api/orgUser/problem', { type: 1, content: '视频无法播放', url: '', problemUrl: '/course' }],
    ['GET', '/api/orgUser/problem/{id}', { id: 'p-1033' }],
    ['GET', '/api/orgUser/problem/getMsgList', { problemId: 'p-1032' }],
    ['POST', '/api/orgUser/problem/sendMsg', { problemId: 'p-1033', content: '还是不行', url: '' }],
    ['PUT', '/api/orgUser/problem/close', { problemId: 'p-1033' }],
    ['GET', '/api/orgUser/chat/getUnreadCount'],
    ['GET', '/api/orgUser/hotQuestion/page', { current: 1 }],
    ['GET', '/api/orgUser/hotQuestion/{id}', { id: 'q-1' }],
    [
      'POST',
      '/api/orgUser/feedback/submit',
      {
        content: '希望课程可以下载音频',
        type: 2,
        userContact: TEACHER,
        title: '功能建议',
        device: 'Chrome 156',
        userName: '陈思远',
        version: '1.0.0',
        files: '',
      },
    ],
  ],
  notifications: [
    ['GET', '/api/msg/message/page', { type: 1, isRead: 0, current: 1, size: 200 }],
    ['GET', '/api/msg/message/getMessageCount'],
    ['PUT', '/api/msg/message/read', first('/api/msg/message/page')],
    ['PUT', '/api/msg/message/clean', { type: 1 }],
  ],
  'home and marketing': [
    ['GET', '/api/operate/banner2/list', { position: 1 }],
    ['POST', '/api/operate/banner2/click/{id}', first('/api/operate/banner2/list?position=1')],
    ['GET', '/api/operate/advert/list'],
    ['POST', '/api/operate/advert/click/{id}', first('/api/operate/advert/list')],
    ['GET', '/hkw/api/category'],
    ['GET', '/hkw/api/tag'],
    ['GET', '/hkw/api/course_set'],
    ['GET', '/hkw/api/master/studio/index'],
    ['GET', '/hkw/api/province'],
    ['GET', '/api/activity/top/list'],
    ['GET', '/api/activity/rank/getActHotList'],
    ['GET', '/api/activity/rank/getNewActHotList'],
    ['GET', '/api/activity/rank/getUserHotList'],
    ['GET', '/api/activity/base/page', filter],
    ['GET', '/api/activity/home/page', filter],
    ['GET', '/api/user/label/listAll'],
    ['GET', '/api/operate/tag/list'],
    ['GET', '/api/project/home/page', filter],
    ['GET', '/pxapp/api/project/hot/list'],
    ['GET', '/pxapp/api/project/data'],
    ['GET', '/api/live/live/page', filter],
    ['GET', '/api/live/category/list'],
    ['GET', '/api/live/statistics'],
    ['GET', '/api/operate/homeModule/list'],
    ['PUT', '/pxapp/api/project/homePage/click/{id}', first('/api/project/home/page')],
    ['GET', '/pxapp/api/project/homePage/category/list'],
    ['GET', '/pxapp/api/project/homePage/projectList', filter],
    ['GET', '/hkw/api/ysy/home/resource/click', first('/api/interact/discover/getListByFilter')],
    ['GET', '/hkw/api/ysy/home/category'],
    ['GET', '/hkw/api/ysy/home/resource/type'],
    ['PUT', '/api/activity/home/click/{id}', first('/api/activity/home/page')],
    ['GET', '/api/activity/homeCategory/list'],
    ['GET', '/api/paper/getPageForHome', filter],
  ],
  credit: [
    ['GET', '/api/credit/getPersonCredit'],
    ['GET', '/api/credit/record/page', filter],
    ['GET', '/api/credit/config/getConfig'],
    ['GET', '/api/credit/getTopList'],
  ],
};

/** Lists our own endpoints, which the specification does not name. */
export const ownCalls: readonly Row[] = [
  ['POST', '/api/v/signrecord/sign'],
  ['PUT', '/api/orgUser/user/updateUserInfo', { nickname: '湖畔听雨', teachingYears: 12 }],
  ['PUT', '/api/operate/platUser/bindIdCard', { realName: '陈思远', idCard: '42010619880312452X' }],
];

async function startedExam(scene: Scene): Promise<Input> {
  const { attemptId } = (await scene.ask('POST', '/api/portal/exam/ex-1/start')) as Input;
  return { id: attemptId, answers: [{ questionId: 'q-1', answer: ['b'], at: Date.now() }] };
}

const playedCourse = async (scene: Scene): Promise<Input> => ({
  kind: 'course',
  id: await scene.firstOf('/hkw/api/my/course', ({ status }) => status === 0),
});

const workToWithdraw = async (scene: Scene): Promise<Input> => {
  const id = contests.collecting;
  const work = { title: '单元教学设计', content: '以任务带动单元学习', files: [] };
  await scene.ask('PUT', `/api/portal/contest/${id}/work`, work);
  return { id };
};

const reviewOfFinished = async (scene: Scene): Promise<Input> => ({
  sourceType: 'course',
  sourceId: await scene.firstOf('/hkw/api/my/course?size=100', ({ status }) => status === 2),
  stars: 5,
  content: '例子都来自真实课堂。',
});

/** A studio that the teacher leads. */
const led = async (scene: Scene) => ({
  sourceType: 'studio',
  sourceId: await scene.firstOf(
    '/api/studio/app/studio/getListByFilter?size=100',
    ({ authorId }) => authorId === 'u-1001',
  ),
});
const announced = async (scene: Scene) => {
  const item = await led(scene);
  const path = `/api/portal/announcement/studio/${item.sourceId}`;
  await scene.ask('POST', path, { content: '周五集体备课' });
  return { ...item, id: await scene.firstOf(`${path}/page?current=1&size=10`) };
};
const applicant = async (scene: Scene) => {
  const item = await led(scene);
  const all = await scene.ask('GET', `/api/portal/participation/studio/${item.sourceId}/request`);
  return { ...item, userId: (all as Input[])[0]?.userId, admitted: true };
};
const activityUnderWay = async (scene: Scene) => ({
  sourceType: 'activity',
  sourceId: await scene.firstOf('/api/activity/base/mine/page?size=100', ({ status }) => status === 1),
});

const quiz = async (scene: Scene) => ({
  courseId: '5004',
  quizId: ((await scene.ask('GET', '/api/portal/quiz/5004')) as Input[])[0]?.id,
  answers: {},
});

async function courseToBuy(scene: Scene): Promise<string> {
  const mine = (await scene.ask('GET', '/hkw/api/my/course?size=100')) as { records: Input[] };
  const isOwn = (row: Input) => mine.records.some(({ id }) => id === row.id);
  return scene.firstOf(
    '/api/course/app/course/getListByFilter?size=200',
    (row) => Number(row.price) > 0 && row.authorId !== 'u-1001' && !isOwn(row),
  );
}

/** The calls of each feature, which only back ends answer whose settings list it. */
export const featureCalls: Readonly<Record<Feature, readonly Row[]>> = {
  records: [['GET', '/api/portal/record/{kind}/page', { kind: 'listen', ...filter }]],
  orders: [
    ['GET', '/api/portal/order/page', filter],
    [
      'POST',
      '/api/portal/order/create',
      async (scene) => ({ sourceType: 'course', sourceId: await courseToBuy(scene) }),
    ],
    ['GET', '/api/portal/order/get/{id}', first('/api/portal/order/page')],
    ['GET', '/api/portal/order/isPay/{id}', inState('/api/portal/order/page', 'paid')],
    ['PUT', '/api/portal/order/cancel/{id}', inState('/api/portal/order/page', 'unpaid')],
    ['DELETE', '/api/portal/order/remove/{id}', inState('/api/portal/order/page', 'cancelled')],
    ['GET', '/api/portal/invoice/titles'],
    ['GET', '/api/portal/invoice/orders'],
    ['POST', '/api/portal/invoice/create', ordersToInvoice],
    ['GET', '/api/portal/invoice/page', filter],
    ['GET', '/api/portal/invoice/get/{id}', first('/api/portal/invoice/page')],
    ['GET', '/api/portal/invoice/file/{id}', inState('/api/portal/invoice/page', 'issued')],
  ],
  exams: [
    ['GET', '/api/portal/exam/{id}', { id: 'ex-1' }],
    ['POST', '/api/portal/exam/{id}/start', { id: 'ex-1' }],
    ['GET', '/api/portal/exam/attempt/{id}', startedExam],
    ['POST', '/api/portal/exam/attempt/{id}/answers', startedExam],
    ['POST', '/api/portal/exam/attempt/{id}/submit', startedExam],
    ['GET', '/api/portal/exam/attempt/{id}/result', { id: 'ex-2-1' }],
    ['GET', '/api/portal/exam/marking/page', filter],
    ['GET', '/api/portal/exam/marking/{id}/papers', { id: 'mk-1' }],
    ['GET', '/api/portal/exam/paper/{id}', { id: 'mk-1-1' }],
    [
      'PUT',
      '/api/portal/exam/paper/{id}/mark',
      { id: 'mk-1-20', questionId: 'r-11', points: 16, comment: '目标明确' },
    ],
  ],
  authoring: [
    ['GET', '/api/portal/authoring/overview'],
    ['GET', '/api/portal/authoring/{kind}/page', { kind: 'course', ...filter }],
    ['GET', '/api/portal/authoring/{kind}/{id}', authoredCourse],
    ['POST', '/api/portal/authoring/{kind}', { kind: 'course', action: 'draft', content: draftContent }],
    ['DELETE', '/api/portal/authoring/{kind}/{id}', authoredCourse],
    ['GET', '/api/portal/authoring/exam/{id}/questions', authoredExam],
    [
      'PUT',
      '/api/portal/authoring/exam/{id}/questions',
      async (scene) => ({ ...(await authoredExam(scene)), version: 1, questions: [] }),
    ],
    [
      'POST',
      '/api/portal/authoring/exam/{id}/questions/import',
      async (scene) => ({
        ...(await authoredExam(scene)),
        file: new File(['题型,题目,答案,分值\n判断题,地球是圆的,对,2\n'], '试题.csv'),
      }),
    ],
    ['GET', '/api/portal/selective/list'],
    ['PUT', '/api/portal/selective/{id}', { id: 'sel-2', courseIds: ['sel-2-1', 'sel-2-2'] }],
  ],
  progress: [
    ['GET', '/api/portal/progress/{kind}/{id}', playedCourse],
    [
      'POST',
      '/api/portal/progress',
      async (scene) => {
        const { kind, id } = await playedCourse(scene);
        const lesson = {
          lessonId: `${String(id)}-1-1`,
          ranges: [[0, 12]],
          at: 12,
          duration: 24,
          time: Date.now(),
        };
        return { parts: [{ kind, itemId: id, ...lesson }] };
      },
    ],
  ],
  people: [['GET', '/api/portal/person/{id}', { id: 'u-1002' }]],
  favourites: [
    ['GET', '/api/portal/favourite/page', filter],
    ['PUT', '/api/portal/favourite', { sourceType: 'course', sourceId: '5003', favourite: true }],
  ],
  reviews: [
    [
      'GET',
      '/api/portal/review/{sourceType}/{sourceId}/page',
      { sourceType: 'course', sourceId: '5003', ...filter },
    ],
    ['PUT', '/api/portal/review/{sourceType}/{sourceId}', reviewOfFinished],
  ],
  workspaces: [
    ['GET', '/api/portal/workspace/{id}', { id: '2001' }],
    ['GET', '/api/portal/workspace/guided/list'],
    ['GET', '/api/portal/homework/{id}', { id: 'hw-demo-2001-1' }],
    ['PUT', '/api/portal/homework/{id}/submission', { id: guided, content: '以任务带动单元学习', files: [] }],
    ['GET', '/api/portal/homework/{id}/submission', { id: guided }],
    [
      'PUT',
      '/api/portal/homework/{id}/submission/{submissionId}',
      {
        id: guided,
        submissionId: `${guided}-1`,
        status: 2,
        points: 90,
        remark: '目标清楚',
        isExcellent: true,
      },
    ],
    ['POST', '/api/portal/homework/{id}/reminder', { id: guided }],
  ],
  participation: [
    ['GET', '/api/portal/participation/{sourceType}/{sourceId}', led],
    [
      'PUT',
      '/api/portal/participation/{sourceType}/{sourceId}',
      async (scene) => ({ ...(await activityUnderWay(scene)), joined: false }),
    ],
    ['POST', '/api/portal/participation/{sourceType}/{sourceId}/presence', activityUnderWay],
    ['GET', '/api/portal/participation/{sourceType}/{sourceId}/request', led],
    ['PUT', '/api/portal/participation/{sourceType}/{sourceId}/request/{userId}', applicant],
    [
      'GET',
      '/api/portal/announcement/{sourceType}/{sourceId}/page',
      async (scene) => ({ ...(await led(scene)), ...filter }),
    ],
    [
      'POST',
      '/api/portal/announcement/{sourceType}/{sourceId}',
      async (scene) => ({ ...(await led(scene)), content: '周五集体备课' }),
    ],
    ['DELETE', '/api/portal/announcement/{sourceType}/{sourceId}/{id}', announced],
  ],
  quizzes: [
    ['GET', '/api/portal/quiz/{courseId}', { courseId: '5004' }],
    ['POST', '/api/portal/quiz/{courseId}/{quizId}', quiz],
    ['GET', '/api/portal/authoring/{kind}/{id}/quizzes', authoredCourse],
    ['GET', '/api/portal/authoring/{kind}/{id}/quizzes/{lessonId}', authoredQuiz],
    [
      'PUT',
      '/api/portal/authoring/{kind}/{id}/quizzes/{lessonId}',
      async (scene) => ({ ...(await authoredQuiz(scene)), version: 1, questions: [], published: true }),
    ],
    [
      'POST',
      '/api/portal/authoring/{kind}/{id}/quizzes/{lessonId}/import',
      async (scene) => ({
        ...(await authoredQuiz(scene)),
        file: new File(['题型,题目,答案,分值\n判断题,地球是圆的,对,2\n'], '试题.csv'),
      }),
    ],
  ],
  contests: [
    ['GET', '/api/portal/contest/{id}', { id: contests.collecting }],
    ['GET', '/api/portal/contest/{id}/work/page', { id: contests.voting, ...filter }],
    [
      'PUT',
      '/api/portal/contest/{id}/work',
      { id: contests.collecting, title: '单元教学设计', content: '以任务带动单元学习', files: [] },
    ],
    ['DELETE', '/api/portal/contest/{id}/work', workToWithdraw],
    [
      'PUT',
      '/api/portal/contest/{id}/work/{workId}/vote',
      { id: contests.voting, workId: `${contests.voting}-1`, voted: true },
    ],
    ['GET', '/api/portal/contest/{id}/review', { id: contests.reviewing }],
    [
      'PUT',
      '/api/portal/contest/{id}/review/{workId}',
      {
        id: contests.reviewing,
        workId: `${contests.reviewing}-9`,
        points: { aim: 28, design: 36, assessment: 17, form: 9 },
        remark: '任务真实',
      },
    ],
    ['GET', '/api/portal/contest/review/list'],
  ],
  observations: [
    ['GET', '/api/portal/observation/{id}', { id: observed }],
    ['PUT', '/api/portal/observation/{id}', { id: observed, ...ownSheet, basedOn: 0 }],
    ['POST', '/api/portal/observation/{id}/submission', { id: observed, ...ownSheet }],
  ],
  related: [['GET', '/api/portal/related/{kind}/{id}', { kind: 'project', id: '2001' }]],
};

const keyFor = (mobile: string) => mobileKey(mobile, sandboxSettings.smsKey);

/** Creates a sandbox per sample, so that samples do not affect each other. */
export function createScene(options?: Parameters<typeof createSandbox>[0]): Scene {
  const sandbox = createSandbox(options);
  const token = sandbox.tokenOf('teacher');

  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await sandbox.fetch(`http://localhost${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = parseJson(await response.text()) as { data?: unknown };
    return answer.data ?? answer;
  }

  return {
    sandbox,
    token,
    ask,
    keyFor,
    async codeFor(mobile) {
      await ask('POST', '/api/auth/login/sendSms', { mobile, key: await keyFor(mobile) });
      return ((await ask('GET', `/sandbox/sms?mobile=${mobile}`)) as { code: string }).code;
    },
    async firstOf(path, fits = () => true) {
      const data = (await ask('GET', path)) as { records?: Input[] } | Input[];
      return String((Array.isArray(data) ? data : data.records)?.find(fits)?.id ?? '');
    },
    async scan(result) {
      return ((await ask('POST', '/sandbox/scan', { state: 'sample', result })) as { code: string }).code;
    },
  };
}
