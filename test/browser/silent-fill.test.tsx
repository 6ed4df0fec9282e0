import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LegacyFeedback, legacyFeedbackDefinition } from '#widgets/legacy-feedback/index.ts';
import { Activate, Login, loginDefinition, Register } from '#widgets/login/index.ts';
import { openForm } from './widgets/feedback/feedback-scene.tsx';
import {
  fresh,
  logInByWechat,
  paths,
  showChange,
  showFirst,
  showForgot,
} from './widgets/passwords-scene.tsx';
import { showPage } from './host/personal-data/personal-data-scene.tsx';
import { componentForms, eventually, forms, show, type Form } from './widget.tsx';

type Shown = ReturnType<typeof show>;

interface FormCase {
  name: string;
  open: (form: Form) => Shown | Promise<Shown>;
  /** The labels of the fields, and what is filled in. */
  fields: readonly [label: string | RegExp, text: string][];
  button: string;
  path: string;
  /** Part of the body, or of the query, that is sent. */
  sent: Record<string, unknown>;
}

const login = (form: Form, method: 'account' | 'mobile') =>
  show(form, { row: loginDefinition, component: Login }, { as: 'visitor', props: { method } });

const elements: readonly FormCase[] = [
  {
    name: 'the log-in by account',
    open: (form) => login(form, 'account'),
    fields: [
      ['用户名', 'teacher'],
      ['密码', 'Teacher#2026'],
    ],
    button: '登录',
    path: '/api/auth/user/login',
    sent: { username: 'teacher' },
  },
  {
    name: 'the log-in by mobile',
    open: (form) => login(form, 'mobile'),
    fields: [
      ['手机号', '13812345678'],
      ['验证码', '123456'],
    ],
    button: '登录',
    path: '/api/auth/login/appSmsLogin',
    sent: { code: '123456' },
  },
  {
    name: 'a forgotten password',
    open: (form) => showForgot(form),
    fields: [['验证码', '123456']],
    button: '下一步',
    path: paths.verify,
    sent: { code: '123456' },
  },
  {
    name: 'the first password',
    async open(form) {
      const shown = showFirst(form, { as: 'visitor' });
      await logInByWechat(shown);
      return shown;
    },
    fields: [
      ['新密码', fresh],
      ['确认密码', fresh],
    ],
    button: '确定',
    path: paths.update,
    sent: { password: fresh },
  },
  {
    name: 'another password',
    open: (form) => showChange(form),
    fields: [
      ['原密码', 'Teacher#2026'],
      ['新密码', fresh],
      ['确认新密码', fresh],
    ],
    button: '确定',
    path: paths.update,
    sent: { oldPwd: 'Teacher#2026', password: fresh },
  },
  {
    name: 'the older feedback',
    open: (form) =>
      show(form, { row: legacyFeedbackDefinition, component: LegacyFeedback }, { as: 'teacher' }),
    fields: [
      ['标题', '夜间模式'],
      [/反馈内容/, '希望增加夜间模式'],
      [/联系电话/, '138 1234 5678'],
    ],
    button: '提交',
    path: '/api/orgUser/feedback/submit',
    sent: { title: '夜间模式', content: '希望增加夜间模式', userContact: '13812345678' },
  },
  {
    name: 'the feedback',
    async open(form) {
      const shown = await openForm(form);
      await userEvent.click(shown.getByRole('radio', { name: '其他' }));
      return shown;
    },
    fields: [[/反馈内容/, '手机上按钮太小']],
    button: '提交',
    path: '/api/orgUser/problem',
    sent: { content: '手机上按钮太小' },
  },
];

// These are pages of the portal rather than elements, so they are tested as React components alone.
const none = { tag: 'portal-none', summary: '' } as const;
const asVisitor = { as: 'visitor', props: { by: 'name', onDone: () => undefined } } as const;
const newAccount = [
  ['手机号', '13511112222'],
  ['验证码', '123456'],
  ['新密码', fresh],
  ['确认密码', fresh],
] as const satisfies FormCase['fields'];

const parts: readonly FormCase[] = [
  {
    name: 'the registration',
    open: () => show('React', { row: none, component: Register }, asVisitor),
    fields: [['姓名', '沈一诺'], ...newAccount],
    button: '注册',
    path: '/api/orgUser/register',
    sent: { realName: '沈一诺', mobile: '13511112222', code: '123456' },
  },
  {
    name: 'the activation',
    open: () => show('React', { row: none, component: Activate }, asVisitor),
    fields: newAccount,
    button: '激活并登录',
    path: '/api/orgUser/login/activate',
    sent: { mobile: '13511112222', code: '123456' },
  },
  {
    name: 'the personal data',
    open: () => showPage('EditData', { props: { onNavigate: () => false } }),
    fields: [
      [/昵称/, '山间晨读'],
      [/任教学校/, '青屏县城关小学'],
    ],
    button: '提交',
    path: '/api/orgUser/user/updateUserInfo',
    sent: { nickname: '山间晨读', school: '青屏县城关小学' },
  },
  {
    name: 'the identity card',
    open: () => showPage('BindCard', { as: 'newcomer', props: { onNavigate: () => false } }),
    fields: [
      [/真实姓名/, '许静怡'],
      [/身份证号/, '420106199203157826'],
    ],
    button: '提交',
    path: '/api/operate/platUser/bindIdCard',
    sent: { realName: '许静怡', idCard: '420106199203157826' },
  },
  {
    name: 'the bound number',
    open: () => showPage('BindPhone', { props: { onNavigate: () => false } }),
    fields: [['验证码', '123456']],
    button: '下一步',
    path: '/api/operate/platUser/validUnbind',
    sent: { code: '123456' },
  },
];

/** Fills a field as a browser or a password manager may: no event tells of it, nor does React know. */
function fillSilently(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

async function expectSent(form: Form, { open, fields, button, path, sent }: FormCase) {
  const shown = await open(form);
  for (const [label, text] of fields) {
    const field = await shown.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
    fillSilently(field, text);
  }
  await userEvent.click(await shown.findByRole('button', { name: button }));
  await eventually(() => expect(shown.calls(path)).toHaveLength(1));
  const [call] = shown.calls(path);
  expect({ ...call?.query, ...(call?.body as object | undefined) }).toMatchObject(sent);
}

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

describe.each(forms)('as %s, what fields hold without an event is sent by', (form) => {
  test.each(elements)('$name', (one) => expectSent(form, one));
});

describe.each(componentForms)('as %s, what fields hold without an event is sent by', (form) => {
  test.each(parts)('$name', (one) => expectSent(form, one));
});
