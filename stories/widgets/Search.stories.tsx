import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from '#widgets/search/index.ts';
import { onScene } from '../scene.tsx';

const meta = {
  title: 'Widgets/Search',
  tags: ['autodocs'],
  component: Search,
  args: { onNavigate: () => false },
  decorators: [onScene()],
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a field on a wide window and an icon on a narrow one. */
export const Initial: Story = {};

/** Submits the search without a text. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    if (globals.root === 'shadow') return;
    const opener = canvas.queryByRole('button', { name: /打开搜索|Open search/ });
    if (opener) await userEvent.click(opener);
    await userEvent.type(await canvas.findByRole('searchbox'), '{Enter}');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
