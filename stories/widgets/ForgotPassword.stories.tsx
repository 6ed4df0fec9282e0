import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForgotPassword } from '#widgets/forgot-password/index.ts';
import { inChinese } from '../in-chinese.ts';
import { acceptsAll, fillIn, type Canvas } from './password-steps.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const phone = '/api/user/space/personal/getUserPhone';

const meta = {
  title: 'Widgets/ForgotPassword',
  tags: ['autodocs'],
  component: ForgotPassword,
  args: { onNavigate: () => false },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

const asTeacher = onScene({ as: 'teacher' });
const verify = (canvas: Canvas) => fillIn(canvas, { 验证码: '123456' }, '下一步');
const typeTwice = (canvas: Canvas, password: string, again = password) =>
  fillIn(canvas, { 新密码: password, 确认密码: again }, '确定');

export const Forgotten: Story = { decorators: [asTeacher] };
export const OnPhone: Story = {
  decorators: [asTeacher],
  globals: { viewport: { value: 'mobile1' } },
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(phone) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(phone) })] };
export const WithoutPhone: Story = { decorators: [onScene({ as: 'teacher', ...answering(phone, '') })] };
export const WrongCode: Story = {
  decorators: [asTeacher],
  play: inChinese(async ({ canvas }) => {
    await verify(canvas);
    await expect(await canvas.findByText('验证码不正确，请重新输入')).toBeVisible();
  }),
};
export const Password: Story = {
  decorators: [acceptsAll],
  play: inChinese(async ({ canvas }) => {
    await verify(canvas);
    await typeTwice(canvas, 'abc 12', 'abc');
    await expect(await canvas.findByText('两次输入密码不一致')).toBeVisible();
  }),
};
export const Done: Story = {
  decorators: [acceptsAll],
  play: inChinese(async ({ canvas }) => {
    await verify(canvas);
    await typeTwice(canvas, 'Brandnew#2027');
    await expect(await canvas.findByText('密码设置成功')).toBeVisible();
  }),
};
export const SignedOut: Story = { decorators: [onScene()] };
