import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ChangePassword } from '../widgets/change-password/index.ts';
import { ForgotPassword } from '../widgets/forgot-password/index.ts';
import { SetPassword } from '../widgets/set-password/index.ts';
import { answering, failing, onScene, pending } from './scene.tsx';

const phone = '/api/user/space/personal/getUserPhone';
const account = '/api/operate/platUser/getUserSafeInfo';
const user = '/api/user/user/info';
const update = '/api/operate/platUser/updatePassword';
const verification = '/api/operate/openApi/sms/validCode';

const meta = {
  title: 'Widgets/Passwords',
  component: ForgotPassword,
  args: { onNavigate: () => false },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

// In a shadow root or in English, the canvas finds nothing by these names.
const inChinese =
  (play: (canvas: Canvas) => Promise<void>): Play =>
  async ({ canvas, globals }) => {
    if (globals.root !== 'shadow' && globals.locale !== 'en') await play(canvas);
  };
const asTeacher = onScene({ as: 'teacher' });
const answersAtOnce = onScene({
  as: 'teacher',
  prepare: (sandbox) => {
    for (const path of [verification, update]) {
      sandbox.fault({ method: 'PUT', path, body: { code: 200, data: null }, times: 1000 });
    }
  },
});

const verify = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('验证码'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
};
const typeTwice = async (canvas: Canvas, password: string, again = password) => {
  await userEvent.type(await canvas.findByLabelText('新密码'), password);
  await userEvent.type(await canvas.findByLabelText('确认密码'), again);
  await userEvent.click(canvas.getByRole('button', { name: '确定' }));
};

export const Forgotten: Story = { decorators: [asTeacher] };
export const ForgottenOnPhone: Story = {
  decorators: [asTeacher],
  globals: { viewport: { value: 'mobile1' } },
};
export const ForgottenLoading: Story = { decorators: [onScene({ as: 'teacher', ...pending(phone) })] };
export const ForgottenFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(phone) })] };
export const ForgottenWithoutPhone: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(phone, '') })],
};
export const ForgottenWrongCode: Story = {
  decorators: [asTeacher],
  play: inChinese(async (canvas) => {
    await verify(canvas);
    await expect(await canvas.findByText('验证码不正确，请重新输入')).toBeVisible();
  }),
};
export const ForgottenPassword: Story = {
  decorators: [answersAtOnce],
  play: inChinese(async (canvas) => {
    await verify(canvas);
    await typeTwice(canvas, 'abc 12', 'abc');
    await expect(await canvas.findByText('两次输入密码不一致')).toBeVisible();
  }),
};
export const ForgottenDone: Story = {
  decorators: [answersAtOnce],
  play: inChinese(async (canvas) => {
    await verify(canvas);
    await typeTwice(canvas, 'Brandnew#2027');
    await expect(await canvas.findByText('密码设置成功')).toBeVisible();
  }),
};
export const SignedOut: Story = { decorators: [onScene()] };

const change = (args: Story['args']) => <ChangePassword {...args} />;
const typeChange = async (canvas: Canvas, old: string, password: string) => {
  await userEvent.type(await canvas.findByLabelText('原密码'), old);
  await userEvent.type(canvas.getByLabelText('新密码'), password);
  await userEvent.type(canvas.getByLabelText('确认新密码'), password);
  await userEvent.click(canvas.getByRole('button', { name: '确定' }));
};

export const Change: Story = { decorators: [asTeacher], render: change };
export const ChangeOnPhone: Story = {
  decorators: [asTeacher],
  render: change,
  globals: { viewport: { value: 'mobile1' } },
};
export const ChangeLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(account) })],
  render: change,
};
export const ChangeWithoutAccount: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(account) })],
  render: change,
};
export const ChangeRefused: Story = {
  decorators: [asTeacher],
  render: change,
  play: inChinese(async (canvas) => {
    await typeChange(canvas, 'Wrong#2026', 'Brandnew#2027');
    const text = await canvas.findByText('原密码不正确，请重新输入！');
    // The dialog fades in.
    await waitFor(() => expect(text).toBeVisible());
  }),
};
export const ChangeDone: Story = {
  decorators: [answersAtOnce],
  render: change,
  play: inChinese(async (canvas) => {
    await typeChange(canvas, 'Teacher#2026', 'Brandnew#2027');
    await expect(await canvas.findByText('密码已更新')).toBeVisible();
  }),
};

const needsPassword = {
  userInfo: { userId: 'u-1001', username: 'teacher', orgCode: 'demo', needPwd: true },
};

export const First: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(user, needsPassword) })],
  render: (args) => <SetPassword {...args} />,
};
export const FirstLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(user) })],
  render: (args) => <SetPassword {...args} />,
};
/** A user who has a password is led to changing it. */
export const FirstNotNeeded: Story = {
  decorators: [asTeacher],
  render: (args) => <SetPassword {...args} />,
};
