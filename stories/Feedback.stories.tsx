import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Feedback, type FeedbackHandle, type FeedbackTab } from '../widgets/feedback/index.ts';
import { ScreenshotProgress } from '../widgets/feedback/ScreenshotProgress.tsx';
import { answering, failing, onScene, pending } from './scene.tsx';

function Opened({ tab }: { tab: FeedbackTab }) {
  const handle = useRef<FeedbackHandle>(null);
  useEffect(() => handle.current?.open(tab), [tab]);
  return <Feedback handle={handle} />;
}

const meta = {
  title: 'Widgets/Feedback',
  tags: ['autodocs'],
  component: Feedback,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

const count = '/api/orgUser/chat/getUnreadCount';
const list = '/api/orgUser/problem/page';
const questions = '/api/orgUser/hotQuestion/page';
const submit: Story['render'] = () => <Opened tab="submit" />;
const mine: Story['render'] = () => <Opened tab="mine" />;

export const FloatingButton: Story = { decorators: [onScene({ as: 'teacher' })] };
export const FloatingButtonManyUnread: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(count, 120) })],
};
export const FloatingButtonGuest: Story = { decorators: [onScene({ as: 'guest' })] };
export const InlineButton: Story = { args: { trigger: 'button' }, decorators: [onScene({ as: 'teacher' })] };

export const Form: Story = { decorators: [onScene({ as: 'teacher' })], render: submit };
export const FormOfAGuest: Story = { decorators: [onScene({ as: 'guest' })], render: submit };
export const ScreenshotUnderWay: Story = {
  decorators: [onScene({ as: 'teacher' })],
  render: () => <ScreenshotProgress percent={40} />,
};
export const FormQuestionsLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(questions) })],
  render: submit,
};
export const FormQuestionsFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(questions) })],
  render: submit,
};
export const FormWithoutQuestions: Story = {
  decorators: [onScene({ as: 'teacher', ...answering(questions, { records: [], total: 0 }) })],
  render: submit,
};

export const Mine: Story = { decorators: [onScene({ as: 'teacher' })], render: mine };
export const MineEmpty: Story = { decorators: [onScene({ as: 'newcomer' })], render: mine };
export const MineLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(list) })],
  render: mine,
};
export const MineFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(list) })], render: mine };
export const MineOfAGuest: Story = { decorators: [onScene({ as: 'guest' })], render: mine };
