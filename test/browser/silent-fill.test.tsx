import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CustomerService } from '#host/app/pages/customer-service/CustomerService.tsx';
import { storePendingBinding } from '#src/session/login/pending-binding.ts';
import { Input } from '#src/ui/fields/Input.tsx';
import { Pager } from '#src/ui/navigation/Pager.tsx';
import { LegacyFeedback, legacyFeedbackDefinition } from '#widgets/legacy-feedback/index.ts';
import {
  Activate,
  Login,
  loginDefinition,
  PhoneBinding,
  RecoverPassword,
  Register,
} from '#widgets/login/index.ts';
import { Search, searchDefinition } from '#widgets/search/index.ts';
import { findProject, showPage } from './host/personal-data/personal-data-scene.tsx';
import { testFailedSends } from './failed-sends.ts';
import { call, fillSilently, testSilentFill, type FillCase } from './silent-fill.ts';
import { openComments, paths as commentPaths } from './widgets/comments/comments-scene.tsx';
import { openChat, openForm } from './widgets/feedback/feedback-scene.tsx';
import {
  codeOf,
  fresh,
  logInByWechat,
  paths,
  press,
  showChange,
  showFirst,
  showForgot,
  teacherMobile,
  type,
  verify,
} from './widgets/passwords-scene.tsx';
import { componentForms, eventually, forms, show, type Form } from './widget.tsx';

interface WidgetCase extends FillCase {
  open: (form: Form) => ReturnType<typeof show> | Promise<ReturnType<typeof show>>;
}

const login = (form: Form, method: 'account' | 'mobile') =>
  show(form, { row: loginDefinition, component: Login }, { as: 'visitor', props: { method } });
const onNavigate = vi.fn(() => false);
const newPassword = [
  ['新密码', fresh],
  ['确认密码', fresh],
] as const satisfies FillCase['fields'];

const elements: readonly WidgetCase[] = [
  {
    name: 'the log-in by account',
    source: 'widgets/login/AccountForm.tsx',
    open: (form) => login(form, 'account'),
    fields: [
      ['用户名', 'teacher'],
      ['密码', 'Teacher#2026'],
    ],
    button: '登录',
    sent: call('/api/auth/user/login', { username: 'teacher' }),
  },
  {
    name: 'the log-in by mobile',
    source: 'widgets/login/MobileForm.tsx',
    open: (form) => login(form, 'mobile'),
    fields: [
      ['手机号', teacherMobile],
      ['验证码', '123456'],
    ],
    button: '登录',
    sent: call('/api/auth/login/appSmsLogin', { code: '123456' }),
  },
  {
    name: 'a forgotten password',
    source: 'widgets/forgot-password/VerifyMobileForm.tsx',
    open: (form) => showForgot(form),
    fields: [['验证码', '123456']],
    button: '下一步',
    sent: call(paths.verify, { code: '123456' }),
  },
  {
    name: 'the new password after a forgotten one',
    source: 'widgets/forgot-password/NewPasswordForm.tsx',
    async open(form) {
      const shown = showForgot(form);
      await verify(shown);
      return shown;
    },
    fields: newPassword,
    button: '确定',
    sent: call(paths.update, { password: fresh }),
  },
  {
    name: 'the first password',
    source: 'widgets/set-password/FirstPasswordForm.tsx',
    async open(form) {
      const shown = showFirst(form, { as: 'visitor' });
      await logInByWechat(shown);
      return shown;
    },
    fields: newPassword,
    button: '确定',
    sent: call(paths.update, { password: fresh }),
  },
  {
    name: 'another password',
    source: 'widgets/change-password/ChangeForm.tsx',
    open: (form) => showChange(form),
    fields: [
      ['原密码', 'Teacher#2026'],
      ['新密码', fresh],
      ['确认新密码', fresh],
    ],
    button: '确定',
    sent: call(paths.update, { oldPwd: 'Teacher#2026', password: fresh }),
  },
  {
    name: 'the older feedback',
    source: 'widgets/legacy-feedback/LegacyFeedback.tsx',
    open: (form) =>
      show(form, { row: legacyFeedbackDefinition, component: LegacyFeedback }, { as: 'teacher' }),
    fields: [
      ['标题', '夜间模式'],
      [/反馈内容/, '希望增加夜间模式'],
      [/联系电话/, '138 1234 5678'],
    ],
    button: '提交',
    sent: call('/api/orgUser/feedback/submit', {
      title: '夜间模式',
      content: '希望增加夜间模式',
      userContact: teacherMobile,
    }),
  },
  {
    name: 'the feedback',
    source: 'widgets/feedback/tickets/TicketForm.tsx',
    async open(form) {
      const shown = await openForm(form);
      await userEvent.click(shown.getByRole('radio', { name: '其他' }));
      return shown;
    },
    fields: [[/反馈内容/, '图标看不清楚']],
    button: '提交',
    keys: '',
    sent: call('/api/orgUser/problem', { content: '图标看不清楚' }),
  },
  {
    name: 'a reply to the feedback',
    source: 'widgets/feedback/chat/ReplyBox.tsx',
    open: (form) => openChat(form, '处理中'),
    fields: [['回复内容', '还是太小']],
    button: '发送',
    sent: call('/api/orgUser/problem/sendMsg', { content: '还是太小' }),
  },
  {
    name: 'a comment',
    source: 'widgets/comments/CommentForm.tsx',
    open: (form) => openComments(form),
    fields: [['写评论', '这节课很有收获']],
    button: '发布',
    keys: '{Control>}{Enter}{/Control}',
    sent: call(commentPaths.postThread, { content: '这节课很有收获' }),
  },
  {
    name: 'the search',
    source: 'widgets/search/Search.tsx',
    open: (form) => show(form, { row: searchDefinition, component: Search }, { props: { onNavigate } }),
    fields: [['站内搜索', '古诗文']],
    button: '搜索',
    sent: () =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
        url: `/search?searchVal=${encodeURIComponent('古诗文')}`,
        target: '_blank',
      }),
  },
];

// These are pages and parts of the portal, and no elements of the CDN: they are tested as React components alone.
const none = { tag: 'portal-none', summary: '' } as const;
const asVisitor = { as: 'visitor', props: { by: 'name', onDone: () => undefined } } as const;
const away = { onNavigate: () => false };
const newAccount = [
  ['手机号', '13511112222'],
  ['验证码', '123456'],
  ...newPassword,
] as const satisfies FillCase['fields'];
const onPage = vi.fn<(chosen: number) => void>();

const parts: readonly WidgetCase[] = [
  {
    name: 'the registration',
    source: 'widgets/login/pages/RegisterForm.tsx',
    open: () => show('React', { row: none, component: Register }, asVisitor),
    fields: [['姓名', '沈一诺'], ...newAccount],
    button: '注册',
    sent: call('/api/orgUser/register', { realName: '沈一诺', mobile: '13511112222', code: '123456' }),
  },
  {
    name: 'the activation',
    source: 'widgets/login/pages/Activate.tsx',
    open: () => show('React', { row: none, component: Activate }, asVisitor),
    fields: newAccount,
    button: '激活并登录',
    sent: call('/api/orgUser/login/activate', { mobile: '13511112222', code: '123456' }),
  },
  {
    name: 'the binding of a number after a scan',
    source: 'widgets/login/PhoneBindingForm.tsx',
    open() {
      const shown = show('React', { row: none, component: PhoneBinding }, asVisitor);
      storePendingBinding({ openId: 'wx-fresh', nickname: '春风化雨' });
      return shown;
    },
    fields: [
      ['手机号', '13511112222'],
      ['验证码', '123456'],
    ],
    button: '绑定并登录',
    sent: call('/api/auth/wechat/bind', { mobile: '13511112222', code: '123456' }),
  },
  {
    name: 'the proof of one’s number before the log-in',
    source: 'widgets/login/pages/VerifyMobileForm.tsx',
    open: () => show('React', { row: none, component: RecoverPassword }, asVisitor),
    fields: [
      ['手机号', teacherMobile],
      ['验证码', '123456'],
    ],
    button: '下一步',
    sent: call('/api/auth/login/resetPasswordValid', { mobile: teacherMobile, code: '123456' }),
  },
  {
    name: 'a new password before the log-in',
    source: 'widgets/login/pages/ResetPasswordForm.tsx',
    async open() {
      const shown = show('React', { row: none, component: RecoverPassword }, asVisitor);
      await type(shown, '手机号', teacherMobile);
      await press(shown, '获取验证码');
      await eventually(async () => expect(await codeOf(shown)).not.toBe(''));
      await type(shown, '验证码', await codeOf(shown));
      await press(shown, '下一步');
      return shown;
    },
    fields: newPassword,
    button: '设置密码',
    sent: call('/api/auth/login/resetPassword', { password: fresh }),
  },
  {
    name: 'the personal data',
    source: 'host/app/pages/personal-data/edit/EditForm.tsx',
    open: () => showPage('EditData', { props: away }),
    fields: [
      [/昵称/, '山间晨读'],
      [/任教学校/, '青屏县城关小学'],
    ],
    button: '提交',
    sent: call('/api/orgUser/user/updateUserInfo', { nickname: '山间晨读', school: '青屏县城关小学' }),
  },
  {
    name: 'the identity card',
    source: 'host/app/pages/personal-data/card/BindCardForm.tsx',
    open: () => showPage('BindCard', { as: 'newcomer', props: away }),
    fields: [
      [/真实姓名/, '许静怡'],
      [/身份证号/, '420106199203157826'],
    ],
    button: '提交',
    sent: call('/api/operate/platUser/bindIdCard', { realName: '许静怡', idCard: '420106199203157826' }),
  },
  {
    name: 'the bound number',
    source: 'host/app/pages/personal-data/mobile/VerifyBoundMobileForm.tsx',
    open: () => showPage('BindPhone', { props: away }),
    fields: [['验证码', '123456']],
    button: '下一步',
    sent: call('/api/operate/platUser/validUnbind', { code: '123456' }),
  },
  {
    name: 'another number, in step 2',
    source: 'host/app/pages/personal-data/mobile/BindMobileForm.tsx',
    async open() {
      const shown = showPage('BindPhone', { props: away });
      await press(shown, '获取验证码');
      await shown.findByText('验证码已发送到您的手机上');
      await type(shown, '验证码', await codeOf(shown));
      await press(shown, '下一步');
      return shown;
    },
    fields: [
      ['新手机号', '13511112222'],
      ['验证码', '123456'],
    ],
    button: '提交',
    sent: call('/api/operate/platUser/bindMobile', { mobile: '13511112222', code: '123456' }),
  },
  {
    name: 'the search for a project',
    source: 'host/app/pages/personal-data/project/ProjectList.tsx',
    open: () => showPage('BindProject', { props: away }),
    fields: [['项目名称', '研修']],
    button: '查询',
    sent: (shown) =>
      expect(shown.calls('/api/project/home/getListByFilter').at(-1)?.query.searchVal).toBe('研修'),
  },
  {
    name: 'the code of a project',
    source: 'host/app/pages/personal-data/project/CodeForm.tsx',
    async open() {
      const shown = showPage('BindProject', { props: away });
      await userEvent.click(await shown.findByRole('tab', { name: '按项目编号' }));
      return shown;
    },
    fields: [['项目编号', 'none-such']],
    button: '查找项目',
    sent: (shown) => expect(shown.calls('/pxapp/api/project/get/none-such').length).toBeGreaterThan(0),
  },
  {
    name: 'the data that a project requires',
    source: 'host/app/pages/personal-data/project/InfoForm.tsx',
    async open() {
      const shown = showPage('BindProject', { props: away });
      const project = await findProject(shown, 'open');
      await userEvent.click(await shown.findByRole('tab', { name: '按项目编号' }));
      await type(shown, '项目编号', project.id);
      await press(shown, '查找项目');
      return shown;
    },
    fields: [
      [/任教学校/, '青屏县城关小学'],
      [/电子邮箱/, 'chen@donghu.example'],
    ],
    button: '提交',
    sent: call('/pxapp/api/v2/study/apply', {
      info: expect.objectContaining({ school: '青屏县城关小学', email: 'chen@donghu.example' }),
    }),
  },
  {
    name: 'the search for a question',
    source: 'widgets/shared/faq/QuestionSearch.tsx',
    open: () => show('React', { row: none, component: CustomerService }, { as: 'teacher' }),
    fields: [['搜索问题', '证书']],
    button: '搜索',
    sent: (shown) => expect(shown.calls('/api/orgUser/hotQuestion/page').at(-1)?.query.title).toBe('证书'),
  },
  {
    name: 'the number of a page',
    source: 'src/ui/navigation/Pager.tsx',
    open: () =>
      show('React', {
        row: none,
        component: () => (
          <>
            <Pager page={1} pageCount={9} onChange={onPage} />
            <button
              type="button"
              onClick={({ currentTarget }) =>
                currentTarget.parentElement?.querySelector('form')?.requestSubmit()
              }
            >
              跳转
            </button>
          </>
        ),
      }),
    fields: [[/跳转到的页码/, '7']],
    button: '跳转',
    sent: () => expect(onPage).toHaveBeenCalledExactlyOnceWith(7),
  },
];

beforeEach(async () => {
  sessionStorage.clear();
  onNavigate.mockClear();
  onPage.mockClear();
  await page.viewport(1280, 900);
});

describe.each(forms)('as %s, what fields hold without an event is sent by', (form) => {
  testSilentFill(elements, ({ open }) => open(form));
});

describe.each(forms)('as %s, nothing is lost when the server fails', (form) => {
  testFailedSends(elements, ({ open }) => open(form));
});

describe.each(componentForms)('as %s, what fields hold without an event is sent by', (form) => {
  testSilentFill(parts, ({ open }) => open(form));
});

describe.each(componentForms)('as %s, nothing is lost when the server fails', (form) => {
  testFailedSends(parts, ({ open }) => open(form));
});

describe.each(forms)('as %s, a field that is filled silently', (form) => {
  test('enables the button without anybody touching the form', async () => {
    const shown = showChange(form);
    const button = await shown.findByRole<HTMLButtonElement>('button', { name: '确定' });
    for (const label of ['原密码', '新密码', '确认新密码']) {
      fillSilently(await shown.findByLabelText<HTMLInputElement>(label, { selector: 'input' }), fresh);
    }
    expect(button.disabled).toBe(true);
    await eventually(() => expect(button.disabled).toBe(false));
  });
});

describe.each(componentForms)('as %s, a field that is filled silently', () => {
  test('keeps the text when it is rendered before the text is heard', async () => {
    let render = () => {};
    const onChange = vi.fn<(text: string) => void>();
    function Controlled() {
      const [count, setCount] = useState(0);
      const [text, setText] = useState('');
      render = () => setCount(count + 1);
      const change = (next: string) => {
        onChange(next);
        setText(next);
      };
      return (
        <Input
          aria-label="姓名"
          data-count={count}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
    }
    const shown = show('React', { row: none, component: Controlled });
    const field = await shown.findByLabelText<HTMLInputElement>('姓名');
    fillSilently(field, '沈一诺');
    render();
    await eventually(() => expect(field.dataset.count).toBe('1'));
    expect(field.value).toBe('沈一诺');
    await eventually(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('沈一诺'));
  });
});
