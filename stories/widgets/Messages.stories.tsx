import type { Meta, StoryObj } from '@storybook/react-vite';
import { Messages } from '#widgets/messages/index.ts';
import { failing, onScene, pending } from '../scene.tsx';

const list = '/api/msg/message/page';

const meta = {
  title: 'Widgets/Messages',
  tags: ['autodocs'],
  component: Messages,
  args: { onNavigate: () => false },
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { decorators: [onScene({ as: 'teacher' })] };
export const OneKind: Story = { args: { type: 2 }, decorators: [onScene({ as: 'teacher' })] };
export const OnPhone: Story = {
  decorators: [onScene({ as: 'teacher' })],
  globals: { viewport: { value: 'mobile1' } },
};
export const Empty: Story = { decorators: [onScene({ as: 'newcomer' })] };
export const Loading: Story = { decorators: [onScene({ as: 'teacher', ...pending(list) })] };
export const Failed: Story = { decorators: [onScene({ as: 'teacher', ...failing(list) })] };
export const KindsFailed: Story = {
  decorators: [onScene({ as: 'teacher', ...failing('/api/msg/message/getMessageCount') })],
};
export const SignedOut: Story = { decorators: [onScene()] };
/** The page holds the choice. */
export const UnreadOnly: Story = {
  args: { choice: { value: { type: undefined, shown: 'unread', page: 1 }, onChange: () => {} } },
  decorators: [onScene({ as: 'teacher' })],
};
