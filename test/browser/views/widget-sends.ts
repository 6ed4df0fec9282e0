import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { Header, headerDefinition } from '#widgets/header/index.ts';
import { Login, loginDefinition } from '#widgets/login/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { SignCard, signCardDefinition } from '#widgets/sign-card/index.ts';
import { catchWindow } from '../catch-window.ts';
import { eventually } from '../widget.tsx';
import { cropArea, choose, openDialog, quarters, uploadPath } from '../widgets/avatar/avatar-scene.tsx';
import { openComments, paths as commentPaths } from '../widgets/comments/comments-scene.tsx';
import { openChat } from '../widgets/feedback/feedback-scene.tsx';
import { paths as passwordPaths, showForgot } from '../widgets/passwords-scene.tsx';
import { paths as sidebarPaths, showSidebar } from '../widgets/sidebar/sidebar-scene.tsx';
import { click, of, openBell, withNotifications, type Widget } from './widget-reads.ts';
import type { SendingView } from './view.ts';

export const answer = async (shown: Pick<Widget, 'findByRole'>, name: string | RegExp) => {
  const question = await shown.findByRole('alertdialog');
  const agree = [...question.querySelectorAll('button')].filter(({ textContent }) =>
    typeof name === 'string' ? textContent.trim() === name : name.test(textContent),
  );
  await userEvent.click(agree.at(-1) as HTMLElement);
  await eventually(() => {
    if (question.isConnected) throw new Error('the question is still there');
  });
};

const unread = (shown: Widget) => shown.queryAllByRole('button', { name: /^未读/ });
const withLinks = { ...withNotifications, props: { onNavigate: () => false } };

/** Presses what opens another site in a window, which the test catches. */
async function openSite(shown: Widget, name: string | RegExp) {
  vi.restoreAllMocks();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  catchWindow();
  await click(shown, name);
}
const openedPath = () => document.querySelector('iframe')?.contentWindow?.location.pathname;

/** Everything that widgets send without a form; `silent-fill.test.tsx` has the forms. */
export const widgetSends: readonly SendingView<Widget>[] = [
  {
    name: 'all notifications of the bell are read',
    source: 'widgets/bell/Inbox.tsx',
    method: 'PUT',
    path: '/api/msg/message/clean',
    open: of(bellDefinition, Bell, withLinks),
    steps: openBell,
    send: (shown) => click(shown, '全部已读'),
    done: (shown) => shown.queryByText('标记已读成功'),
    busy: '全部已读',
  },
  {
    name: 'all messages are read',
    source: 'widgets/messages/useMessages.ts',
    method: 'PUT',
    path: '/api/msg/message/clean',
    open: of(messagesDefinition, Messages, withLinks),
    steps: (shown) => eventually(() => shown.getByRole('button', { name: '全部已读' }).matches(':enabled')),
    send: (shown) => click(shown, '全部已读'),
    done: (shown) => shown.queryByText('标记已读成功'),
    busy: '全部已读',
  },
  {
    name: 'one message is read',
    source: 'widgets/shared/notifications/NotificationList.tsx',
    method: 'PUT',
    path: '/api/msg/message/read',
    open: of(messagesDefinition, Messages, withLinks),
    steps: (shown) => shown.findAllByRole('button', { name: /^未读/ }),
    async send(shown) {
      // By a key, since a message may lie over the row.
      unread(shown)[0]?.focus();
      await userEvent.keyboard('{Enter}');
    },
    done: (shown) => unread(shown).length === 2,
  },
  {
    name: 'the check-in',
    source: 'widgets/sign-card/useCheckIn.ts',
    method: 'POST',
    path: '/api/v/signrecord/sign',
    open: of(signCardDefinition, SignCard),
    send: (shown) => click(shown, '签到'),
    done: (shown) => shown.queryByText(/^签到成功/),
  },
  {
    name: 'a like',
    source: 'widgets/comments/useCommentActions.ts',
    method: 'POST',
    path: commentPaths.like,
    open: openComments,
    typed: [['写评论', '这节课很有收获']],
    send: (shown) => click(shown, /^点赞/),
    done: (shown) => shown.queryAllByRole('button', { name: /^点赞/, pressed: true }).length > 0,
  },
  {
    name: 'a report of a comment',
    source: 'widgets/comments/useCommentActions.ts',
    method: 'POST',
    path: commentPaths.report,
    open: (form, options) => openComments(form, { ...options, props: { report: true } }),
    typed: [['写评论', '这节课很有收获']],
    async send(shown) {
      await click(shown, '举报');
      await answer(shown, '举报');
    },
    done: (shown) => shown.queryByText('举报成功，感谢您的反馈'),
    busy: '举报',
  },
  {
    name: 'further comments',
    source: 'widgets/comments/useCommentPages.ts',
    method: 'GET',
    path: commentPaths.threads,
    open: openComments,
    typed: [['写评论', '这节课很有收获']],
    async steps(shown) {
      await shown.findByRole('button', { name: '加载更多评论' });
    },
    send: (shown) => click(shown, '加载更多评论'),
    done: (shown) => (shown.queryByRole('list', { name: '评论列表' })?.children.length ?? 0) > 10,
    busy: '加载更多评论',
    readsAnswer: true,
  },
  {
    name: 'the end of a ticket',
    source: 'widgets/feedback/chat/Chat.tsx',
    method: 'PUT',
    path: '/api/orgUser/problem/close',
    open: (form) => openChat(form, '处理中'),
    typed: [['回复内容', '还是太小']],
    async send(shown) {
      await click(shown, '关闭工单');
      await answer(shown, '确定');
    },
    done: (shown) => shown.queryByText('工单已关闭'),
    busy: '关闭工单',
  },
  {
    name: 'the picture of the user',
    source: 'widgets/avatar/AvatarDialog.tsx',
    method: 'POST',
    path: uploadPath,
    open: (form) => openDialog(form),
    async steps(shown) {
      await choose(shown, await quarters());
      await cropArea(shown);
    },
    send: (shown) => click(shown, '保存头像'),
    done: (shown) => shown.queryByText('上传头像成功！'),
    busy: '保存头像',
    readsAnswer: true,
  },
  {
    name: 'another site from the sidebar',
    source: 'widgets/sidebar/TokenHandoffEntry.tsx',
    method: 'POST',
    path: sidebarPaths.key,
    open: (form, options) => showSidebar(form, options),
    send: (shown) => openSite(shown, /我的票券/),
    done: () => openedPath() === '/external/ticket',
    busy: /我的票券/,
    readsAnswer: true,
  },
  {
    name: 'the back office from the header',
    source: 'widgets/header/BackOfficeButton.tsx',
    method: 'POST',
    path: sidebarPaths.key,
    open: of(headerDefinition, Header, { as: 'admin' }),
    send: (shown) => openSite(shown, '管理后台'),
    done: () => openedPath() === '/external/back-office',
    busy: '管理后台',
    readsAnswer: true,
  },
  {
    name: 'the code for a forgotten password',
    source: 'widgets/forgot-password/VerifyMobileForm.tsx',
    method: 'GET',
    path: passwordPaths.send,
    open: (form) => showForgot(form),
    typed: [['验证码', '123456']],
    send: (shown) => click(shown, '获取验证码'),
    done: (shown) => shown.queryByText('验证码已发送到您的手机上'),
    busy: '获取验证码',
  },
  {
    name: 'the code for the log-in',
    source: 'widgets/login/MobileForm.tsx',
    method: 'POST',
    path: '/api/auth/login/sendSms',
    open: of(loginDefinition, Login, { as: 'visitor', props: { method: 'mobile' } }),
    typed: [
      ['手机号', '13812345678'],
      ['验证码', '123456'],
    ],
    send: (shown) => click(shown, '获取验证码'),
    done: (shown) => shown.queryByText('验证码已发送到您的手机上'),
    busy: '获取验证码',
  },
];
