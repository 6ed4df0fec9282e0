import { within } from '@testing-library/dom';
import { userEvent } from 'vitest/browser';
import ExamPage from '#host/app/pages/exam/ExamPage.tsx';
import LearningPage from '#host/app/pages/learning/LearningPage.tsx';
import ObservationPage from '#host/app/pages/observation/ObservationPage.tsx';
import OrderPage from '#host/app/pages/orders/OrderPage.tsx';
import QuestionEditPage from '#host/app/pages/question-edit/QuestionEditPage.tsx';
import { openDetails, studioId } from '../host/details/details-scene.tsx';
import { openEditor, video } from '../host/editor/editor-scene.tsx';
import { showPage } from '../host/personal-data/personal-data-scene.tsx';
import type { Form, ShowOptions } from '../widget.tsx';
import { openEnrolment, openProject } from './enrolment.ts';
import { firstRow } from './first-row.ts';
import { fillIn } from './kept.ts';
import { openMerge } from './merge.ts';
import { page } from './page-view.tsx';
import { click } from './widget-reads.ts';
import { answer } from './widget-sends.ts';
import type { SendingView } from './view.ts';

const led = await studioId({ isLed: true });
const joinedStudio = await firstRow<{ id: string }>('/api/portal/record/studio/page');
const asked = await firstRow<{ userId: string }>(`/api/portal/participation/studio/${led}/request`);
const now = Date.now();
/** The announcement that is written for the test. */
const announced = `${led}-${now}-0`;

const unpaid = '202611001002';
const observed = '5022';
const collecting = '6008';
const questions = '/api/portal/authoring/exam/exam-100101/questions';

const details = (address: string) => (_: Form, options: ShowOptions) =>
  openDetails(address, { as: 'teacher', now: () => now, ...options });

const points = [
  ['目标明确', '9'],
  ['重难点突出', '8'],
  ['环节设计', '18'],
  ['师生互动', '17'],
  ['资源运用', '9'],
  ['学生参与', '13'],
  ['目标达成', '12'],
] as const;

/** Dialogs and questions of the portal's pages that send something. */
export const dialogSends: readonly SendingView[] = [
  {
    name: 'the enrolment in a project',
    source: 'host/app/pages/details/EnrolDialog.tsx',
    method: 'POST',
    path: '/pxapp/api/v2/study/apply',
    open: openProject,
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
    path: `/api/portal/participation/studio/${led}/request/${asked.userId}`,
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
    open: openMerge,
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
    // A draft is its user's, so that it is gone with them too.
    done: ({ session, queryAllByText }) =>
      session.getState().userId && queryAllByText('课堂实录.mp4').length === 0,
    busy: '删除 课堂实录.mp4',
  },
  {
    name: 'a spreadsheet of questions',
    source: 'host/app/pages/question-edit/ImportDialog.tsx',
    method: 'POST',
    path: `${questions}/import`,
    open: page(QuestionEditPage, '/questionEdit?id=exam-100101'),
    async steps(shown) {
      await click(shown, '导入');
      await click(shown, '上传表格', 'tab');
    },
    async send(shown) {
      const input = await shown.findByLabelText('选择表格', { selector: 'input' });
      await userEvent.upload(input, new File(['题型,题目,答案,分值\n判断题,地球是圆的,对,2\n'], '试题.csv'));
    },
    done: (shown) => shown.queryByText('9 题 · 共 44 分'),
    busy: '选择表格',
    readsAnswer: true,
  },
];
