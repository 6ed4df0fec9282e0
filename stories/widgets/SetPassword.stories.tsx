import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetPassword } from '#widgets/set-password/index.ts';
import { inChinese } from '../in-chinese.ts';
import { fillIn, takesPasswords } from './password-steps.ts';
import { answering, onScene, pending } from '../scene.tsx';

const user = '/api/user/user/info';
const needsPassword = {
  userInfo: { userId: 'u-1001', username: 'teacher', orgCode: 'demo', needPwd: true },
};

const meta = {
  title: 'Widgets/SetPassword',
  tags: ['autodocs'],
  component: SetPassword,
  args: { onNavigate: () => false },
} satisfies Meta<typeof SetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { decorators: [onScene({ as: 'teacher', ...answering(user, needsPassword) })] };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(user) })] };
/** A user who has a password is led to changing it. */
export const NotNeeded: Story = { decorators: [onScene({ as: 'teacher' })] };

export const Done: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      prepare(sandbox) {
        answering(user, needsPassword).prepare?.(sandbox);
        takesPasswords(sandbox);
      },
    }),
  ],
  play: inChinese(async ({ canvas }) => {
    await fillIn(canvas, { 新密码: 'Brandnew#2027', 确认密码: 'Brandnew#2027' }, '确定');
    await expect(await canvas.findByText('密码设置成功')).toBeVisible();
  }),
};
