/** Where the inputs of calls come from. */

/** The first value of a field in the answer of another call. */
export interface Source {
  from: string;
  field: string;
  /** Only of objects with these values. */
  where?: Readonly<Record<string, Given>>;
  /** Only of objects that have a value there. */
  having?: string;
  /** The input of the other call, where it is not the usual one. */
  input?: Readonly<Record<string, Given>>;
}
export type Given = string | number | boolean | Source;

const authored = (kind: string): Source => ({
  from: 'GET /api/portal/authoring/{kind}/page',
  field: 'id',
  input: { kind },
});
const record = (kind: string): Source => ({
  from: 'GET /api/portal/record/{kind}/page',
  field: 'id',
  input: { kind },
});
const courses = 'GET /api/course/app/course/getListByFilter';
const projects = 'GET /pxapp/api/project/userProjectListHasOrder';
const project: Source = { from: projects, field: 'id' };
const homework: Source = { from: 'GET /api/portal/workspace/{id}', field: 'id', where: { type: 'homework' } };
const contest: Source = { from: 'GET /api/portal/contest/review/list', field: 'id' };
const comment: Source = { from: 'GET /api/interact/v2/comment/page', field: 'id' };
const ticket: Source = { from: 'GET /api/orgUser/problem/page', field: 'problemId' };
const takenExam: Source = { ...record('exam'), having: 'score' };
const ownId: Source = { from: 'GET /api/user/user/info', field: 'userId' };
/** A project whose assignments the user marks. */
const guided: Source = {
  from: 'GET /api/project/home/getListByFilter',
  field: 'id',
  where: { authorId: ownId },
  input: { size: 100 },
};
/** A studio that the user leads. */
const led: Source = {
  from: 'GET /api/studio/app/studio/getListByFilter',
  field: 'id',
  where: { authorId: ownId },
  input: { size: 100 },
};

/** Inputs by their name, for all calls that need them. */
export const usualInputs: Readonly<Record<string, Given>> = {
  current: 1,
  size: 10,
  orgCode: { from: 'GET /api/user/user/info', field: 'orgCode' },
  mobile: { from: 'GET /api/operate/platUser/getUserSafeInfo', field: 'mobile' },
  sourceType: 'course',
  sourceId: { from: courses, field: 'id' },
  courseId: { from: courses, field: 'id' },
  kind: 'course',
};

/**
 * Inputs of single calls. A call without a row has that of the query whose path its own path begins with; an `id` without
 * one comes from a list of the same area.
 */
export const inputsOf: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  'GET /api/interact/v2/comment/secondPage': { parentId: comment },
  'POST /api/interact/comment/report': { commentId: comment },
  'GET /api/orgUser/hotQuestion/{id}': {
    id: { from: 'GET /api/orgUser/hotQuestion/page', field: 'questionId' },
  },
  'GET /api/orgUser/problem/{id}': { id: ticket },
  'GET /api/orgUser/problem/getMsgList': { problemId: ticket },
  'GET /api/orgUser/cert/getBase64Image': { id: { from: 'GET /api/orgUser/cert/getCertPage', field: 'id' } },
  'GET /api/research/person/region/project/user/{id}': { id: project },
  'GET /pxapp/api/project/get/{id}': { id: project },
  'GET /hkw/api/ysy/home/resource/click': {
    id: { from: 'GET /api/interact/discover/getListByFilter', field: 'id' },
  },
  'GET /api/portal/related/{kind}/{id}': { id: { from: courses, field: 'id' } },
  'GET /api/portal/person/{id}': { id: ownId },
  'GET /api/portal/progress/{kind}/{id}': { id: { from: 'GET /hkw/api/my/course', field: 'id' } },
  'GET /api/portal/record/{kind}/page': { kind: 'listen' },
  'GET /api/portal/observation/{id}': { id: record('listen') },
  'GET /api/portal/order/isPay/{id}': {
    id: { from: 'GET /api/portal/order/page', field: 'id', where: { state: 'paid' } },
  },
  'GET /api/portal/invoice/get/{id}': { id: { from: 'GET /api/portal/invoice/page', field: 'id' } },
  'GET /api/portal/invoice/file/{id}': {
    id: { from: 'GET /api/portal/invoice/page', field: 'id', where: { state: 'issued' } },
  },
  'GET /api/portal/exam/{id}': { id: record('exam') },
  'GET /api/portal/exam/attempt/{id}': { id: { from: 'GET /api/portal/exam/{id}', field: 'attemptId' } },
  'GET /api/portal/exam/attempt/{id}/result': {
    id: {
      from: 'GET /api/portal/exam/{id}',
      field: 'id',
      having: 'submitTime',
      input: { id: takenExam },
    },
  },
  'GET /api/portal/exam/paper/{id}': {
    id: { from: 'GET /api/portal/exam/marking/{id}/papers', field: 'id' },
  },
  'GET /api/portal/authoring/exam/{id}/questions': { id: authored('exam') },
  'GET /api/portal/authoring/{kind}/{id}': { id: authored('course'), lessonId: 'after-class' },
  'GET /api/portal/contest/{id}': { id: contest },
  'GET /api/portal/workspace/{id}': { id: project },
  'GET /api/portal/homework/{id}': { id: { ...homework, input: { id: project } } },
  'GET /api/portal/homework/{id}/submission': { id: { ...homework, input: { id: guided } } },
  'GET /api/portal/participation/{sourceType}/{sourceId}': { sourceType: 'studio', sourceId: led },
  'GET /api/portal/announcement/{sourceType}/{sourceId}/page': { sourceType: 'studio', sourceId: led },
  'POST /api/portal/announcement/{sourceType}/{sourceId}': { sourceType: 'studio', sourceId: led },
};

/** Reading calls that are not asked: they change something on the server, send an SMS, or need a scan by a phone. */
export const notRead: Readonly<Record<string, 'account' | 'write' | 'input'>> = {
  'GET /api/auth/user/logout': 'account',
  'GET /api/auth/token/key/{id}': 'account',
  'GET /api/auth/user/send/{phone}/{key}': 'account',
  'GET /api/user/sys/user/forget/send': 'account',
  'GET /api/operate/platUser/sendCode': 'account',
  'GET /api/operate/platUser/sendUnbindCode': 'account',
  'GET /hkw/api/ysy/home/resource/click': 'write',
  // It marks the messages as read.
  'GET /api/orgUser/problem/getMsgList': 'write',
  'GET /pxapp/api/v2/regedit/pollCode': 'input',
  'GET /proxy/wechat/access_token': 'input',
  'GET /proxy/wechat/userinfo': 'input',
};

/** Areas whose writing calls log in or out, change a password or a mobile number, or send an SMS: they are never asked. */
export const accountAreas: readonly string[] = [
  'account',
  'auth',
  'logout',
  'password',
  'register',
  'wechat',
];
