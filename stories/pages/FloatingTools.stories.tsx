import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingTools } from '#host/app/layout/floating/FloatingTools.tsx';
import { failing, onScene } from '../scene.tsx';

const meta = {
  title: 'Host/FloatingTools',
  component: FloatingTools,
  parameters: { layout: 'fullscreen' },
  args: { hidesButton: false, unreadCount: 0, onFeedback: () => undefined },
} satisfies Meta<typeof FloatingTools>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent, globals }) => {
  if (globals.root === 'shadow') return;
  await userEvent.click(await canvas.findByRole('button', { name: /咨询与反馈|Help and feedback/ }));
};
const longPage: Story['decorators'] = [
  (Story) => (
    <div style={{ blockSize: '200vh' }}>
      <Story />
    </div>
  ),
  onScene(),
];

export const Initial: Story = { decorators: [onScene()] };
export const UnreadReplies: Story = { args: { unreadCount: 3 }, decorators: [onScene()] };
export const ManyUnreadReplies: Story = { args: { unreadCount: 120 }, decorators: [onScene()] };
export const Opened: Story = { args: { unreadCount: 3 }, decorators: [onScene()], play: open };
/** There is nothing but feedback, so that the button opens the dialog at once. */
export const WithoutPhone: Story = {
  args: { unreadCount: 3 },
  decorators: [onScene(failing('/api/orgUser/org/getConfigByCode'))],
};
export const BackToTop: Story = { decorators: longPage, play: () => window.scrollTo(0, 200) };
/** Beside a lesson there is no button but back-to-top. */
export const OnlyBackToTop: Story = {
  args: { hidesButton: true },
  decorators: longPage,
  play: () => window.scrollTo(0, 200),
};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } }, decorators: [onScene()] };
export const PhoneOpened: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [onScene()],
  play: open,
};
