import { userEvent } from 'vitest/browser';
import { choose, cropArea, quarters, saveButton } from '../widgets/avatar/avatar-scene.tsx';
import {
  logInByWechat,
  press,
  typeChange,
  typeTwice,
  verify,
  type Shown,
} from '../widgets/passwords-scene.tsx';
import type { ShowOptions } from '../widget.tsx';

/** The steps that make an element raise an event; none if it does so when it is shown. */
interface Raiser extends ShowOptions {
  act?: (shown: Shown) => unknown;
}

const click = async ({ findByRole }: Shown, role: string, name: string | RegExp) =>
  userEvent.click(await findByRole(role, { name }));
const fill = async ({ findByLabelText }: Shown, label: string | RegExp, text: string) =>
  userEvent.fill(await findByLabelText(label, { selector: 'input, textarea' }), text);
const following = (name: string | RegExp, options: Raiser = {}): Raiser => ({
  act: (shown) => click(shown, 'link', name),
  ...options,
});
/** The state of a visitor, which leads to the log-in. */
const toLogin = following(/登录/, { as: 'visitor' });
const aboutFeedback = { user: 'newcomer', content: '客服已答复', sourceType: 43, sourceId: '77' };

/** How each event is raised, by the tag and the name of the event; as the teacher, unless it says who. */
export const raisers: Readonly<Record<string, Raiser>> = {
  'portal-avatar portal-changed': {
    async act(shown) {
      await click(shown, 'button', '更换头像');
      await shown.findByRole('button', { name: '选择图片' });
      await choose(shown, await quarters());
      await cropArea(shown);
      await userEvent.click(saveButton(shown));
    },
  },
  'portal-avatar portal-navigate': {
    async act(shown) {
      await click(shown, 'button', '更换头像');
      await shown.findByRole('button', { name: '选择图片' });
      shown.session.end({ type: 'expired', message: '登录已过期' });
      await click(shown, 'link', /登录/);
    },
  },
  'portal-bell portal-navigate': {
    as: 'newcomer',
    prepare: (sandbox) => sandbox.notify(aboutFeedback),
    async act(shown) {
      shown.call('open');
      await click(shown, 'button', /客服已答复/);
    },
  },
  'portal-bell portal-unread': {},
  'portal-change-password portal-done': {
    async act(shown) {
      await typeChange(shown, 'Teacher#2026', 'Brandnew#2027');
      await press(shown, '确定');
    },
  },
  'portal-change-password portal-navigate': following('忘记原密码？'),
  'portal-collect-prompt portal-navigate': following('去填写', { as: 'newcomer' }),
  'portal-comments portal-commented': {
    props: { subjectType: 'course', subjectId: '5003' },
    async act(shown) {
      await userEvent.fill(await shown.findByRole('textbox', { name: '写评论' }), '很受启发');
      await click(shown, 'button', '发布');
    },
  },
  'portal-comments portal-liked': {
    props: { subjectType: 'course', subjectId: '5003' },
    async act(shown) {
      const [first] = await shown.findAllByRole('button', { name: /^点赞/, pressed: false });
      if (first) await userEvent.click(first);
    },
  },
  'portal-comments portal-navigate': {
    ...toLogin,
    props: { subjectType: 'course', subjectId: '5003' },
  },
  'portal-feedback portal-unread': {},
  'portal-feedback portal-submitted': {
    async act(shown) {
      shown.call('open', 'submit');
      await click(shown, 'radio', '其他');
      await fill(shown, /反馈内容/, '建议增加夜间模式');
      await click(shown, 'button', '提交');
    },
  },
  'portal-feedback portal-navigate': {
    as: 'visitor',
    async act(shown) {
      shown.call('open', 'mine');
      await click(shown, 'link', /登录/);
    },
  },
  'portal-footer portal-navigate': following('关于我们'),
  'portal-forgot-password portal-done': {
    async act(shown) {
      await verify(shown);
      await typeTwice(shown);
      await press(shown, '确定');
    },
  },
  'portal-forgot-password portal-navigate': following('个人资料'),
  'portal-header portal-navigate': {
    async act(shown) {
      await click(shown, 'button', /账号菜单/);
      await click(shown, 'menuitem', '个人空间');
    },
  },
  'portal-legacy-feedback portal-submitted': {
    async act(shown) {
      await click(shown, 'radio', '功能建议');
      await fill(shown, /标题/, '夜间模式');
      await fill(shown, /反馈内容/, '希望增加夜间模式');
      await fill(shown, /联系电话/, '13812345678');
      await click(shown, 'button', '提交');
    },
  },
  'portal-login portal-done': {
    as: 'visitor',
    props: { redirect: '/space/point' },
    async act(shown) {
      await fill(shown, '用户名', 'teacher');
      await fill(shown, '密码', 'Teacher#2026');
      await click(shown, 'button', '登录');
    },
  },
  'portal-login portal-navigate': following('忘记密码', { as: 'guest' }),
  'portal-messages portal-navigate': {
    as: 'newcomer',
    prepare: (sandbox) => sandbox.notify(aboutFeedback),
    act: (shown) => click(shown, 'button', /客服已答复/),
  },
  'portal-search portal-navigate': {
    async act(shown) {
      await userEvent.fill(await shown.findByRole('searchbox'), '班主任');
      await userEvent.keyboard('{Enter}');
    },
  },
  'portal-set-password portal-done': {
    as: 'visitor',
    async act(shown) {
      await logInByWechat(shown);
      await typeTwice(shown);
      await press(shown, '确定');
    },
  },
  'portal-set-password portal-navigate': following('修改密码'),
  'portal-side-tools portal-feedback-open': { act: (shown) => click(shown, 'button', /意见反馈/) },
  'portal-sidebar portal-navigate': following('学习中心'),
  'portal-sidebar portal-toggle': {},
  'portal-sign-card portal-checked-in': { act: (shown) => click(shown, 'button', /^签到/) },
  'portal-sign-card portal-navigate': following('积分明细'),
};
