import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout } from '#host/app/layout/Layout.tsx';
import WorkbenchPage from '#host/app/pages/workbench/WorkbenchPage.tsx';
import { routeOf } from '#host/app/routing/route-of.ts';
import { onSpaceScene } from './space.tsx';

const meta = {
  title: 'Host/Tour',
  component: Layout,
  parameters: { layout: 'fullscreen' },
  args: {
    route: routeOf('workbench'),
    address: '/space/workbench',
    isLoading: false,
    isPending: false,
    children: <WorkbenchPage />,
  },
  decorators: onSpaceScene('/space/workbench', { as: 'teacher' }),
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins the tour, whose parts are found in the document alone, and goes on. */
const atStep =
  (step: number): Story['play'] =>
  async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    await userEvent.click(await canvas.findByRole('button', { name: /^(开始|開始|Start)$/ }));
    await canvas.findByRole('dialog');
    for (let place = 1; place < step; place++) await userEvent.keyboard('{ArrowRight}');
  };
const onPhone = { viewport: { value: 'mobile1' } };

export const Invitation: Story = {};
export const InvitationOnPhone: Story = { globals: onPhone };
export const Menu: Story = { play: atStep(1) };
export const Todo: Story = { play: atStep(2) };
export const CheckIn: Story = { play: atStep(3) };
export const Bell: Story = { play: atStep(4) };
export const Last: Story = { play: atStep(5) };
/** The menu is folded, so the step is beside the button that opens it. */
export const MenuOnPhone: Story = { globals: onPhone, play: atStep(1) };
export const TodoOnPhone: Story = { globals: onPhone, play: atStep(2) };
