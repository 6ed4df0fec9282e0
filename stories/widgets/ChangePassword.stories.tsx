import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChangePassword } from '#widgets/change-password/index.ts';
import { inChinese } from '../in-chinese.ts';
import { acceptsAll, fillIn, type Canvas } from './password-steps.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const account = '/api/operate/platUser/getUserSafeInfo';

const meta = {
  title: 'Widgets/ChangePassword',
  tags: ['autodocs'],
  component: ChangePassword,
  args: { onNavigate: () => false },
} satisfies Meta<typeof ChangePassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const asTeacher = onScene({ as: 'teacher' });
const change = (canvas: Canvas, old: string, password: string) =>
  fillIn(canvas, { 原密码: old, 新密码: password, 确认新密码: password }, '确定');

export const Change: Story = { decorators: [asTeacher] };
export const OnPhone: Story = {
  decorators: [asTeacher],
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(account) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(account) })] };
export const WithoutPhone: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(account, { mobile: '' }) })],
};
export const Refused: Story = {
  decorators: [asTeacher],
  play: inChinese(async ({ canvas }) => {
    await change(canvas, 'Wrong#2026', 'Brandnew#2027');
    const text = await canvas.findByText('原密码不正确，请重新输入！');
    // The dialog fades in.
    await waitFor(() => expect(text).toBeVisible());
  }),
};
export const Done: Story = {
  decorators: [acceptsAll],
  play: inChinese(async ({ canvas }) => {
    await change(canvas, 'Teacher#2026', 'Brandnew#2027');
    await expect(await canvas.findByText('密码已更新')).toBeVisible();
  }),
};
