import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Bell } from '#widgets/bell/index.ts';
import { answering, failing, onScene, pending } from '../scene.tsx';

const meta = {
  title: 'Widgets/Bell',
  tags: ['autodocs'],
  component: Bell,
  args: { onNavigate: () => false },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { decorators: [onScene()] };
export const ManyUnread: Story = { decorators: [onScene({ as: 'teacher' })] };
export const FewUnread: Story = { decorators: [onScene({ as: 'admin' })] };
export const NothingUnread: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const CountUnknown: Story = {
  decorators: [onScene({ as: 'teacher', ...failing('/api/msg/message/getMessageCount') })],
};

const list = '/api/msg/message/page';

/** Opens the bell by a click; queries of the canvas cannot reach into a shadow root. */
const opened: Story['play'] = async ({ canvas, globals }) => {
  if (globals.root === 'shadow') return;
  await userEvent.click(await canvas.findByRole('button', { name: /^消息通知|^Notifications/ }));
};

export const Opened: Story = { decorators: [onScene({ as: 'teacher' })], play: opened };
export const OpenedOnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
  play: opened,
};
export const OpenedEmpty: Story = { decorators: [onScene({ as: 'newcomer' })], play: opened };
export const OpenedLoading: Story = {
  decorators: [onScene({ as: 'teacher', ...pending(list) })],
  play: opened,
};
export const OpenedFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing(list) })],
  play: opened,
};
export const OpenedSignedOut: Story = { decorators: [onScene()], play: opened };
export const OpenedWithMarkup: Story = {
  decorators: [
    onScene({
      as: 'teacher',
      ...answering(list, {
        records: [
          {
            id: 'n1',
            content:
              '您已被编入「小学语文研修二班」，班主任为<b>李慧敏</b>老师，详见<a href="/notice">开班通知</a>。',
            type: 1,
            isRead: 0,
            sourceType: 24,
            sourceId: '1',
            createTime: '2026-09-14 08:30:00',
          },
        ],
        total: 1,
        current: 1,
        size: 200,
      }),
    }),
  ],
  play: opened,
};
