import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignCard } from '#widgets/sign-card/index.ts';
import { inChinese } from '../in-chinese.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const onCheckedIn = fn();
const credit = '/api/v/credit/mine';
const detail = '/api/v/signrecord/detail';

const meta = {
  title: 'Widgets/SignCard',
  tags: ['autodocs'],
  component: SignCard,
  args: { onNavigate: () => false },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = (signed: number, credits = [5, 5, 10, 5, 5, 5, 20]) =>
  credits.map((credit, place) => ({ sign: place < signed, credit }));

export const ToSign: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Signed: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(detail, { todaySign: true, signRules: days(3) }) })],
};
export const WholeRound: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(detail, { todaySign: true, signRules: days(7) }) })],
};
export const FirstDay: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const TwoWeeks: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(detail, {
        todaySign: false,
        signRules: days(9, [5, 5, 10, 5, 5, 5, 20, 5, 5, 10, 5, 5, 5, 50]),
      }),
    }),
  ],
};
export const WithoutRules: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(detail, { todaySign: false, signRules: [] }) })],
};
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(credit, detail) })] };
export const CreditFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(credit) })] };
export const SignInUnknown: Story = { decorators: [onScene({ as: 'teacher', ...failing(detail) })] };
export const SignedOut: Story = { decorators: [onScene()] };

/** The flow to its end: the credit is won, and the button keeps the focus. */
export const CheckedIn: Story = {
  decorators: [onScene({ as: 'teacher' })],
  args: { onCheckedIn },
  play: inChinese(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '签到' }));
    await canvas.findByText(/^签到成功，获得 \d+ 积分$/);
    await expect(await canvas.findByRole('button', { name: '已签到' })).toHaveFocus();
    await expect(onCheckedIn).toHaveBeenCalled();
  }),
};
