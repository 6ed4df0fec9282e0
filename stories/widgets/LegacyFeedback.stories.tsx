import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegacyFeedback, LegacyFeedbackDialog } from '#widgets/legacy-feedback/index.ts';
import { onScene } from '../scene.tsx';

const meta = {
  title: 'Widgets/LegacyFeedback',
  tags: ['autodocs'],
  component: LegacyFeedback,
} satisfies Meta<typeof LegacyFeedback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = { decorators: [onScene({ as: 'teacher' })] };
export const Guest: Story = { decorators: [onScene({ as: 'guest' })] };
export const InADialog: Story = {
  decorators: [onScene({ as: 'guest' })],
  render: () => <LegacyFeedbackDialog onClose={() => undefined} />,
};
