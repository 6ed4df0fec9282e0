import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideTools } from '#widgets/side-tools/index.ts';
import { failing, onScene } from '../scene.tsx';

const meta = {
  title: 'Widgets/SideTools',
  tags: ['autodocs'],
  component: SideTools,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SideTools>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = { decorators: [onScene()] };
export const UnreadReplies: Story = { args: { feedbackCount: 3 }, decorators: [onScene()] };
export const ManyUnreadReplies: Story = { args: { feedbackCount: 120 }, decorators: [onScene()] };
export const WithoutPhone: Story = { decorators: [onScene(failing('/api/orgUser/org/getConfigByCode'))] };
export const PhoneNumberShown: Story = {
  decorators: [onScene()],
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.hover(await canvas.findByRole('button', { name: /电话咨询|Call us/ }));
  },
};
export const BackToTop: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200vh' }}>
        <Story />
      </div>
    ),
    onScene(),
  ],
  play: () => window.scrollTo(0, 200),
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, decorators: [onScene()] };
