import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandboxSettings, type Sandbox } from '#host/sandbox/index.ts';
import { mobileKey } from '#src/http/signature.ts';
import { ChangePassword, changePasswordDefinition } from '#widgets/change-password/index.ts';
import { ForgotPassword, forgotPasswordDefinition } from '#widgets/forgot-password/index.ts';
import { SetPassword, setPasswordDefinition } from '#widgets/set-password/index.ts';
import { noUserInfo } from '../../no-user-info.ts';
import { eventually, show, type Form, type ShowOptions } from '../widget.tsx';

export const teacherMobile = '13812345678';
export const fresh = 'Brandnew#2027';

export const paths = {
  phone: '/api/user/space/personal/getUserPhone',
  send: '/api/user/sys/user/forget/send',
  verify: '/api/operate/openApi/sms/validCode',
  update: '/api/operate/platUser/updatePassword',
  safe: '/api/operate/platUser/getUserSafeInfo',
  user: '/api/user/user/info',
  organisation: '/api/orgUser/org/getConfigByCode',
};

export type Shown = ReturnType<typeof show>;

const asTeacher: ShowOptions = { as: 'teacher' };

export const showForgot = (form: Form, options: ShowOptions = asTeacher) =>
  show(form, { row: forgotPasswordDefinition, component: ForgotPassword }, options);
export const showChange = (form: Form, options: ShowOptions = asTeacher) =>
  show(form, { row: changePasswordDefinition, component: ChangePassword }, options);
export const showFirst = (form: Form, options: ShowOptions = asTeacher) =>
  show(form, { row: setPasswordDefinition, component: SetPassword }, options);

/** Makes the server say that the teacher has no password yet. */
export function withoutPassword(sandbox: Pick<Sandbox, 'fault'>): void {
  const data = {
    userInfo: { ...noUserInfo, orgCode: 'demo', userId: 'u-1001', username: 'teacher', needPwd: true },
  };
  sandbox.fault({ method: 'GET', path: paths.user, times: 9, body: { code: 200, data } });
}

export const field = ({ findByLabelText }: Shown, label: string) =>
  findByLabelText<HTMLInputElement>(label, { exact: true, selector: 'input' });

export const button = ({ findByRole }: Shown, name: string | RegExp) =>
  findByRole<HTMLButtonElement>('button', { name });

export async function type(shown: Shown, label: string, text: string): Promise<void> {
  await userEvent.fill(await field(shown, label), text);
}

export async function press(shown: Shown, name: string | RegExp): Promise<void> {
  await userEvent.click(await button(shown, name));
}

/** Returns the code that was sent last. */
export async function codeOf({ sandbox }: Pick<Shown, 'sandbox'>, mobile = teacherMobile): Promise<string> {
  const answer: { code: string | null } = await (
    await sandbox.fetch(`http://sandbox.localhost/sandbox/sms?mobile=${mobile}`)
  ).json();
  return answer.code ?? '';
}

/** Completes step 1 of the forgotten password and waits for step 2. */
export async function verify(shown: Shown): Promise<void> {
  await press(shown, '获取验证码');
  await shown.findByText('验证码已发送到您的手机上');
  await type(shown, '验证码', await codeOf(shown));
  await press(shown, '下一步');
  await eventually(async () => expect(shown.focused()).toBe(await field(shown, '新密码')));
}

/** Fills the two fields of a new password. */
export async function typeTwice(shown: Shown, password = fresh): Promise<void> {
  await type(shown, '新密码', password);
  await type(shown, '确认密码', password);
}

/** Fills the three fields of a password change. */
export async function typeChange(shown: Shown, old: string, password: string, again = password) {
  await type(shown, '原密码', old);
  await type(shown, '新密码', password);
  await type(shown, '确认新密码', again);
}

export async function valuesOf(shown: Shown, ...labels: string[]): Promise<string[]> {
  const fields = await Promise.all(labels.map((label) => field(shown, label)));
  return fields.map((one) => one.value);
}

/** Registers a user by WeChat, who has no password yet. */
async function registerByWechat(sandbox: Sandbox): Promise<{ token: string; userId: string }> {
  const mobile = '13500001234';
  const post = async (path: string, body: unknown): Promise<{ data: { token: string; userId: string } }> =>
    (
      await sandbox.fetch(`http://sandbox.localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  await post('/api/auth/wechat/sendSmsByWechatRegister', {
    mobile,
    key: await mobileKey(mobile, sandboxSettings.smsKey),
  });
  const code = await codeOf({ sandbox }, mobile);
  const person = { mobile, code, openId: 'wx-fresh', realName: '林晓', orgCode: 'demo' };
  return (await post('/api/auth/wechat/wechatRegister', person)).data;
}

/** Logs in as a new user, who has no password yet. */
export async function logInByWechat({ sandbox, session }: Pick<Shown, 'sandbox' | 'session'>): Promise<void> {
  const { token, userId } = await registerByWechat(sandbox);
  // The page's session exists once an element has made the portal.
  await eventually(() => session.logIn(token, userId));
}
