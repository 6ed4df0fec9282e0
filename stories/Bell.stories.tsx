import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from '../widgets/bell/index.ts';
import { failing, onScene } from './scene.tsx';

const meta = {
  title: 'Widgets/Bell',
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
