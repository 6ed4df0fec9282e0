import { within } from '@testing-library/dom';
import { userEvent } from 'vitest/browser';
import ExamPage from '#host/app/pages/exam/ExamPage.tsx';
import LearningPage from '#host/app/pages/learning/LearningPage.tsx';
import ManagePage from '#host/app/pages/manage/ManagePage.tsx';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import OrderPage from '#host/app/pages/orders/OrderPage.tsx';
import { createSandbox } from '#host/sandbox/index.ts';
import type { SceneOptions } from '../../scene.ts';
import { openDetails, projectTo, studioId } from '../host/details/details-scene.tsx';
import { openEditor, video } from '../host/editor/editor-scene.tsx';
import { openPage } from '../host/page-scene.tsx';
import { codeFor, showPage } from '../host/personal-data/personal-data-scene.tsx';
import type { Form, ShowOptions } from '../widget.tsx';
import { click } from './widget-reads.ts';
import { answer } from './widget-sends.ts';
import type { ReadingView, SendingView, Shown } from './view.ts';

/** Asks a sandbox like the one of the test, whose data is the same. */
async function firstOf<Row>(path: string): Promise<Row> {
  const sandbox = createSandbox();
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const response = await sandbox.fetch(`http://sandbox.localhost${path}?current=1&size=10`, { headers });
  const { data } = (await response.json()) as { data: { records: Row[] } };
  const [first] = data.records;
  if (!first) throw new Error(`${path} has no rows`);
  return first;
}

const { id: joining } = await projectTo('join');
const led = await studioId({ isLed: true });
const course = await firstOf<{ id: string; title: string }>('/api/portal/authoring/openCourse/page');
const joinedStudio = await firstOf<{ id: string }>('/api/portal/record/studio/page');
const asked = await firstAsked();

async function firstAsked(): Promise<string> {
  const sandbox = createSandbox();
  const headers = { authorization: `Bearer ${sandbox.tokenOf('teacher')}` };
  const path = `/api/portal/participation/studio/${led}/request`;
  const response = await sandbox.fetch(`http://sandbox.localhost${path}`, { headers });
  const { data } = (await response.json()) as { data: { userId: string }[] };
  return data[0]?.userId ?? '';
}
const now = Date.now();
/** The announcement that is written for the test. */
const announced = `${led}-${now}-0`;

const unpaid = '202611001002';
const observed = '5022';
const collecting = '6008';
const mobile = { own: '13812345678', ofAdmin: '13987654321' };

const page =
  (Page: Parameters<typeof openPage>[0], address: string, given: SceneOptions = {}) =>
  (_: Form, options: ShowOptions) =>
    openPage(Page, address, { as: 'teacher', ...options, ...given });
const details = (address: string) => (_: Form, options: ShowOptions) =>
  openDetails(address, { as: 'teacher', now: () => now, ...options });

const fillIn = async (shown: Shown, label: string | RegExp, text: string) =>
  userEvent.fill(await shown.findByLabelText(label, { selector: 'input, textarea' }), text);

const openEnrolment = async (shown: Shown) => {
  await click(shown, '立即报名');
  await shown.findByRole('dialog', { name: /^报名：/ });
};

const points = [
  ['目标明确', '9'],
  ['重难点突出', '8'],
  ['环节设计', '18'],
  ['师生互动', '17'],
  ['资源运用', '9'],
  ['学生参与', '13'],
  ['目标达成', '12'],
] as const;

/** Requests a code and types it. */
async function takeCode(shown: ReturnType<typeof showPage>, number: string): Promise<void> {
  await click(shown, '获取验证码');
  await shown.findByText('验证码已发送到您的手机上');
  await fillIn(shown, '验证码', await codeFor(shown, number));
}

/** Proves the old number, and enters one that another account has. */
async function openMerge(_: Form, options: ShowOptions) {
  const shown = showPage('BindPhone', { ...options, props: { onNavigate: () => false } });
  await shown.findByLabelText('验证码');
  await takeCode(shown, mobile.own);
  await click(shown, '下一步');
  await fillIn(shown, '新手机号', mobile.ofAdmin);
  await takeCode(shown, mobile.ofAdmin);
  await click(shown, '关闭提示');
  return shown;
}

/** Dialogs of the portal's pages that show data of the server; the portal itself leaves a page whose session ends. */
export const dialogReads: readonly ReadingView[] = [
  {
    name: 'the preview of a document',
    source: 'host/app/pages/manage/DocumentPreview.tsx',
    path: `/api/portal/authoring/openCourse/${course.id}`,
    open: page(ManagePage, '/courseManage?kind=openCourse'),
    async steps(shown) {
      await click(shown, `“${course.title}”的更多操作`);
      await click(shown, '预览', 'menuitem');
    },
    failure: '预览加载失败',
    isPublic: true,
    content: (shown) => shown.queryByText(/^本内容来自一线课堂/),
  },
  {
    name: 'the covers to choose from',
    source: 'host/app/pages/editor/cover/CoverDialog.tsx',
    path: '/api/upload/cover/page',
    open: (_, options) => openEditor('/courseAdd', { as: 'teacher', ...options }),
    steps: (shown) => click(shown, '选择封面'),
    failure: '封面加载失败',
    isPublic: true,
    // The skeletons of the gallery are silent.
    loading: null,
    content: (shown) => shown.queryAllByRole('button', { name: /^封面 / }).length > 0,
  },
  {
    name: 'the data that a project asks for',
    source: 'host/app/pages/details/EnrolDialog.tsx',
    path: '/pxapp/api/v6/user/userRequireInfo',
    open: details(`/thirdProject/${joining}`),
    steps: openEnrolment,
    failure: '报名信息加载失败',
    isPublic: true,
    content: (shown) => shown.queryAllByLabelText(/任教学校/).length > 0,
  },
];

/** Dialogs of the portal's pages that send something. */
export const dialogSends: readonly SendingView[] = [
  {
    name: 'the enrolment in a project',
    source: 'host/app/pages/details/EnrolDialog.tsx',
    method: 'POST',
    path: '/pxapp/api/v2/study/apply',
    open: details(`/thirdProject/${joining}`),
    steps: openEnrolment,
    typed: [[/任教学校/, '青云路小学']],
    send: (shown) => click(shown, '提交'),
    done: (shown) => shown.queryByText('您已报名该项目'),
    busy: '提交',
  },
  {
    name: 'the end of an order',
    source: 'host/app/pages/orders/OrderActions.tsx',
    method: 'PUT',
    path: `/api/portal/order/cancel/${unpaid}`,
    open: page(OrderPage, `/space/orderDetail/${unpaid}`),
    async send(shown) {
      await click(shown, '取消订单');
      await answer(shown, '取消订单');
    },
    done: (shown) => shown.queryByRole('region', { name: '已取消' }),
    busy: '取消订单',
  },
  {
    name: 'the withdrawal of a work',
    source: 'host/app/pages/details/contest/WithdrawButton.tsx',
    method: 'DELETE',
    path: `/api/portal/contest/${collecting}/work`,
    open: details(`/contest?id=${collecting}`),
    async steps(shown) {
      await click(shown, '提交作品');
      await fillIn(shown, /^标题/, '单元教学设计');
      await fillIn(shown, '作品内容', '以真实任务带动单元学习');
      await click(shown, '提交');
      await shown.findByRole('button', { name: '撤回作品' });
      await click(shown, '关闭提示');
    },
    async send(shown) {
      await click(shown, '撤回作品');
      await answer(shown, '撤回作品');
    },
    done: (shown) => shown.queryByText('已撤回'),
    busy: '撤回作品',
  },
  {
    name: 'the end of an announcement',
    source: 'host/app/pages/details/announcements/Announcements.tsx',
    method: 'DELETE',
    path: `/api/portal/announcement/studio/${led}/${announced}`,
    open: details(`/studioHome?id=${led}`),
    async steps(shown) {
      await click(shown, '发布公告');
      await fillIn(shown, '公告内容', '周三停电');
      await click(shown, '发布');
      await shown.findByRole('button', { name: /^删除.+的公告$/ });
      await click(shown, '关闭提示');
      await click(shown, '发布公告');
    },
    typed: [['公告内容', '周五集体备课']],
    async send(shown) {
      await click(shown, /^删除.+的公告$/);
      await answer(shown, '删除');
    },
    done: (shown) => shown.queryByText('公告已删除'),
    busy: /^删除.+的公告$/,
  },
  {
    name: 'the refusal of a request to join',
    source: 'host/app/pages/details/participation/JoinRequests.tsx',
    method: 'PUT',
    path: `/api/portal/participation/studio/${led}/request/${asked}`,
    open: details(`/studioHome?id=${led}`),
    async send(shown) {
      await click(shown, /^拒绝.+的申请$/);
      await answer(shown, '拒绝');
    },
    done: (shown) => shown.queryByText(/^已拒绝.+的申请$/),
    busy: /^拒绝.+的申请$/,
  },
  {
    name: 'the way out of a studio',
    source: 'host/app/pages/details/participation/ParticipationButtons.tsx',
    method: 'PUT',
    path: `/api/portal/participation/studio/${joinedStudio.id}`,
    open: details(`/studioHome?id=${joinedStudio.id}`),
    async send(shown) {
      await click(shown, '退出工作室');
      await answer(shown, '退出工作室');
    },
    done: (shown) => shown.queryByRole('button', { name: '申请加入' }),
    busy: '退出工作室',
  },
  {
    name: 'the confirmation of a project',
    source: 'host/app/pages/learning/RowAction.tsx',
    method: 'POST',
    path: '/pxapp/api/v4/user/projectConfirm',
    open: page(LearningPage, '/space/myProject?tab=waiting'),
    async send(shown) {
      await click(shown, /^确认参加/);
      await answer(shown, '确认参加');
    },
    done: (shown) => shown.queryByText('已确认参加'),
    busy: /^确认参加/,
  },
  {
    name: 'the sheet of an observation',
    source: 'host/app/pages/observation/SheetForm.tsx',
    method: 'POST',
    path: `/api/portal/observation/${observed}/submission`,
    // Videos are those of the page's own origin.
    open: page(ObservationPage, `/space/listen/${observed}`, { settings: { api: '' } }),
    typed: points,
    async send(shown) {
      await click(shown, '提交评课');
      await answer(shown, '提交评课');
    },
    done: (shown) => shown.queryByText('评课已提交'),
    busy: '提交评课',
    readsAnswer: true,
  },
  {
    name: 'the answers of an exam',
    source: 'host/app/pages/exam/Taking.tsx',
    method: 'POST',
    path: '/api/portal/exam/attempt/ex-1-1/submit',
    open: page(ExamPage, '/space/myExamination?id=ex-1'),
    async steps(shown) {
      await click(shown, '开始考试');
      await click(shown, 'B. 1 课时', 'radio');
    },
    async send(shown) {
      await click(shown, '交卷');
      await answer(shown, '交卷');
    },
    // The words of the server go before its own.
    words: ({ name, words }) => (/server|refusal/.test(name) ? words : '未能交卷'),
    done: (shown) => shown.queryByRole('region', { name: '考试结果' }),
  },
  {
    name: 'the end of a WeChat account',
    source: 'host/app/pages/personal-data/wechat/WechatAction.tsx',
    method: 'PUT',
    path: '/api/user/wechat/unbind',
    open: (_, options) => showPage('PersonalData', options),
    async send(shown) {
      await click(shown, '解绑微信');
      await answer(shown, '解绑');
    },
    done: (shown) => shown.queryByText('微信已解绑'),
    busy: '解绑微信',
  },
  {
    name: 'the merge with another account',
    source: 'host/app/pages/personal-data/mobile/BindMobileForm.tsx',
    method: 'POST',
    path: '/api/user/sys/user/bingPhone/merge',
    open: openMerge as SendingView['open'],
    async send(shown) {
      await click(shown, '提交');
      await answer(shown, '合并账号');
    },
    done: (shown) => shown.queryByText(/账号已合并/),
    busy: '提交',
  },
  {
    name: 'the end of an uploaded file',
    source: 'host/app/content/files/FilesField.tsx',
    method: 'DELETE',
    path: '/api/upload/video/remove/f-1',
    open: (_, options) => openEditor('/courseAdd', { as: 'teacher', ...options }),
    typed: [[/^课程名称/, '古诗文']],
    async steps(shown) {
      const group = await shown.findByRole('group', { name: '视频' });
      const input = group.querySelector('input[type=file]') as HTMLInputElement;
      await userEvent.upload(input, video('课堂实录.mp4'));
      await within(group).findByText('已上传');
    },
    async send(shown) {
      await click(shown, '删除 课堂实录.mp4');
      await answer(shown, '删除');
    },
    done: (shown) => shown.queryAllByText('课堂实录.mp4').length === 0,
    busy: '删除 课堂实录.mp4',
  },
];
