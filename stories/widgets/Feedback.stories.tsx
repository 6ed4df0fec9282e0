import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Sandbox } from '#host/sandbox/index.ts';
import { Feedback, type FeedbackHandle, type FeedbackTab } from '#widgets/feedback/index.ts';
import { ScreenshotProgress } from '#widgets/feedback/screenshot/ScreenshotProgress.tsx';
import { emptyDraft } from '#widgets/feedback/tickets/ticket-draft.ts';
import { inChinese } from '../in-chinese.ts';
import { keepDraft } from '../kept-draft.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

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
const answer = '/api/orgUser/hotQuestion/q-1';
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

const openAnswer = inChinese(async ({ canvasElement }) => {
  const question = await within(canvasElement.ownerDocument.body).findByRole('button', {
    name: '忘记密码怎么办？',
  });
  await userEvent.click(question);
});
export const FormAnswerLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(answer) })],
  render: submit,
  play: openAnswer,
};
export const FormAnswerFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(answer) })],
  render: submit,
  play: openAnswer,
};

const typedTicket = (content: string) => ({ ...emptyDraft, content });
/** A guest has typed before the log-in, and a tab of the teacher's was closed. */
export const FormWithOffers: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      prepare() {
        keepDraft('feedback', typedTicket('视频打不开'), { userId: '' });
        keepDraft('feedback', typedTicket('证书上的姓名有误'), { age: 3_600_000 });
        keepDraft('feedback', typedTicket('想看回放'), { age: 26 * 3_600_000 });
      },
    }),
  ],
  render: submit,
};
export const FormWithOffersOnPhone: Story = {
  ...FormWithOffers,
  globals: { viewport: { value: 'mobile1' } },
};

export const Mine: Story = { decorators: [onScene({ as: 'teacher' })], render: mine };
export const MineEmpty: Story = { decorators: [onScene({ as: 'newcomer' })], render: mine };
export const MineLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(list) })],
  render: mine,
};
export const MineFailed: Story = { decorators: [onScene({ as: 'teacher', ...failing(list) })], render: mine };
export const MineOfAGuest: Story = { decorators: [onScene({ as: 'guest' })], render: mine };

/** The support's desk, and the ticket that it has got. */
const desk: { sandbox?: Sandbox; problemId?: string } = {};

function Answered() {
  const handle = useRef<FeedbackHandle>(null);
  useEffect(() => handle.current?.open('submit'), []);
  return <Feedback handle={handle} onSubmitted={({ problemId }) => void (desk.problemId = problemId)} />;
}

/** The flow to its end: a ticket is sent, the support answers, and its user reads that. */
export const SentAndAnswered: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      // The development build of React makes two, and keeps the first.
      prepare: (sandbox) => void (desk.sandbox ??= sandbox),
    }),
  ],
  beforeEach: () => void delete desk.sandbox,
  render: () => <Answered />,
  play: inChinese(async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '意见反馈' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '操作体验' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /反馈内容/ }), '手机上按钮太小');
    await userEvent.click(dialog.getByRole('button', { name: '提交' }));
    const [ticket] = await dialog.findAllByRole('button', { name: /手机上按钮太小/ });
    const { sandbox, problemId } = desk;
    if (!ticket || !sandbox || !problemId) throw new Error('the ticket has not arrived');
    sandbox.reply({ problemId, content: '已收到，我们会尽快调整。' });
    await userEvent.click(ticket);
    await expect(await dialog.findByText('已收到，我们会尽快调整。')).toBeVisible();
  }),
};
