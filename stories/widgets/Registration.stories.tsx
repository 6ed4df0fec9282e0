import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storePendingBinding } from '#src/session/login/pending-binding.ts';
import {
  Activate,
  AuthLayout,
  RecoverPassword,
  PhoneBinding,
  QrPanel,
  Register,
} from '#widgets/login/index.ts';
import { failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Widgets/Registration',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const statePath = '/api/orgUser/register/getRegisterState';
const register = <Register by="name" onDone={() => {}} onNavigate={() => false} />;

export const ByName: Story = { decorators: [onScene()], args: { children: register } };
export const Loading: Story = { decorators: [onScene(pending(statePath))], args: { children: register } };
export const Failed: Story = { decorators: [onScene(failing(statePath))], args: { children: register } };
export const Closed: Story = {
  decorators: [onScene({ settings: { org: 'closed' } })],
  args: { children: register },
};

export const EveryError: Story = {
  decorators: [onScene()],
  args: { children: register },
  play: async ({ canvas, globals }) => {
    if (globals.root === 'shadow' || globals.locale === 'en') return;
    await userEvent.click(await canvas.findByRole('button', { name: '注册' }));
    await expect(await canvas.findByText('请输入20位以内中文名')).toBeVisible();
  },
};

export const ByMobile: Story = {
  decorators: [onScene()],
  args: { children: <Register by="mobile" onDone={() => {}} onNavigate={() => false} /> },
};

export const Activation: Story = {
  decorators: [onScene()],
  args: { children: <Activate onDone={() => {}} onNavigate={() => false} /> },
};

export const Forgotten: Story = {
  decorators: [onScene()],
  args: { children: <RecoverPassword onNavigate={() => false} /> },
};

export const Binding: Story = {
  decorators: [onScene()],
  loaders: [() => storePendingBinding({ openId: 'wx-story', nickname: '春风化雨' })],
  args: { children: <PhoneBinding onDone={() => {}} onNavigate={() => false} /> },
};

export const QrCode: Story = {
  decorators: [onScene()],
  args: { children: <QrPanel address="https://portal.example/project?id=2001" /> },
};

export const QrCodeTooLong: Story = {
  decorators: [onScene()],
  args: { children: <QrPanel address={`https://portal.example/project?note=${'x'.repeat(3000)}`} /> },
};
