import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AuthLayout, Login } from '#widgets/login/index.ts';
import { inChinese } from '../in-chinese.ts';
import { failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Widgets/Login',
  tags: ['autodocs'],
  component: Login,
  args: { onDone: () => {}, onNavigate: () => false },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const orgPath = '/api/orgUser/org/getConfigByCode';

type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '登录' }));
};

export const Account: Story = { decorators: [onScene()] };
export const OrganisationUnknown: Story = { decorators: [onScene(pending(orgPath))] };
export const OrganisationFailed: Story = { decorators: [onScene(failing(orgPath))] };
export const AccountOnly: Story = { decorators: [onScene({ settings: { org: 'closed' } })] };
export const EmptyFields: Story = { decorators: [onScene()], play: inChinese(submit) };

export const WrongPassword: Story = {
  decorators: [onScene()],
  play: inChinese(async (context) => {
    await userEvent.type(await context.canvas.findByLabelText('用户名'), 'teacher');
    await userEvent.type(await context.canvas.findByLabelText('密码'), 'Wrong#2026');
    await submit(context);
    await expect(await context.canvas.findByText('用户名或密码错误')).toBeVisible();
  }),
};

export const SigningIn: Story = {
  decorators: [
    onScene({
      prepare: (sandbox) =>
        sandbox.fault({ method: 'POST', path: '/api/auth/user/login', delayMs: 3_600_000, times: 1000 }),
    }),
  ],
  play: inChinese(async (context) => {
    await userEvent.type(await context.canvas.findByLabelText('用户名'), 'teacher');
    await userEvent.type(await context.canvas.findByLabelText('密码'), 'Teacher#2026');
    await submit(context);
  }),
};

const onDone = fn();
/** The flow to its end: the page is told where to go on. */
export const LoggedIn: Story = {
  decorators: [onScene()],
  args: { onDone },
  play: inChinese(async (context) => {
    const { canvas } = context;
    await userEvent.type(await canvas.findByLabelText('用户名'), 'teacher');
    await userEvent.type(await canvas.findByLabelText('密码'), 'Teacher#2026');
    await submit(context);
    await canvas.findByText('登录成功');
    await expect(onDone).toHaveBeenCalledWith({ redirect: '/' });
  }),
};

export const TextMessage: Story = { decorators: [onScene()], args: { method: 'mobile' } };

export const CodeSent: Story = {
  decorators: [onScene()],
  args: { method: 'mobile' },
  play: inChinese(async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('手机号'), '13812345678');
    await userEvent.click(await canvas.findByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByText('验证码已发送到您的手机上')).toBeInTheDocument();
  }),
};

export const Wechat: Story = { decorators: [onScene()], args: { method: 'wechat' } };
export const WechatNotConfigured: Story = {
  decorators: [onScene({ settings: { links: {} }, ...pending(orgPath) })],
  args: { method: 'wechat' },
};

const elsewhere = onScene({ settings: { portal: 'https://portal.example' } });
/** On a page of another site that does not keep the log-in. */
export const OnAnotherSite: Story = { decorators: [elsewhere] };
export const OnThePortal: Story = { decorators: [elsewhere], args: { flow: 'redirect' } };

/** Shows the log-in as on the portal's page, beside the panel with the portal's brand. */
export const OnItsPage: Story = {
  decorators: [onScene()],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthLayout>
      <Login {...args} />
    </AuthLayout>
  ),
};
