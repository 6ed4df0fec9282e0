import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FaultSettings } from '#host/sandbox/index.ts';
import { Bell, bellDefinition } from '#widgets/bell/index.ts';
import { ChangePassword, changePasswordDefinition } from '#widgets/change-password/index.ts';
import { Feedback, feedbackDefinition } from '#widgets/feedback/index.ts';
import { Messages, messagesDefinition } from '#widgets/messages/index.ts';
import { Sidebar, sidebarDefinition } from '#widgets/sidebar/index.ts';
import { SignCard, signCardDefinition } from '#widgets/sign-card/index.ts';
import { nameOfPlace } from './named-place.ts';
import { eventually, forms, show, type Form, type ShowOptions } from './widget.tsx';

const widgets = {
  bell: { row: bellDefinition, component: Bell },
  changePassword: { row: changePasswordDefinition, component: ChangePassword },
  feedback: { row: feedbackDefinition, component: Feedback },
  messages: { row: messagesDefinition, component: Messages },
  sidebar: { row: sidebarDefinition, component: Sidebar },
  signCard: { row: signCardDefinition, component: SignCard },
};

type Shown = ReturnType<typeof show>;

interface Case {
  /** The control that removes or disables itself. */
  control: RegExp | string;
  of: keyof typeof widgets;
  options?: ShowOptions;
  /** The request that fails, so that it is offered again. */
  fails?: Pick<FaultSettings, 'path'> & Partial<FaultSettings>;
  /** Leads to the control. */
  steps?: (shown: Shown) => Promise<unknown>;
  /** The name of the place that gets the focus. */
  place: RegExp | string;
  /** Esc still closes this dialog. */
  closes?: string;
}

const click = async (target: Promise<HTMLElement>) => userEvent.click(await target);
const openBell = async ({ findByRole }: Shown) => {
  (await findByRole('button', { name: /^消息通知/ })).focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('dialog');
};
const openTab = async ({ findByRole }: Shown, name: RegExp) => {
  await click(findByRole('button', { name: /意见反馈/ }));
  await click(findByRole('tab', { name }));
};
const openFeedback = (shown: Shown) => openTab(shown, /提交反馈/);
const openTickets = (shown: Shown) => openTab(shown, /我的反馈/);
const openChat = async (shown: Shown) => {
  await openTickets(shown);
  const [ticket] = await shown.findAllByRole('button', { name: /处理中/ });
  if (ticket) await userEvent.click(ticket);
};
const addPicture = async (shown: Shown) => {
  await openFeedback(shown);
  await shown.findByRole('textbox', { name: /反馈内容/ });
  const field = (shown.host.shadowRoot ?? shown.host).querySelector('dialog input[type=file]');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  await userEvent.upload(field as HTMLElement, new File([png], '错误提示.png', { type: 'image/png' }));
};

const cases: readonly Case[] = [
  { control: '全部已读', of: 'bell', steps: openBell, place: '消息通知', closes: '消息通知' },
  {
    control: '重试',
    of: 'bell',
    fails: { path: '/api/msg/message/page' },
    steps: openBell,
    place: '消息通知',
    closes: '消息通知',
  },
  { control: '全部已读', of: 'messages', place: '显示范围' },
  { control: '重试', of: 'messages', fails: { path: '/api/msg/message/page' }, place: /^全部消息/ },
  { control: '重试', of: 'messages', fails: { path: '/api/msg/message/getMessageCount' }, place: '全部消息' },
  { control: '移除错误提示.png', of: 'feedback', steps: addPicture, place: /图片|截图/, closes: '意见反馈' },
  {
    control: /^重新上传/,
    of: 'feedback',
    fails: { method: 'POST', path: '/api/upload/imgCreate' },
    steps: addPicture,
    place: /图片|截图/,
    closes: '意见反馈',
  },
  {
    control: '重试',
    of: 'feedback',
    fails: { path: '/api/orgUser/hotQuestion/page' },
    steps: openFeedback,
    place: '常见问题',
    closes: '意见反馈',
  },
  {
    control: '重试',
    of: 'feedback',
    fails: { path: '/api/orgUser/problem/page' },
    steps: openTickets,
    place: /反馈/,
    closes: '意见反馈',
  },
  {
    control: '重试',
    of: 'feedback',
    fails: { path: '/api/orgUser/problem/getMsgList' },
    steps: openChat,
    place: /沟通|功能故障|操作体验|界面外观|其他/,
    closes: '意见反馈',
  },
  {
    control: '关闭工单',
    of: 'feedback',
    steps: async (shown) => {
      await openChat(shown);
      await shown.findByRole('button', { name: '关闭工单' });
    },
    place: /功能故障|操作体验|界面外观|其他/,
    closes: '意见反馈',
  },
  {
    control: '删除',
    of: 'feedback',
    fails: {
      method: 'POST',
      path: '/api/orgUser/problem/sendMsg',
      status: 200,
      body: { code: 400, msg: '不能发送' },
    },
    steps: async (shown) => {
      await openChat(shown);
      await userEvent.fill(await shown.findByRole('textbox'), '还是不行');
      await userEvent.keyboard('{Enter}');
      await shown.findByRole('button', { name: '删除' });
    },
    place: '消息',
    closes: '意见反馈',
  },
  { control: '重新加载积分', of: 'signCard', fails: { path: '/api/v/credit/mine' }, place: '我的积分' },
  { control: '重试', of: 'signCard', fails: { path: '/api/v/signrecord/detail' }, place: '我的积分' },
  {
    control: '重试',
    of: 'sidebar',
    options: { props: { open: true } },
    fails: { path: '/api/orgUser/user/getStudyTotal' },
    place: '学习统计',
  },
  {
    control: '重试',
    of: 'changePassword',
    fails: { path: '/api/operate/platUser/getUserSafeInfo' },
    place: '原密码',
  },
];

/** Returns whether the pager shows the last page but one. */
async function isLastButOne(next: HTMLElement): Promise<boolean> {
  const nav = next.closest('nav');
  const text = () => nav?.querySelector('.portal-pager-short')?.textContent ?? '';
  await eventually(() => expect(nav?.getAttribute('aria-busy')).toBeNull());
  const [current = 0, last = 0] = text().split('/').map(Number);
  return current >= last - 1;
}

beforeEach(() => page.viewport(1280, 800));

describe.each(forms)('a control that removes itself, as %s', (form: Form) => {
  test.each(cases)('$control of $of leaves the focus at $place', async (one) => {
    const { options, fails, steps, control, place, closes } = one;
    const shown = show(form, widgets[one.of], {
      as: 'teacher',
      ...options,
      prepare: (sandbox) => {
        if (fails) sandbox.fault({ method: 'GET', status: 500, ...fails });
      },
    });
    await steps?.(shown);
    const target = await shown.findByRole('button', { name: control });
    await eventually(() => expect(target.matches(':enabled')).toBe(true));
    target.focus();
    await userEvent.keyboard('{Enter}');
    if (control === '关闭工单') await userEvent.click(await shown.findByRole('button', { name: /^确定/ }));
    await eventually(() => expect(target.isConnected && !target.matches(':disabled')).toBe(false));
    await eventually(() => expect(nameOfPlace(shown.host.shadowRoot ?? document)).toMatch(place));
    if (!closes) return;
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(shown.queryByRole('dialog', { name: closes })).toBeNull());
  });

  test('an arrow of the pager keeps it, also where it leads no further', async () => {
    const shown = show(form, widgets.messages, { as: 'admin' });
    const next = await shown.findByRole('button', { name: '下一页' });
    for (let turn = 0; turn < 20 && !(await isLastButOne(next)); turn++) await userEvent.click(next);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    expect(shown.focused()).toBe(next);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(shown.focused()).not.toBe(next);
  });

  test('a closed toast gives the focus back', async () => {
    const shown = show(form, widgets.messages, { as: 'admin' });
    const filter = await shown.findByRole('combobox', { name: '显示范围' });
    await userEvent.click(await shown.findByRole('button', { name: '全部已读' }));
    const close = await shown.findByRole('button', { name: '关闭提示' });
    filter.focus();
    close.focus();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(close.isConnected).toBe(false));
    expect(shown.focused()).toBe(filter);
  });
});
