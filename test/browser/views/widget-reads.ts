import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ElementDefinition } from '#src/element/definition.ts';
import { AnnualReport, annualReportDefinition } from '#widgets/annual-report/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { CollectPrompt, collectPromptDefinition } from '#widgets/collect-prompt/index.ts';
import { Footer, footerDefinition } from '#widgets/footer/index.ts';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { Login, loginDefinition } from '#widgets/login/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { SideTools, sideToolsDefinition } from '#widgets/side-tools/index.ts';
import { SignCard, signCardDefinition } from '#widgets/sign-card/index.ts';
import { eventually, show, type Form, type ShowOptions } from '../widget.tsx';
import { openComments, paths as commentPaths } from '../widgets/comments/comments-scene.tsx';
import { openForm, openTickets } from '../widgets/feedback/feedback-scene.tsx';
import {
  paths as passwordPaths,
  showChange,
  showFirst,
  showForgot,
  withoutPassword,
} from '../widgets/passwords-scene.tsx';
import { paths as sidebarPaths, showSidebar } from '../widgets/sidebar/sidebar-scene.tsx';
import type { ReadingView } from './view.ts';

export type Widget = ReturnType<typeof show>;

const organisation = '/api/orgUser/org/getConfigByCode';
const noRecords = { records: [], total: 0, current: 1, size: 10 };

export const of =
  (row: ElementDefinition, component: Parameters<typeof show>[1]['component'], given: ShowOptions = {}) =>
  (form: Form, { prepare, ...options }: ShowOptions) =>
    show(
      form,
      { row, component },
      {
        as: 'teacher',
        ...options,
        ...given,
        prepare(sandbox) {
          given.prepare?.(sandbox);
          prepare?.(sandbox);
        },
      },
    );

const asTeacher =
  <Shown>(open: (form: Form, options: ShowOptions) => Shown) =>
  (form: Form, options: ShowOptions) =>
    open(form, { as: 'teacher', ...options });

export const click = async (shown: Pick<Widget, 'findAllByRole'>, name: string | RegExp, role = 'button') => {
  const [control] = await shown.findAllByRole(role, { name });
  if (control) await userEvent.click(control);
};
export const openBell = async (shown: Widget) => {
  // By a key: the pointer would fetch the list before the panel shows it.
  (await shown.findByRole('button', { name: /^消息通知/ })).focus();
  await userEvent.keyboard('{Enter}');
  await shown.findByRole('dialog');
};
const openReport = (shown: Widget) =>
  eventually(() => {
    shown.call('open');
    expect(shown.queryByRole('dialog')).not.toBeNull();
  });

export const withNotifications: ShowOptions = {
  as: 'newcomer',
  prepare(sandbox) {
    for (let place = 1; place <= 3; place++)
      sandbox.notify({ user: 'newcomer', content: `第${place}条消息`, sourceType: 13 });
  },
};

const loud: readonly ReadingView<Widget>[] = [
  {
    name: 'the address of the annual report',
    source: 'widgets/annual-report/AnnualReportDialog.tsx',
    path: organisation,
    open: of(annualReportDefinition, AnnualReport),
    steps: openReport,
    failure: '报告地址加载失败',
    content: (shown) => shown.queryByRole('img', { name: '年度学习报告二维码' }),
    isPublic: true,
  },
  {
    name: 'the unread notifications',
    source: 'widgets/bell/Inbox.tsx',
    path: '/api/msg/message/page',
    open: of(bellDefinition, Bell, withNotifications),
    steps: openBell,
    failure: '内容加载失败',
    content: (shown) => shown.queryAllByRole('listitem').length > 0,
    empty: { data: noRecords, state: (shown) => shown.queryByText('暂无相关数据') },
  },
  {
    name: 'the messages',
    source: 'widgets/messages/useMessages.ts',
    path: '/api/msg/message/page',
    open: of(messagesDefinition, Messages),
    failure: '内容加载失败',
    content: (shown) => shown.queryAllByRole('listitem').length > 0,
    empty: { data: noRecords, state: (shown) => shown.queryByText('暂无相关数据') },
  },
  {
    name: 'the types of messages',
    source: 'widgets/messages/useMessages.ts',
    path: '/api/msg/message/getMessageCount',
    open: of(messagesDefinition, Messages),
    failure: '消息分类加载失败',
    // The list is there without them.
    loading: null,
    content: (shown) => shown.queryAllByRole('tab').length > 1,
  },
  {
    name: 'the number beside the change of a password',
    source: 'widgets/change-password/ChangeForm.tsx',
    path: passwordPaths.safe,
    open: asTeacher(showChange),
    typed: [['原密码', 'Teacher#2026']],
    failure: '加载失败',
    content: (shown) => shown.queryByText('138****5678'),
    empty: { data: { mobile: '' }, state: (shown) => shown.queryByText('未绑定') },
  },
  {
    name: 'the number of a forgotten password',
    source: 'widgets/forgot-password/Steps.tsx',
    path: passwordPaths.phone,
    open: asTeacher(showForgot),
    failure: '手机号加载失败',
    content: (shown) => shown.queryByText('138****5678'),
    empty: { data: '', state: (shown) => shown.queryByRole('link', { name: /绑定手机/ }) },
  },
  {
    name: 'the frequent questions',
    source: 'widgets/shared/faq/QuestionList.tsx',
    path: '/api/orgUser/hotQuestion/page',
    open: asTeacher(openForm),
    failure: '常见问题加载失败',
    content: (shown) => shown.queryAllByRole('button', { name: /？$/ }).length > 0,
    empty: { data: noRecords, state: (shown) => shown.queryByText('暂无相关数据') },
    isPublic: true,
  },
  {
    name: 'the answer to a frequent question',
    source: 'widgets/shared/faq/Answer.tsx',
    path: '/api/orgUser/hotQuestion/q-1',
    open: asTeacher(openForm),
    steps: (shown) => click(shown, '忘记密码怎么办？'),
    failure: '答案加载失败',
    content: (shown) => shown.queryByText(/短信/, { selector: 'article *' }),
    isPublic: true,
  },
  {
    name: 'the tickets',
    source: 'widgets/feedback/tickets/TicketsTab.tsx',
    path: '/api/orgUser/problem/page',
    open: asTeacher(openTickets),
    failure: '反馈列表加载失败',
    content: (shown) => shown.queryAllByRole('button', { name: /待处理/ }).length > 0,
    empty: { data: noRecords, state: (shown) => shown.queryByText('您还没有提交过反馈') },
  },
  {
    name: 'the conversation about a ticket',
    source: 'widgets/feedback/chat/Chat.tsx',
    path: '/api/orgUser/problem/getMsgList',
    open: asTeacher(openTickets),
    steps: (shown) => click(shown, /处理中/),
    failure: '沟通记录加载失败',
    content: (shown) => shown.queryByRole('textbox', { name: '回复内容' }),
  },
  {
    name: 'the credit',
    source: 'widgets/sign-card/SignCard.tsx',
    path: '/api/v/credit/mine',
    open: of(signCardDefinition, SignCard),
    failure: '积分加载失败',
    retry: '重新加载积分',
    content: (shown) => shown.queryByText('190'),
  },
  {
    name: 'the days of check-in',
    source: 'widgets/sign-card/SignCard.tsx',
    path: '/api/v/signrecord/detail',
    open: of(signCardDefinition, SignCard),
    failure: '签到信息加载失败',
    content: (shown) => shown.queryByText('已签到 2/7 天'),
  },
  {
    name: 'the comments',
    source: 'widgets/comments/Comments.tsx',
    path: commentPaths.threads,
    open: openComments,
    typed: [['写评论', '这节课很有收获']],
    failure: '内容加载失败',
    content: (shown) => shown.queryByRole('list', { name: '评论列表' }),
    empty: { data: noRecords, state: (shown) => shown.queryByText('还没有评论') },
  },
  {
    name: 'the replies to a comment',
    source: 'widgets/comments/Thread.tsx',
    path: commentPaths.replies,
    open: openComments,
    steps: (shown) => click(shown, '查看 13 条回复'),
    typed: [['写评论', '这节课很有收获']],
    failure: '回复加载失败',
    content: (shown) => shown.queryByRole('list', { name: /的回复$/ }),
  },
  {
    name: 'the totals of study',
    source: 'widgets/sidebar/Counters.tsx',
    path: sidebarPaths.totals,
    open: showSidebar,
    failure: '学习统计加载失败',
    content: (shown) => shown.queryByRole('link', { name: /\d.*学习时长/ }),
    empty: { data: {}, state: (shown) => shown.queryByRole('link', { name: /^暂无.*学习时长/ }) },
  },
  {
    name: 'the user in the sidebar',
    source: 'widgets/sidebar/Profile.tsx',
    path: sidebarPaths.user,
    open: showSidebar,
    failure: '个人信息加载失败',
    content: (shown) => shown.queryByText('陈思远'),
  },
  {
    name: 'the ways to log in, before anything else has the focus',
    source: 'widgets/login/Login.tsx',
    path: organisation,
    open: of(loginDefinition, Login, { as: 'visitor' }),
    failure: '登录方式加载失败',
    loading: null,
    content: (shown) => shown.queryAllByRole('tab').length > 1,
    isPublic: true,
  },
  {
    name: 'the ways to log in',
    source: 'widgets/login/Login.tsx',
    path: organisation,
    open: of(loginDefinition, Login, { as: 'visitor' }),
    typed: [
      ['用户名', 'teacher'],
      ['密码', 'Teacher#2026'],
    ],
    failure: '登录方式加载失败',
    // The log-in by password is there at once.
    loading: null,
    content: (shown) => shown.queryAllByRole('tab').length > 1,
    isPublic: true,
  },
];

const quiet: readonly ReadingView<Widget>[] = [
  {
    name: 'the scan that logs in',
    source: 'widgets/login/ScanPanel.tsx',
    path: '/pxapp/api/v2/regedit/pollCode',
    open: of(loginDefinition, Login, { as: 'visitor', props: { method: 'wechat' } }),
    loading: null,
    content: ({ session }) => session.getState().userId,
    // The code can be scanned all the same: the next question for it may succeed.
    without: (shown) => shown.queryByRole('img', { name: '微信登录二维码' }),
  },
  {
    name: 'the organisation of the footer',
    source: 'widgets/footer/Footer.tsx',
    path: organisation,
    open: of(footerDefinition, Footer),
    loading: null,
    without: (shown) => shown.queryByText(/©/),
    content: (shown) => shown.queryByText(/ICP/),
  },
  {
    name: 'the organisation of the header',
    source: 'widgets/header/HeaderFrame.tsx',
    path: organisation,
    open: of(headerDefinition, Header),
    loading: null,
    without: (shown) => shown.queryByRole('button', { name: /账号菜单$/ }),
    content: (shown) => shown.queryByRole('img', { name: /东湖/ }),
  },
  {
    name: 'the user of the header',
    source: 'widgets/header/HeaderFrame.tsx',
    path: passwordPaths.user,
    open: of(headerDefinition, Header),
    loading: null,
    without: (shown) => shown.queryByRole('button', { name: /账号菜单$/ }),
    content: (shown) => shown.queryByRole('button', { name: '陈思远的账号菜单' }),
  },
  {
    name: 'the navigation of the header',
    source: 'widgets/header/HeaderNavigation.tsx',
    path: '/api/orgUser/org/getNavigationListByPc',
    open: of(headerDefinition, Header, { props: { nav: true } }),
    loading: null,
    without: (shown) => shown.queryByRole('button', { name: /账号菜单$/ }),
    content: (shown) => shown.queryByRole('navigation')?.querySelector('a'),
  },
  {
    name: 'whether one may enter the back office',
    source: 'widgets/header/BackOfficeButton.tsx',
    path: '/api/orgUser/user/infoForAdmin',
    open: of(headerDefinition, Header, { as: 'admin' }),
    loading: null,
    // The back office decides.
    without: (shown) => shown.queryByRole('button', { name: '管理后台' }),
    content: () => false,
  },
  {
    name: 'the unread notifications of the bell',
    source: 'widgets/bell/Bell.tsx',
    path: '/api/msg/message/getMessageCount',
    open: of(bellDefinition, Bell, withNotifications),
    loading: null,
    without: (shown) => shown.queryByRole('button', { name: '消息通知' }),
    content: (shown) => shown.queryByRole('button', { name: /^消息通知，\d/ }),
  },
  {
    name: 'the unread notifications of the sidebar',
    source: 'widgets/sidebar/SidebarMenu.tsx',
    path: '/api/msg/message/getMessageCount',
    open: showSidebar,
    loading: null,
    without: (shown) => shown.queryByRole('link', { name: '系统消息' }),
    content: (shown) => shown.queryByRole('link', { name: /系统消息.*\d/ }),
  },
  {
    name: 'the annual report of the sidebar',
    source: 'widgets/sidebar/Services.tsx',
    path: organisation,
    open: showSidebar,
    loading: null,
    without: (shown) => shown.queryByText('陈思远'),
    content: (shown) => shown.queryByRole('button', { name: '年度学习报告' }),
  },
  {
    name: 'the telephone of the side tools',
    source: 'widgets/side-tools/SideTools.tsx',
    path: organisation,
    open: of(sideToolsDefinition, SideTools),
    loading: null,
    without: (shown) => shown.queryByRole('button', { name: /意见反馈/ }),
    content: (shown) => shown.queryByRole('button', { name: '电话咨询' }),
  },
  {
    name: 'the telephone beside a forgotten password',
    source: 'widgets/forgot-password/SupportNote.tsx',
    path: organisation,
    open: asTeacher(showForgot),
    loading: null,
    without: (shown) => shown.queryByText('138****5678'),
    content: (shown) => shown.queryByRole('link', { name: /^[\d-]+$/ }),
  },
  {
    name: 'the wish of the organisation for one’s data',
    source: 'widgets/collect-prompt/CollectPrompt.tsx',
    path: organisation,
    open: of(collectPromptDefinition, CollectPrompt, { as: 'newcomer' }),
    loading: null,
    without: (shown) => !shown.queryByRole('dialog'),
    content: (shown) => shown.queryByRole('dialog'),
  },
  {
    name: 'whether one has a password',
    source: 'widgets/set-password/SetPassword.tsx',
    path: passwordPaths.user,
    open: (form, { prepare, ...options }) =>
      showFirst(form, {
        as: 'teacher',
        ...options,
        prepare(sandbox) {
          prepare?.(sandbox);
          withoutPassword(sandbox);
        },
      }),
    // The server decides.
    without: (shown) => shown.queryByLabelText('新密码', { selector: 'input' }),
    content: (shown) => shown.queryByRole('link', { name: /修改密码/ }),
  },
  {
    name: 'the unread replies of the feedback',
    source: 'widgets/feedback/tickets/useUnreadReplies.ts',
    path: '/api/orgUser/chat/getUnreadCount',
    open: asTeacher(openForm),
    loading: null,
    without: (shown) => shown.queryByRole('tab', { name: '我的反馈' }),
    content: (shown) => shown.queryByRole('tab', { name: /我的反馈.*\d/ }),
  },
  {
    name: 'the number of comments',
    source: 'widgets/comments/Comments.tsx',
    path: commentPaths.total,
    open: openComments,
    loading: null,
    without: (shown) => shown.queryByRole('list', { name: '评论列表' }),
    content: (shown) => shown.queryByRole('heading', { name: /\d/ }),
  },
];

export const widgetReads = [...loud, ...quiet];
